/**
 * Tiles as people type them: `333B 5C NEWS FF 0 J ??`, in any order, with or without spaces. A suit letter colours the
 * numbers before it, so `123B` is three tiles. To the right of a bar each word is one exposure: `5C NN | 444D 66BJ`.
 */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { shown } from '../base/shown.ts'
import type { Counts, Exposure, Kind, Rack, Suit } from './kinds.ts'
import { JOKER, KINDS, SOAP, copies, kindOf, nameOf, suited, wordOf } from './kinds.ts'

/** Longest text that is read as tiles. */
const LONGEST_TILES = 1000

/** Most tiles that a rack holds: those of a whole hand. */
const RACK_TILES = 14

const SUIT_OF: Readonly<Record<string, Suit>> = { B: 0, C: 1, D: 2 }

/** What one stretch of text holds. */
interface Heap {
  readonly kinds: Kind[]
  unknown: number
}

const problemAt = (code: string, column: number, message: string, hint: string): Problem => ({
  code,
  message,
  at: `column ${column}`,
  hint,
})

const badTile = (character: string, column: number): Problem => {
  const typed = `“${shown(character)}” is no tile.`
  if (/o/i.test(character)) return problemAt('tiles/unknown-tile', column, typed, 'For soap write the digit 0.')
  return problemAt(
    'tiles/unknown-tile',
    column,
    typed,
    'Write 1 to 9 with B, C or D behind them, N E W S for winds, R G 0 for dragons, F, J, or ? for a tile nobody has seen.',
  )
}

const noSuit = (numbers: string, column: number): Problem =>
  problemAt(
    'tiles/no-suit',
    column,
    `${shown(numbers)} has no suit.`,
    `Write ${shown(`${numbers}B`)} for Bams, or C for Craks, or D for Dots.`,
  )

/** The tiles of one word, which has no spaces. Column is that of its first character. */
const readWord = (word: string, column: number, problems: Problem[]): Heap => {
  const heap: Heap = { kinds: [], unknown: 0 }
  let numbers = ''
  let numbersAt = column
  const strand = (): void => {
    if (/[1-9]/.test(numbers)) problems.push(noSuit(numbers, numbersAt))
    else for (const _ of numbers) heap.kinds.push(SOAP)
    numbers = ''
  }
  let at = column
  for (const character of word) {
    const letter = character.toUpperCase()
    const suit = SUIT_OF[letter]
    if (/[0-9]/.test(letter)) {
      if (numbers === '') numbersAt = at
      numbers += letter
    } else if (suit !== undefined) {
      if (/[1-9]/.test(numbers)) {
        for (const digit of numbers) heap.kinds.push(digit === '0' ? SOAP : suited(suit, Number(digit)))
        numbers = ''
      } else
        problems.push(
          problemAt(
            'tiles/no-number',
            at,
            `${shown(character)} says a suit, and no number stands before it.`,
            `Write for example 3${letter}.`,
          ),
        )
    } else {
      strand()
      const kind = kindOf(letter)
      if (letter === '?') heap.unknown++
      else if (kind === undefined) {
        problems.push(badTile(character, at))
        return heap
      } else heap.kinds.push(kind)
    }
    at += character.length
  }
  strand()
  return heap
}

/** Words and the columns where they start, from 1. Commas separate like spaces. */
const wordsOf = (text: string, offset: number): readonly (readonly [string, number])[] =>
  [...text.matchAll(/[^\s,]+/g)].map((found) => [found[0], found.index + offset + 1] as const)

const tooLong = (text: string): Problem =>
  problemAt(
    'tiles/too-long',
    LONGEST_TILES + 1,
    `These tiles are ${text.length} characters long; at most ${LONGEST_TILES} are read.`,
    'Write each tile once.',
  )

/** How often each kind was written: any number of times, unlike in `Counts`. */
const tallyOf = (kinds: readonly Kind[]): readonly number[] => {
  const tally = Array.from({ length: KINDS + 1 }, () => 0)
  for (const kind of kinds) tally[kind] = (tally[kind] ?? 0) + 1
  return tally
}

const overdrawn = (tally: readonly number[]): readonly Problem[] =>
  tally
    .map((count, kind) => ({ count, kind }))
    .filter(({ count, kind }) => count > copies(kind))
    .map(({ count, kind }) => ({
      code: 'tiles/too-many-copies',
      message: `${nameOf(kind)} is written ${count} times; a set has ${copies(kind)}.`,
      at: `tile ${wordOf(kind)}`,
      hint:
        kind === JOKER ? 'Write at most eight jokers.' : `Write at most ${copies(kind)}; what stands in for more is a joker, J.`,
    }))

/** Tiles in a row, such as those that lie on the table. Fails on what is no tile and on more tiles than a set has. */
export const readTiles = (text: string): Result<Counts> => {
  if (text.length > LONGEST_TILES) return failed(tooLong(text))
  const problems: Problem[] = []
  const tally = tallyOf(
    wordsOf(text, 0).flatMap(([word, column]) => {
      const { kinds, unknown } = readWord(word, column, problems)
      if (unknown > 0) problems.push(badTile('?', column + word.indexOf('?')))
      return kinds
    }),
  )
  if (problems.length > 0) return failed(...problems)
  const many = overdrawn(tally)
  return many.length > 0 ? failed(...many) : ok(Uint8Array.from(tally))
}

