/** Lines as people copy them from a printed card: read where they can mean one thing only, else told what to write. All are made up. */
import { describe, expect, it } from 'vitest'
import { formatCard } from '../src/card/text/format-card.ts'
import { readCardLines } from '../src/card/text/read-card.ts'

const read = (line: string) => {
  const { lines } = readCardLines(`# Gardens\n${line}`)
  const [, found] = lines
  if (found === undefined) throw new Error(line)
  return found
}

describe('is read', () => {
  it.each([
    // Values.
    ['FFFF 4444a 6666a 88a X 25', '25x'],
    ['FFFF 4444a 6666a 88a x25', '25x'],
    ['FFFF 4444a 6666a 88a = X25', '25x'],
    ['FFFF 4444a 6666a 88a = 25 X', '25x'],
    ['FFFF 4444a 6666a 88a = 25 x.', '25x'],
    ['FFFF 4444a 6666a 88a 25X', '25x'],
    ['FFFF 4444a 6666a 88a 25 x', '25x'],
    ['FFFF 4444a 6666a 88a – 25x', '25x'],
    ['FFFF 4444a 6666a 88a ..... 25x', '25x'],
    ['FFFF 4444a 6666a 88a … X 25', '25x'],
    ['FFFF 4444a 6666a 88a = 25 exposed', '25x'],
    ['FFFF 4444a 6666a 88a = 25 cents x', '25x'],
    ['FFFF 4444a 6666a 88a = 25¢ x', '25x'],
    ['NN EEE WWW SS 5555a C 30', '30c'],
    ['NN EEE WWW SS 5555a C30', '30c'],
    ['NN EEE WWW SS 5555a = concealed 30', '30c'],
    // What stands between the tiles.
    ['3. FFFF 4444a 6666a 88a = 25x', '25x'],
    ['12) FFFF 4444a 6666a 88a = 25x', '25x'],
    ['FFFF, 4444a, 6666a, 88a = 25x', '25x'],
    ['FFFF-4444a-6666a-88a = 25x', '25x'],
    ['FFFF 4444 a 6666 a 88 a = 25x', '25x'],
    ['FFFF4444a6666a88a=25x', '25x'],
    ['11a+22a=33a FFFF DDDDa = 25x', '25x'],
    ['33a×33a=9a 9999b 55555b = 45c', '45c'],
    // Notes.
    ['FF 1111a 2222b 3333c (Any 3 Suits, Any 3 Consec. Nos.) = 25x', '25x'],
    ['FF 1111a 2222b 3333c (any 3 suits with any 3 consec. nos.) = 25x', '25x'],
    ['FF 1111a 2222b 3333c (any 3 suits w/ 3 consec. nos.) = 25x', '25x'],
    ['FF 1111a 2222b 3333c (3 suits / 3 consecutive numbers) = 25x', '25x'],
    ['FF 1111a 2222b 3333c (any 3 suits 3 consec nos) = 25x', '25x'],
    ['FF 1111a 2222b 3333c Any 3 Suits, Any 3 Consec. Nos. 25X', '25x'],
    ['FFFF 1111a 11b 1111c (Any Like Nos.) x 25', '25x'],
    ['22a 444a DDDDb 888a 22a (opp. dragon) = 30x', '30x'],
    ['222a 000 222b 55555c (any 3 suits, pungs same no.) = 40x', '40x'],
    ['NNNN EEE 1111a 111b = 30x // odds only', '30x'],
  ])('%s', (line, worth) => {
    const { problems, line: hand } = read(line)
    expect(problems).toEqual([])
    expect(`${hand?.value ?? ''}${hand?.concealed === true ? 'c' : 'x'}`).toBe(worth)
  })

  it('the same with and without print around it', () => {
    const variants = (line: string): unknown => read(line).line?.variants
    const plain = variants('FFFF 4444a 6666a 88a = 25x')
    for (const line of ['3. FFFF, 4444 a, 6666 a, 88 a … X 25', 'FFFF-4444a-6666a-88a 25X']) expect(variants(line)).toEqual(plain)
  })

  it('with a remark behind it, which is kept', () =>
    expect(formatCard('# Gardens\nFFFF 4444a 6666a 88a X 25 // mine')).toBe('# Gardens\nFFFF 4444a 6666a 88a "mine" = 25x\n'))
})

describe('is told', () => {
  it.each([
    // [line, column, what is wrong, what to write], once each.
    ['FF 2468 DDDD 2468', [4, '2468 has no suit letter.', '2468a'], [18, 'not say what it is worth', '= 25x']],
    ['111 333 5555 7777 (any 2 suits) = 25x', [1, '111, 333, 5555 and 7777 have no suit letters.', '111a']],
    ['FFFF 4444a 6666a 88a – 25', [24, '25 does not say whether the line is X or C', '= 25x']],
    ['FFFF 4444a 6666a 88a 25', [22, '25 does not say whether', '= 25x']],
    ['NN EEE WWW SS 5555a = 30 cents', [23, '30 does not say whether', 'c for concealed']],
    ['NN EEE WWW SS 5555a = $0.30 C', [23, '“$0.30 C” is no value', 'whole number']],
    ['FFFF 4444a 6666a 88a = 25X/C', [24, '“25X/C” is no value', '= 25x']],
    ['ff 4444a 6666a 88a 11b = 25x', [1, '“f” is no tile', 'write F']],
    ['FFFF 4444A 6666A 88A = 25x', [10, '“A” is no tile', 'write a']],
    ['NEWS 1111a 2222a soap soap = 30x', [18, '“soap” is a name', 'write 0']],
    ['Red Red 1111a 2222a 3333a = 30x', [1, '“Red” is a name', 'write R']],
    ['Flower Flower 1111a 2222a 3333a = 25x', [1, '“Flower” is a name', 'write F']],
    ['FF 1111a bam 2222a 3333a = 25x', [10, '“bam” is a name', 'a, b or c']],
    ['OOOO FFFF 3333a 55a = 30x', [1, '“O” is no tile', 'digit 0']],
    ['JJ 1111a 2222a 3333a = 25x', [1, '“J” is no tile', 'names no jokers']],
    ['Consecutive runs', [1, 'no tiles', '# Consecutive runs']],
    ['2468', [1, 'no tiles', '# 2468']],
    ['WINDS – DRAGONS', [1, 'no tiles', '# WINDS']],
    ['FF 1111a 2222b 3333c (any 3 suits lucky nos) = 25x', [23, 'not understood', 'a comma between two notes']],
  ] as const)('%s', (line, ...expected) => {
    const { problems } = read(line)
    expect(problems.map(({ at }) => at)).toEqual(expected.map(([column]) => `line 2, column ${column}`))
    for (const [at, [, message, hint]] of expected.entries()) {
      expect(problems[at]?.message).toContain(message)
      expect(problems[at]?.hint).toContain(hint)
    }
  })

  it('three winds are no name', () => expect(read('NEW NEW 1111a 2222a = 30x').problems.map(({ code }) => code)).toEqual([]))
})
