/** What holds for any text of a card and any rack. `npm run fuzz` tries a million of them, and measures. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { MOST_GUESSES, MOST_HANDS, MOST_TRIES, MOST_VARIANTS } from '../src/card/limits.ts'
import { arrange, tileCount } from '../src/card/text/arrange.ts'
import { fullBudget } from '../src/card/text/budget.ts'
import type { Complaint } from '../src/card/text/complaint.ts'
import { expand } from '../src/card/text/expand.ts'
import { formatCard } from '../src/card/text/format-card.ts'
import { gather } from '../src/card/text/gathered.ts'
import { readCard, readCardLines } from '../src/card/text/read-card.ts'
import { readHand } from '../src/card/text/read-hand.ts'
import { isNote, readNote } from '../src/card/text/read-note.ts'
import { handsOf, triesOf } from '../src/card/text/recipe.ts'
import type { Recipe } from '../src/card/text/recipe.ts'
import { isOrnament, scanLine } from '../src/card/text/scan.ts'
import { sortLine, textLines } from '../src/card/text/sort-lines.ts'
import { readWord } from '../src/card/text/word.ts'
import { faultsOfRack, faultsOfText } from './support/fuzz-check.ts'
import { rackKinds } from './support/fuzz-racks.ts'
import { textKinds } from './support/fuzz-texts.ts'
import { worstTexts } from './support/fuzz-worst.ts'
import { must } from './support/law.ts'
import { seeded } from './support/random.ts'

const SEED = 152

/** How many of each kind are tried; those that are long, fewer. */
const FEWER: Readonly<Record<string, number>> = {
  cards: 60,
  'cards with slips': 100,
  'the practice card with slips': 15,
  'near the limits': 8,
  'near the limits, no line twice': 4,
}
const TEXTS = 200
const RACKS = 1000

const times: (readonly [ms: number, name: string])[] = []

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const faultsOf = (name: string, text: string): readonly string[] => {
  const [start, before] = [performance.now(), processorMs()]
  const read = readCardLines(text)
  times.push([Math.min(performance.now() - start, processorMs() - before), `${name}, ${text.length} characters`])
  return faultsOfText(text, read, formatCard(text))
}

// Shown and not judged: what a text takes is measured where nothing else runs.
afterAll(() => {
  const slowest = times.toSorted(([a], [b]) => b - a).slice(0, 3)
  process.stdout.write(`slowest of ${times.length}: ${slowest.map(([ms, name]) => `${ms.toFixed(0)} ms ${name}`).join('; ')}\n`)
})

describe('at random', () => {
  it.each(Object.entries(textKinds))('%s are read or turned away with a reason, and formatted once and for all', (kind, make) => {
    const random = seeded(SEED)
    for (let at = 0; at < (FEWER[kind] ?? TEXTS); at++) {
      const text = make(random)
      expect([text, ...faultsOf(kind, text)]).toEqual([text])
    }
  })

  it.each(Object.entries(rackKinds))('%s are read or turned away with a reason, and written as they are read', (_, make) => {
    const random = seeded(SEED)
    for (let at = 0; at < RACKS; at++) {
      const text = make(random)
      expect([text, ...faultsOfRack(text)]).toEqual([text])
    }
  })

  it('are worth trying: right as well as wrong, with every problem there is', () => {
    const codes = new Set<string>()
    let cards = 0
    const told = (text: string): void => {
      const { card, problems } = readCardLines(text)
      if (card !== undefined) cards++
      for (const { code } of problems) codes.add(code)
    }
    for (const [kind, make] of Object.entries(textKinds)) {
      const random = seeded(SEED)
      for (let at = 0; at < (FEWER[kind] ?? TEXTS); at++) told(make(random))
    }
    for (const [, text] of worstTexts) told(text)
    const listed = readFileSync(new URL('../../../docs/reference/problems.md', import.meta.url), 'utf8')
    const known = [...listed.matchAll(/^\| `(card\/[a-z-]+)`/gm)].map(([, code = '']) => code)
    // These are told of stories, not of texts.
    expect(known.filter((code) => !codes.has(code)).toSorted()).toEqual(['card/contradiction', 'card/none', 'card/other-picture'])
    expect([...codes].filter((code) => !known.includes(code))).toEqual([])
    expect(cards).toBeGreaterThan(80)
  })
})