const badExposure = (word: string, column: number, why: string, hint: string): Problem =>
  problemAt('tiles/bad-exposure', column, `${shown(word)} cannot be an exposure: ${why}.`, hint)

const readExposure = (word: string, column: number, problems: Problem[]): Exposure | undefined => {
  const before = problems.length
  const { kinds, unknown } = readWord(word, column, problems)
  if (problems.length > before) return undefined
  const [kind, ...others] = [...new Set(kinds.filter((one) => one !== JOKER))]
  const size = kinds.length
  const refuse = (why: string, hint: string): undefined => {
    problems.push(badExposure(word, column, why, hint))
  }
  if (unknown > 0) return refuse('its tiles lie open', 'Write which tiles they are.')
  if (kind === undefined)
    return refuse('nothing says what its jokers stand for', 'Write at least one tile that is no joker, such as 3BJJ.')
  if (others.length > 0) return refuse('its tiles are not alike', 'Put a space between one exposure and the next.')
  if (size < 3 || size > 6)
    return refuse(`it has ${size === 1 ? '1 tile' : `${size} tiles`}`, 'An exposure has 3 to 6 tiles, jokers included.')
  return { kind, size, jokers: kinds.filter((one) => one === JOKER).length }
}

const secondBar = (column: number): Problem =>
  problemAt('tiles/second-bar', column, 'There are two bars.', 'One bar parts the concealed tiles from all exposures.')

const exposedKinds = ({ kind, size, jokers }: Exposure): readonly Kind[] =>
  Array.from({ length: size }, (_, at) => (at < jokers ? JOKER : kind))

/**
 * Groups that lie open, of one seat or of several: each word is one. Fails on what is no exposure, and on more tiles of a
 * kind than a set has; how many groups a rack holds is not asked here.
 */
export const readExposures = (text: string): Result<readonly Exposure[]> => {
  if (text.length > LONGEST_TILES) return failed(tooLong(text))
  const problems: Problem[] = []
  const exposures = wordsOf(text, 0).flatMap(([word, column]) => readExposure(word, column, problems) ?? [])
  if (problems.length > 0) return failed(...problems)
  const many = overdrawn(tallyOf(exposures.flatMap(exposedKinds)))
  return many.length > 0 ? failed(...many) : ok(exposures)
}

/**
 * What one player holds: concealed tiles, `?` for those that nobody has seen, and after a bar the exposures. Fewer than 14
 * tiles are a rack too. Fails with every word that cannot be read, or with totals that no set and no rack can have.
 */
export const readRack = (text: string): Result<Rack> => {
  if (text.length > LONGEST_TILES) return failed(tooLong(text))
  const problems: Problem[] = []
  const [left = '', right = '', ...more] = text.split('|')
  if (more.length > 0) problems.push(secondBar(left.length + right.length + 2))
  const heaps = wordsOf(left, 0).map(([word, column]) => readWord(word, column, problems))
  const kinds = heaps.flatMap((heap) => heap.kinds)
  const unknown = heaps.reduce((sum, heap) => sum + heap.unknown, 0)
  const exposures = wordsOf(right, left.length + 1).flatMap(([word, column]) => readExposure(word, column, problems) ?? [])
  if (problems.length > 0) return failed(...problems)
  const size = kinds.length + unknown + exposures.reduce((sum, exposure) => sum + exposure.size, 0)
  const many = overdrawn(tallyOf([...kinds, ...exposures.flatMap(exposedKinds)]))
  if (size <= RACK_TILES)
    return many.length > 0 ? failed(...many) : ok({ concealed: Uint8Array.from(tallyOf(kinds)), unknown, exposures })
  const crowded: Problem = {
    code: 'tiles/too-many-tiles',
    message: `This rack has ${size} tiles; a hand has at most ${RACK_TILES}.`,
    at: 'column 1',
    hint: size - RACK_TILES === 1 ? 'Take one tile out.' : `Take ${size - RACK_TILES} tiles out.`,
  }
  return failed(crowded, ...many)
}

const likeTiles = (kind: Kind, count: number): string => {
  const word = wordOf(kind)
  return word.length === 2 ? word.charAt(0).repeat(count) + word.charAt(1) : word.repeat(count)
}

/** Tiles sorted, like tiles together: `3B 555C NN JJ ??`. */
export const formatTiles = (counts: Counts, unknown: number = 0): string =>
  Array.from({ length: KINDS + 1 }, (_, kind) => ({ kind, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => likeTiles(kind, count))
    .concat(unknown > 0 ? '?'.repeat(unknown) : [])
    .join(' ')

/** `44CJ`: an exposure, its jokers last. */
export const formatExposure = ({ kind, size, jokers }: Exposure): string => likeTiles(kind, size - jokers) + 'J'.repeat(jokers)

/** A rack as `readRack` reads it, in one order. */
export const formatRack = ({ concealed, unknown, exposures }: Rack): string =>
  [formatTiles(concealed, unknown), ...(exposures.length > 0 ? ['|', ...exposures.map(formatExposure)] : [])]
    .filter((part) => part !== '')
    .join(' ')
