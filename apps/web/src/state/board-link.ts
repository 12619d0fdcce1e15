/**
 * A game as a text that travels: the log of its events, packed, as the fragment of an address or as a file. Nothing of it
 * is ever sent. What comes in may be cut off, made up, or newer than this edition; that is told, and what can be read is.
 */
import type { Problem, TableEvent } from 'mahjudge'
import { logFromJson, logToJson } from 'mahjudge'
import { isBase } from './device.ts'
import type { Game, GameRules, Later } from './board-game.ts'
import { laterFrom } from './board-game.ts'

/** Before a packed log, so that another way of packing can be told from a broken one. */
const PACKED = 'z'
/** A link longer than this is none of ours; neither is a log that unpacks to more. */
const LONGEST_LINK = 200_000
const LONGEST_LOG = 1_000_000
const MOST_EVENTS = 2000

/** A log from elsewhere, as far as it could be read. */
export interface Arrived {
  readonly events: readonly TableEvent[]
  readonly rules?: GameRules
  readonly later?: readonly Later[]
  /** What is wrong with it as a whole. What is wrong with an event shows when it is played. */
  readonly problem?: Problem
}

const problem = (code: string, message: string, hint: string): Problem => ({ code: `link/${code}`, message, hint })

const CUT = problem(
  'cut',
  'This game cannot be read: it is cut off, mistyped, or no game at all.',
  'Ask for the link or the file again. Your own game is untouched.',
)
const NEWER = problem(
  'newer',
  'This game was written by a newer edition of Mahjudge.',
  'Use the newer edition on this device, then open it again. Your own game is untouched.',
)
const LONG = problem('long', 'This is longer than any game.', 'Ask for the link or the file again. Your own game is untouched.')

const nothing = (why: Problem): Arrived => ({ events: [], problem: why })

const piped = async (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(through))
  return new Uint8Array(await answer.arrayBuffer())
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** The log of a game in the public form of the engine, with what was left for later. */
export const gameToText = ({ events, rules, later = [] }: Game): string =>
  JSON.stringify(
    logToJson({ events, options: rules?.options ?? {}, later, ...(rules === undefined ? {} : { ruleSet: rules.base }) }),
  )

/** The fragment of a link to a game. */
export const gameToFragment = async (game: Game): Promise<string> =>
  `#${PACKED}${toBase64(await piped(new TextEncoder().encode(gameToText(game)), new CompressionStream('deflate')))}`

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was left for later without its events, which are looked at when they are taken up. */
const bare = (left: unknown): unknown =>
  Array.isArray(left)
    ? left.map((one: unknown) => (isRecord(one) && Array.isArray(one['events']) ? { ...one, events: [] } : one))
    : left

/** Reads a log from text. Its events are taken as they are: the engine stops at the first that it cannot apply. */
export const gameFromText = (text: string): Arrived => {
  if (text.length > LONGEST_LOG) return nothing(LONG)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return nothing(CUT)
  }
  if (!isRecord(data) || !Array.isArray(data['events'])) return nothing(CUT)
  const { events, later: left, ...rest } = data
  const later = laterFrom(left) ?? []
  const frame = logFromJson({ ...rest, events: [], ...(left === undefined ? {} : { later: bare(left) }) })
  if (!frame.ok)
    return nothing(frame.problems.some(({ code }) => code === 'file/unknown-version') ? NEWER : (frame.problems[0] ?? CUT))
  const list = events as readonly TableEvent[]
  if (list.length > MOST_EVENTS) return nothing(LONG)
  const { ruleSet, options } = frame.value
  if (ruleSet !== undefined && !isBase(ruleSet))
    return {
      events: list,
      problem: problem(
        'unknown-rules',
        'The game names a rule set that this edition does not have.',
        'It is shown under the rules of this device.',
      ),
    }
  const hasRules = ruleSet !== undefined || Object.keys(options).length > 0
  return {
    events: list,
    ...(hasRules ? { rules: { base: ruleSet ?? 'nmjl', options } } : {}),
    ...(later.length === 0 ? {} : { later }),
  }
}

/** Whether a fragment could be a game at all. */
export const isGameFragment = (fragment: string): boolean => fragment.replace(/^#/, '') !== ''

export const gameFromFragment = async (fragment: string): Promise<Arrived> => {
  const text = fragment.replace(/^#/, '')
  if (text.length > LONGEST_LINK) return nothing(LONG)
  // Another edition may pack in another way, and then says so in the first sign.
  if (!text.startsWith(PACKED)) return nothing(/^[a-y]/.test(text) && text.length > 20 ? NEWER : CUT)
  try {
    const bytes = await piped(fromBase64(text.slice(PACKED.length)), new DecompressionStream('deflate'))
    return gameFromText(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return nothing(CUT)
  }
}
