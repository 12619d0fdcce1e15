import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logFromJson, logToJson, replayLog } from '../src/codec/log-json.ts'
import type { TableEvent } from '../src/table/events.ts'
import { eventsOf } from '../src/table/table.ts'
import { court, createRandom, must, nmjl } from './support/law.ts'
import { eventList, logSchema } from './support/log-schema.ts'
import { simulate } from './simulator/simulate.ts'
import { practice } from './simulator/practice.ts'
import { anyEvent } from './table-events.ts'

const schemaFile = new URL('../schema/log.json', import.meta.url)
const reference = new URL('../../../docs/reference/log.md', import.meta.url)
const MARKS = ['<!-- events -->', '<!-- end of events -->'] as const

/** After a change of the events: MAHJUDGE_WRITE=1 npm run unit -- log, then npm run format. */
const write = process.env['MAHJUDGE_WRITE'] === '1'
const listed = (text: string): string => text.slice(text.indexOf(MARKS[0]) + MARKS[0].length, text.indexOf(MARKS[1])).trim()

if (write) {
  writeFileSync(schemaFile, `${JSON.stringify(logSchema(), null, 2)}\n`)
  const text = readFileSync(reference, 'utf8')
  const [before] = text.split(MARKS[0])
  const [, after] = text.split(MARKS[1])
  writeFileSync(reference, `${before}${MARKS[0]}\n\n${eventList()}\n\n${MARKS[1]}${after}`)
}

const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object
const isLog = new Ajv2020({ strict: false }).compile(schema)

const log = (events: readonly unknown[], more: object = {}): unknown => ({ version: 1, events, ...more })

describe('the schema of a log', () => {
  it('is made from the shapes of the events, and so is their list in the reference', () => {
    expect(schema).toEqual(logSchema())
    expect(listed(readFileSync(reference, 'utf8'))).toBe(eventList())
  })

  it('allows what the reader takes, and nothing else', () => {
    const broken = fc
      .tuple(anyEvent, fc.constantFrom('type', 'seat', 'tile', 'odd'), fc.anything({ maxDepth: 1 }))
      .map(([event, part, value]): unknown => ({ ...event, [part]: value }))
    fc.assert(
      fc.property(fc.array(fc.oneof(anyEvent, broken), { maxLength: 5 }), (events) => {
        // What JSON cannot hold never reaches a schema.
        const data = JSON.parse(JSON.stringify(log(events))) as unknown
        expect(isLog(data)).toBe(logFromJson(data).ok)
      }),
    )
  })
})

describe('what was left for later', () => {
  const left = { at: 1, events: [{ type: 'declared', seat: 'b', on: 'discard' }] }
  const thrown = { type: 'discarded', seat: 'a', tile: '5D' }

  it('is read, written and not replayed', () => {
    const data = log([thrown], { later: [left] })
    expect(isLog(data)).toBe(true)
    const read = must(logFromJson(data))
    expect(read.later).toEqual([left])
    expect(logToJson(read)).toEqual(data)
    expect(must(replayLog(court, read)).applied).toBe(1)
    // Nothing left is nothing written.
    expect(logToJson({ ...read, later: [] })).toEqual(log([thrown]))
  })

  it.each([
    ['no list', 'soon', 'later'],
    ['no place', [{ events: left.events }], 'later.0'],
    ['no events', [{ at: 1 }], 'later.0'],
    ['half a place', [{ ...left, at: 0.5 }], 'later.0.at'],
    ['a place in words', [{ ...left, at: '1' }], 'later.0.at'],
    ['an event without its seat', [{ at: 1, events: [{ type: 'declared' }] }], 'later.0.events.0.seat'],
    ['a part that means nothing', [{ ...left, why: 'unknown' }], 'later.0.why'],
  ])('is refused with a place: %s', (_, later, at) => {
    const data = log([thrown], { later })
    const read = logFromJson(data)
    expect(read.ok ? [] : read.problems.map((problem) => problem.at)).toContain(at)
    expect(isLog(data)).toBe(false)
  })
})

describe('a log', () => {
  it('reads back as it was written, and replays to the same bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { table } = simulate(court, nmjl, practice, createRandom(seed), () => undefined)
        const written = JSON.stringify(logToJson({ ruleSet: 'nmjl', options: {}, events: eventsOf(table) }))
        expect(isLog(JSON.parse(written))).toBe(true)
        const read = must(logFromJson(JSON.parse(written)))
        const again = must(replayLog(court, read, practice.checker))
        expect(again.problem).toBeUndefined()
        expect(again.applied).toBe(read.events.length)
        expect(JSON.stringify(again.table)).toBe(JSON.stringify(table))
        expect(JSON.stringify(logToJson({ ...read, events: eventsOf(again.table) }))).toBe(written)
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  it('stops where it cannot go on, with what was applied and where', () => {
    const events: readonly TableEvent[] = [
      { type: 'discarded', seat: 'd' },
      { type: 'picked', seat: 'a', racked: true },
      { type: 'wallGame' },
      { type: 'picked', seat: 'b' },
    ]
    const replayed = must(replayLog(court, { options: {}, events }))
    expect(replayed).toMatchObject({ applied: 3, problem: { code: 'table/deal-over', at: 'events.3.type' } })
    expect(replayed.table.deal.state).toBe('over')
  })

  it.each([
    ['no log', 42, 'file/wrong-type', ''],
    ['no version', { events: [] }, 'file/missing-key', ''],
    ['another version', log([], { version: 2 }), 'file/unknown-version', 'version'],
    ['no events', { version: 1 }, 'file/missing-key', ''],
    ['a part that means nothing', log([], { event: [] }), 'file/unknown-key', 'event'],
    ['an event of no type', log([{ seat: 'a' }]), 'table/unknown-event', 'events.0.type'],
    [
      'a seat that there is not',
      log([
        { type: 'picked', seat: 'a' },
        { type: 'picked', seat: 'e' },
      ]),
      'table/wrong-value',
      'events.1.seat',
    ],
    [
      'a table that has no such part',
      log([{ type: 'start', table: { eats: 'a' } }]),
      'table/unknown-part',
      'events.0.table.eats',
    ],
  ])('is refused with a place: %s', (_, data, code, at) => {
    const read = logFromJson(data)
    expect(read.ok ? [] : read.problems.map((problem) => [problem.code, problem.at ?? ''])).toContainEqual([code, at])
    expect(read.ok ? '' : (read.problems[0]?.hint ?? '')).not.toBe('')
  })

  it('names every event that is wrong at once', () => {
    const read = logFromJson(log([{ type: 'picked' }, { type: 'picked', seat: 'a' }, { type: 'picced', seat: 'a' }]))
    expect(read.ok ? [] : read.problems.map((problem) => problem.at)).toEqual(['events.0.seat', 'events.2.type'])
  })

  it('is refused under rules that there are not', () => {
    const replayed = replayLog(court, { ruleSet: 'nmjk', options: {}, events: [] })
    expect(replayed.ok ? [] : replayed.problems.map((problem) => problem.code)).toEqual(['rule-set/unknown'])
  })
})