describe('as hard as can be', () => {
  it.each(worstTexts)('%s', (name, text) => {
    expect(faultsOf(name, text)).toEqual([])
  })

  it('holds hands by the thousand in two of them', () => {
    const many = worstTexts.filter(([name]) => name.startsWith('many hands'))
    const hands = many.map(([, text]) => must(readCard(text)).lines.reduce((sum, { variants }) => sum + variants.length, 0))
    expect(hands.length).toBe(2)
    for (const count of hands) expect(count).toBeGreaterThan(0.9 * MOST_VARIANTS)
  })
})

describe('the work of a card', () => {
  it.each(worstTexts)('has an end: %s', (_, text) => {
    const budget = fullBudget()
    for (const line of textLines(text).slice(0, MOST_HANDS)) {
      const sorted = sortLine(line)
      if (sorted.what === 'hand') readHand(line, 3, budget)
    }
    for (const left of Object.values(budget)) expect(left).toBeGreaterThanOrEqual(0)
  })

  /** The recipes of a line that reads well. */
  const recipesOf = (line: string): readonly Recipe[] => {
    const complaints: Complaint[] = []
    return scanLine(line).ways.flatMap(({ words, notes }) => {
      const read = words.filter(({ text }) => !isOrnament(text)).map((word) => readWord(word, complaints))
      const placed = notes.flatMap((typed) => {
        const note = readNote(typed)
        return isNote(note) ? [{ note, column: typed.column }] : []
      })
      const recipe = tileCount(read) === 14 ? arrange(read, placed, complaints) : undefined
      return recipe === undefined || complaints.length > 0 ? [] : [recipe]
    })
  }

  it('is counted before it is done: a line makes no more hands than were foreseen, in no more tries', () => {
    const random = seeded(SEED)
    let laidOut = 0
    for (let at = 0; at < TEXTS; at++)
      for (const line of textLines(textKinds['a few lines']?.(random) ?? ''))
        for (const recipe of recipesOf(line)) {
          if (triesOf(recipe) > MOST_TRIES) continue
          laidOut++
          const gathered = gather()
          const { tried, made } = expand(recipe, 3, gathered, MOST_VARIANTS)
          expect(tried).toBeLessThanOrEqual(triesOf(recipe))
          expect(made).toBeLessThanOrEqual(handsOf(recipe))
          expect(gathered.variants.length).toBeLessThanOrEqual(made)
        }
    expect(laidOut).toBeGreaterThan(100)
  })

  it('stops at one hand too many', () => {
    const [recipe] = recipesOf('nnnnna mmmmb FFFFF = 25x')
    if (recipe === undefined) throw new Error('no recipe')
    const gathered = gather()
    const { tried } = expand(recipe, 3, gathered, 10)
    expect(gathered.variants.length).toBe(11)
    expect(tried).toBeLessThan(30)
    const many = worstTexts.find(([name]) => name === 'many hands, three groups')?.[1] ?? ''
    const { problems } = readCardLines(`${many}\n${many.replaceAll('25x', '25c')}`)
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^This line stands for up to 486 hands, and the card has room for [0-9]{1,3} more\.$/),
    )
  })

  it('is counted again for a line that is typed again, and the answer is that of a line never seen', () => {
    /** The same lines, no two of them with the same spaces behind. */
    const unlike = (text: string): string => {
      const seen = new Map<string, number>()
      return textLines(text)
        .map((line) => {
          const times = seen.get(line) ?? 0
          seen.set(line, times + 1)
          return line + ' '.repeat(times)
        })
        .join('\n')
    }
    const random = seeded(SEED)
    const twice = ['a few lines', 'cards with slips'].flatMap((kind) =>
      Array.from({ length: 40 }, () => textKinds[kind]?.(random) ?? '').map((text) => `${text}\n${text}`),
    )
    const broad = 'nnnna mmmmb wwwvvv = 25x\nnnnna mmmmb FFFF NN (consecutiv nubers) = 25x\n11a 22b 33c 44a 5555b'
    const ways = 'nnnna mmmmb wwwvvv or wwwvvv nnnna mmmmb or nna nna nna nna FFFFFF = 25x\nnnnna mmmmb FFFF NN = 25x\n'
    for (const text of [...twice, ways.repeat(30), `${broad}\n`.repeat(30)])
      expect(readCardLines(text)).toEqual(readCardLines(unlike(text)))
  })

  it('is no more for many slips than for a few', () => {
    const meant = (text: string): number =>
      readCardLines(text).problems.filter(({ hint = '' }) => hint.startsWith('Did you mean')).length
    const line = '11a 222b NNN DDDD FF (consecutiv nubers) = 25x\n'
    expect(meant(line.repeat(3))).toBe(3)
    expect(meant(line.repeat(200))).toBe(MOST_GUESSES)
    expect(meant('yeer: 1\n'.repeat(3))).toBe(3)
    expect(meant('yeer: 1\n'.repeat(900))).toBe(MOST_GUESSES)
  })

  it('ends after as many problems as are told of a line', () => {
    const lastDrawn = (strange: number): readonly number[] | undefined => {
      // Each another one: the same sign is told once.
      const signs = '? ! @ % ^ ~ | _ < >'.split(' ').slice(0, strange)
      const [line] = readCardLines([...signs, 'NNNN'].join(' ')).lines
      expect(line?.problems.length).toBe(Math.min(10, strange + 1))
      return line?.drawing?.[0]?.at(-1)?.kinds
    }
    expect(lastDrawn(8)).toHaveLength(4)
    expect(lastDrawn(10)).toEqual([])
  })
})

