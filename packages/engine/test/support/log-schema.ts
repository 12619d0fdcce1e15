/** The schema of a log and the table of its events, made from the shapes that the engine checks; both are committed as files. */
import type { Field } from '../../src/table/event-shapes.ts'
import { EVENT_SHAPES } from '../../src/table/event-shapes.ts'

type Json = { readonly [key: string]: unknown }

const isMust = (field: Field): boolean => field.must === true

const parts = (fields: { readonly [name: string]: Field }, more: Json = {}): Json => {
  const must = Object.entries(fields).filter(([, field]) => isMust(field))
  const required = [...Object.keys(more), ...must.map(([name]) => name)]
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length === 0 ? {} : { required }),
    properties: { ...more, ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) },
  }
}

const schemaOf = (field: Field): Json => {
  if ('words' in field) return { enum: field.words }
  if ('upTo' in field) return { type: 'integer', minimum: 0, maximum: field.upTo }
  if ('list' in field)
    return { type: 'array', items: schemaOf(field.list), ...(field.most === undefined ? {} : { maxItems: field.most }) }
  if ('parts' in field) return parts(field.parts)
  if (field.is === 'flag') return { type: 'boolean' }
  return field.is === 'text' ? { type: 'string' } : { type: 'object', additionalProperties: { type: 'string' } }
}

const listOfEvents = (): Json => ({
  type: 'array',
  items: { oneOf: Object.keys(EVENT_SHAPES).map((type) => ({ $ref: `#/$defs/${type}` })) },
})

/** What schema/log.json should be. */
export const logSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:mahjudge:schema:log:1',
  title: 'A log of what happened at a table, for Mahjudge to follow',
  type: 'object',
  additionalProperties: false,
  required: ['version', 'events'],
  properties: {
    version: { const: 1 },
    rules: { type: 'string', description: 'Id of a rule set; nmjl when left out.' },
    options: { type: 'object', additionalProperties: { type: 'string' }, description: 'Options agreed before the game.' },
    events: listOfEvents(),
    later: {
      type: 'array',
      description: 'Events whose question nobody could answer yet; they are not replayed.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['at', 'events'],
        properties: {
          at: { type: 'integer', minimum: 0, description: 'How many events of the log stand before them.' },
          events: listOfEvents(),
        },
      },
    },
  },
  $defs: Object.fromEntries(Object.entries(EVENT_SHAPES).map(([type, shape]) => [type, parts(shape, { type: { const: type } })])),
})

const sayField = (field: Field): string => {
  if ('words' in field) {
    if (field.words.length > 12) return field.words.includes('?') ? 'a tile or `?`' : 'a tile'
    return field.words.join('') === 'abcd' ? 'a seat' : field.words.map((word) => `\`${word}\``).join(' ')
  }
  if ('upTo' in field) return `0 to ${field.upTo.toLocaleString('en-US')}`
  if ('list' in field) return `list of ${sayField(field.list)}`
  if ('parts' in field) return `{ ${Object.keys(field.parts).join(', ')} }`
  return field.is === 'flag' ? 'true or false' : field.is === 'text' ? 'text' : 'fact: value'
}

/** The events as a list for people: each with its parts, those that must be told first. */
export const eventList = (): string =>
  Object.entries(EVENT_SHAPES)
    .map(([type, shape]: [string, { readonly [name: string]: Field }]) => {
      const said = Object.entries(shape)
        .toSorted(([, a], [, b]) => Number(isMust(b)) - Number(isMust(a)))
        .map(([name, field]) => `  - ${isMust(field) ? `**${name}**` : name}: ${sayField(field)}`)
      return [`- \`${type}\``, ...said].join('\n')
    })
    .join('\n')
