/** The commands that need a card, as a terminal sees them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './support/bad-input.ts'

const temp = mkdtempSync(join(tmpdir(), 'mahjudge-card-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  writeFileSync(join(temp, name), text)
  return join(temp, name)
}

const CARD = file(
  'card.txt',
  `card: A small card
# Runs
1111a 2222a 3333a FF = 25x
# Winds
NNNN 888a 888b FFFF = 40c
`,
)
const json = (args: readonly string[]): unknown => JSON.parse(run([...args, '--json']).out)

describe('mahjudge card', () => {
  it('lists the lines of a card that is right', () => {
    const { status, out } = run(['card', 'check', CARD])
    expect(out).toContain('2 lines, 6 hands, worth 25 to 40')
    expect(out).toContain('1. 1111a 2222a 3333a FF = 25x (3 hands)')
    expect(status).toBe(0)
  })

  it('tells every mistake at once, with line, column and remedy', () => {
    const bad = file('bad.txt', '# Runs\n1111a 2222a = 25x\n111 2222a 33333a FF = 25\nQQ = 1x\n')
    const { status, err, out } = run(['card', 'check', bad])
    expect(out).toBe('')
    for (const said of [
      'line 2, column',
      'line 3, column',
      'line 4, column',
      'A line needs 14: add six more',
      '[card/needs-suit]',
    ])
      expect(err).toContain(said)
    expect(status).toBe(2)
  })

  it('tells of a file that is not there', () => {
    const { status, err } = run(['hand', 'NNNN', '--card', join(temp, 'none.txt')])
    expect(err).toContain('--card')
    expect(status).toBe(2)
  })

  it('prints the practice card, which checks, and tidies what was typed', () => {
    const practice = file('practice.txt', run(['card', 'practice']).out)
    expect(run(['card', 'check', practice]).status).toBe(0)
    const untidy = file('untidy.txt', '# Runs\n1111a   2222a 3333a   FF=25x\n')
    expect(run(['card', 'tidy', untidy]).out).toContain('1111a 2222a 3333a FF = 25x')
  })
})

describe('mahjudge hand', () => {
  it('says what fourteen tiles win', () => {
    const { status, out } = run(['hand', '1111B 2222B 333B J FF', '--card', CARD])
    expect(out).toContain('Mah jongg: 25')
    expect(out).toContain('Runs 1, X 25')
    expect(status).toBe(0)
  })

  it('says how near a hand is and what helps, and ends with 1 where fourteen tiles win nothing', () => {
    const near = run(['hand', '2222B 333B FF 9D', '--exposed', '111BJ', '--card', CARD])
    expect(near.out).toContain('One tile from the nearest line')
    expect(near.out).toContain('What helps: 3 Bam, a joker')
    expect(near.status).toBe(1)
  })

  it('gives the same as data', () => {
    expect(json(['hand', '1111B 2222B 3333B FF', '--card', CARD])).toMatchObject({
      value: 25,
      jokerless: true,
      distance: 0,
      matches: [{ line: 'Runs 1', readings: [{ reading: 'a = Bam' }] }],
    })
    expect(json(['hand', '1111B 2222B 3333B F', '--card', CARD])).toMatchObject({ value: 0, distance: 1 })
  })
})

describe('mahjudge winnable', () => {
  it('lists open lines, or says of each line why it is shut', () => {
    const open = run(['winnable', '1111B', '--visible', 'FFFFFF', '--card', CARD])
    expect(open.out).toContain('This hand can still win: 1 line is open.')
    expect(open.status).toBe(0)
    const shut = run(['winnable', '1111B', '--visible', 'FFFFFFF', '--card', CARD])
    expect(shut.out).toContain('This hand can no longer win')
    expect(shut.out).toContain('2 of flower, of which 1 is left unseen')
    expect(shut.out).toContain('This line stays concealed until mah jongg')
    expect(shut.status).toBe(1)
  })

  it('counts the exposures of other seats as visible', () =>
    expect(json(['winnable', '1111B', '--visible', 'FFF', '--others', 'FFFF', '--card', CARD])).toMatchObject({
      winnable: false,
    }))

  it('names the argument in which a tile is wrong', () => {
    expect(run(['winnable', '1111Q', '--card', CARD]).err).toContain('exposures, column 5')
    expect(run(['winnable', '1111B', '--visible', 'X', '--card', CARD]).err).toContain('--visible, column 1')
    expect(run(['winnable', '1111B', '--others', 'FF', '--card', CARD]).err).toContain('--others, column 1')
  })
})

describe('mahjudge ask and rule with tiles', () => {
  it('lets the card answer, and says so above the ruling', () => {
    const { status, out } = run([
      'ask',
      'misname',
      '--answers=misClaim=win',
      `--card=${CARD}`,
      '--tiles=actor=1111B 2222B 333B FF',
      '--tiles=claimed=9D',
      '--tiles=named=3B',
    ])
    expect(out).toContain('What the card says')
    expect(out.replace(/\s+/g, ' ')).toContain('with 3 Bam, as the discard was called: value 25')
    expect(out).not.toContain('Which tile completes')
    expect(status).toBe(0)
  })

  it('rules on a story in a file, as text and as data', () => {
    const story = file(
      'story.yaml',
      'situation: pay-win\nfacts: { winFrom: self }\nwho: { winner: b }\ntiles: { hands: { winner: 1111B 2222B 3333B FF } }\n',
    )
    expect(run(['rule', story, '--card', CARD]).out).toContain('  - In figures: each other seat pays the winner (B) 100.')
    expect(json(['rule', story, '--card', CARD])).toMatchObject({ card: { settled: { jokerless: 'yes' } } })
    expect(run(['rule', story]).err).toContain('[card/none]')
  })
})