describe('formatting', () => {
  it('leaves alone what no card can hold', () => {
    const hand = 'NNNN   EEEE WWWW SS =25X'
    const lines = formatCard(`${hand}\n`.repeat(MOST_HANDS + 2)).split('\n')
    expect(lines[MOST_HANDS - 1]).toBe('NNNN EEEE WWWW SS = 25x')
    expect(lines[MOST_HANDS]).toBe(hand)
    const long = `${hand}\n`.repeat(4000)
    expect(formatCard(long)).toBe(long)
  })

  it.each([
    ['a fact', `note:${'x'.repeat(195)}`],
    ['a heading', `#${'x'.repeat(199)}`],
    ['a remark', `//${'x'.repeat(198)}`],
    ['an erratum', `erratum 2026-01-01:111a 22b 333a 44b 5555c "${'x'.repeat(120)}" (any 5 consec. nos.) = 30x`],
  ])('makes no line too long to be read: %s', (_, line) => {
    const text = `${line}\nNNNN EEEE WWWW SS = 25x\n`
    expect(
      formatCard(text)
        .split('\n')
        .every(({ length }) => length <= 200),
    ).toBe(true)
    expect(formatCard(formatCard(text))).toBe(formatCard(text))
  })

  it('makes no text too long to be read', () => {
    const crowded = Array.from({ length: 450 }, (_, at) => `note ${at}\n#s\n`).join('')
    const text = `NNNN EEEE WWWW SS = 25x\n${Array.from({ length: 998 }, () => '#s').join('\n')}`
    expect(readCard(text).ok).toBe(true)
    expect(readCard(formatCard(text)).ok).toBe(true)
    expect(formatCard(formatCard(crowded))).toBe(formatCard(crowded))
  })
})
