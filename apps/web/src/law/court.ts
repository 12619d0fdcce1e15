/**
 * The law on this device, in parts that are fetched when they are wanted (docs/adr/0013-law-on-the-phone.md):
 *
 * - an excerpt rules on one situation: `court`; it is fetched for a rule set as it stands, and cut from the whole law for
 *   what a table agreed;
 * - the whole law also knows what other options would change: `fullCourt`;
 * - every text, for the rule book, the rule sets and the sources, without diagrams: `texts`.
 *
 * Each has a twin that answers at once or not at all (`courtNow`, ...), for the first render: the page that is
 * prerendered and the page that hydrates it must find the same court. The entry loads it before it hydrates.
 */
import type { Assignment, Court, excerpt, Result, Rules } from 'mahjudge'
import { courtOf, settleRules } from 'mahjudge'
import type { LawFile } from 'virtual:law-files'
import { diagrams, texts as textsAddress } from 'virtual:law-files'
import { isKept } from '../sw/offline.ts'
import { keepAhead } from './ahead.ts'
import { excerptAddress } from './excerpt-address.ts'
import { openLaw } from './open.ts'
import type { PackedFile } from './unpack.ts'
import { unpack } from './unpack.ts'

export const STANDARD_RULES = 'nmjl'

/** A rule set, and what the table agreed on beside it. */
export interface Choice {
  readonly ruleSet?: string
  readonly agreed?: Assignment
}

/** The law could not be read: no signal and nothing saved, or a part that was cut off on its way. */
export class NoLawError extends Error {
  constructor(cause: unknown) {
    super('The rules could not be loaded.', { cause })
  }
}

let given: Court | undefined

/** Answers every question from this court, without fetching: for the pages written ahead, and for tests. */
export const provideCourt = (court: Court): void => {
  given = court
}

const fetchJson = async (address: string): Promise<unknown> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

/** What was asked for, once: as a promise for whoever can wait, and as a value once it is there. A failure is forgotten. */
const courts = new Map<string, { readonly promise: Promise<Court>; readonly now: () => Court | undefined }>()

const once = (key: string, load: () => Promise<Court>): Promise<Court> => {
  const known = courts.get(key)
  if (known !== undefined) return known.promise
  let loaded: Court | undefined
  const promise = load().then(
    (court) => (loaded = court),
    (error: unknown) => {
      courts.delete(key)
      throw new NoLawError(error)
    },
  )
  courts.set(key, { promise, now: () => loaded })
  return promise
}

const now = (key: string): Court | undefined => courts.get(key)?.now()

const WHOLE = 'whole'
const TEXTS = 'texts'

let textsFile: Promise<LawFile['law']> | undefined

/** Fetched once for the texts alone and for the whole law. */
const loadTexts = (): Promise<LawFile['law']> => {
  textsFile ??= fetchJson(textsAddress).then(
    (file) => (file as Pick<LawFile, 'law'>).law,
    (error: unknown) => {
      textsFile = undefined
      throw error
    },
  )
  return textsFile
}

/** The court over the whole law: every text, every diagram, every option open. */
export const fullCourt = (): Promise<Court> => {
  if (given !== undefined) return Promise.resolve(given)
  return once(WHOLE, async () => {
    const [law, file, { excerpt }] = await Promise.all([loadTexts(), fetchJson(diagrams), import('./cut.ts')])
    cutter = excerpt
    return openLaw(law, (file as Pick<LawFile, 'compiled'>).compiled)
  })
}

export const fullCourtNow = (): Court | undefined => given ?? now(WHOLE)

/** A court that has every text and can rule on nothing: enough for the rule book, the rule sets and the sources. */
export const texts = (): Promise<Court> => {
  if (given !== undefined) return Promise.resolve(given)
  const whole = courts.get(WHOLE)
  if (whole !== undefined) return whole.promise
  return once(TEXTS, async () => openLaw(await loadTexts(), []))
}

export const textsNow = (): Court | undefined => fullCourtNow() ?? now(TEXTS)

/** Whether this choice is what everybody begins with. */
export const isStandard = (choice: Choice): boolean => isPlain(choice) && (choice.ruleSet ?? STANDARD_RULES) === STANDARD_RULES

/** Whether this choice is a rule set as it stands, for which there are excerpts to fetch. */
const isPlain = ({ agreed = {} }: Choice): boolean => Object.keys(agreed).length === 0

/** Comes with the whole law: an excerpt that was fetched needs none. */
let cutter: typeof excerpt | undefined

/** Per court over the whole law: what was cut from it. */
const cuts = new WeakMap<Court, Map<string, Court>>()

/**
 * The part of the whole law that rules on a situation under a choice, cut on the device. A ruling of the whole law also
 * works out what every option would change, and that must not be waited for.
 */
const cutFrom = (whole: Court, situation: string, { ruleSet = STANDARD_RULES, agreed = {} }: Choice): Court => {
  const incident = whole.situation(situation)?.incident
  if (incident === undefined || cutter === undefined) return whole
  const kept = cuts.get(whole) ?? new Map<string, Court>()
  cuts.set(whole, kept)
  const key = `${incident} ${ruleSet} ${JSON.stringify(agreed)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const part = cutter(whole, [incident], ruleSet, agreed)
  // What cannot be cut, such as a choice that no law knows, is told by the whole law.
  const made = part.ok ? courtOf(part.value.law, part.value.compiled) : whole
  kept.set(key, made)
  return made
}

/**
 * A court that rules on this situation under this choice. It may be cut to just that: what other options would change
 * (`ruling.alternatives`) and the text of rules must be read from {@link fullCourt}. The whole law stands in where no
 * excerpt fits or none can be had.
 */
export const court = (situation: string, choice: Choice = {}): Promise<Court> => {
  if (given !== undefined) return Promise.resolve(given)
  const there = courtNow(situation, choice)
  if (there !== undefined) return Promise.resolve(there)
  const whole = (): Promise<Court> => fullCourt().then((opened) => cutFrom(opened, situation, choice))
  const address = isPlain(choice) ? excerptAddress(situation, choice.ruleSet ?? STANDARD_RULES) : undefined
  // The service worker keeps the whole law and no excerpts.
  if (address === undefined || isKept()) return whole()
  return once(address, async () => {
    const { law, compiled, asked } = unpack((await fetchJson(address)) as PackedFile)
    const opened = openLaw(law, compiled)
    keepAhead(opened, asked)
    return opened
  }).catch(whole)
}

export const courtNow = (situation: string, choice: Choice = {}): Court | undefined => {
  const address = isPlain(choice) ? excerptAddress(situation, choice.ruleSet ?? STANDARD_RULES) : undefined
  const fetched = address === undefined ? undefined : now(address)
  if (fetched !== undefined && given === undefined) return fetched
  const whole = fullCourtNow()
  return whole === undefined ? undefined : cutFrom(whole, situation, choice)
}

const settled = new WeakMap<Court, Map<string, Result<Rules>>>()

/** Every option settled as this choice has it; problems where the rule set or an option is unknown. */
export const rulesFor = (opened: Court, { ruleSet = STANDARD_RULES, agreed = {} }: Choice = {}): Result<Rules> => {
  const kept = settled.get(opened) ?? new Map<string, Result<Rules>>()
  settled.set(opened, kept)
  const key = `${ruleSet} ${JSON.stringify(agreed)}`
  const rules = kept.get(key) ?? settleRules(opened, ruleSet, agreed)
  kept.set(key, rules)
  return rules
}
