/** Fields of a card: what is typed stays where it is, and no line is lost on the way. */
import { expect, test } from 'vitest'
import { addBelow, adopt, fieldsOf, move, takeOut, textOf, typeInto } from './fields.ts'

const texts = (fields: readonly { readonly text: string }[]): readonly string[] => fields.map(({ text }) => text)

test('a typed letter changes one field and none of the others', () => {
  const fields = fieldsOf('one\ntwo')
  const { fields: typed, focus } = typeInto(fields, fields[1]?.id ?? 0, 'two!')
  expect(texts(typed)).toEqual(['one', 'two!'])
  expect([typed[0], typed[1]?.id, focus]).toEqual([fields[0], fields[1]?.id, undefined])
})

test('a pasted section goes into fields of its own', () => {
  const fields = fieldsOf('one\ntwo')
  const { fields: pasted, focus } = typeInto(fields, fields[0]?.id ?? 0, 'one\n# Runs\r\n\r\n111a\n')
  expect(texts(pasted)).toEqual(['one', '# Runs', '111a', 'two'])
  expect(focus).toEqual({ id: pasted[2]?.id, at: 4 })
})

test('enter parts a line, and at its end asks for an empty one', () => {
  const fields = fieldsOf('one\ntwo')
  const id = fields[0]?.id ?? 0
  expect(texts(typeInto(fields, id, 'one\n').fields)).toEqual(['one', '', 'two'])
  expect(texts(typeInto(fields, id, 'o\nne').fields)).toEqual(['o', 'ne', 'two'])
})

test('fields are added, moved and taken out', () => {
  const fields = fieldsOf('one\ntwo')
  const [first, second] = fields.map(({ id }) => id)
  expect(texts(addBelow(fields, first).fields)).toEqual(['one', '', 'two'])
  expect(texts(addBelow([], undefined).fields)).toEqual([''])
  expect(texts(move(fields, second ?? 0, -1))).toEqual(['two', 'one'])
  expect(move(fields, second ?? 0, 1)).toBe(fields)
  expect(takeOut(fields, second ?? 0)).toEqual({ fields: [fields[0]], focus: { id: first, at: 3 } })
})

test('another text takes over the fields that have its lines', () => {
  const fields = fieldsOf('one\ntwo\nthree')
  const next = adopt(fields, 'zero\nthree\none')
  expect(texts(next)).toEqual(['zero', 'three', 'one'])
  expect([next[1], next[2]]).toEqual([fields[2], fields[0]])
  expect(textOf(next)).toBe('zero\nthree\none')
})
