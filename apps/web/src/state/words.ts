/** Words about rulings that the engine leaves to its readers; the sentences of rulings come from the law. */
import type { Citation, Court, Reading, RuleReference, Ruling, RulingEffect, Source, Standing } from 'mahjudge'
import { withWinds } from './seats.ts'

/** Kinds that say that nothing happened. */
const NOTHING: readonly string[] = ['none', 'unchanged', 'untouched']

export const SLOTS = {
  seats: ['hand', 'duty', 'rivalHand', 'otherHands'],
  pieces: ['tiles', 'exposures', 'jokers', 'discard'],
  turn: ['deal', 'next'],
  money: ['payment', 'value'],
} as const

export const STANDING_WORDS: { readonly [standing in Standing]: string } = {
  stated: 'Stated in a source we have read',
  reported: 'Reported by a source, from a text we have not read',
  disputed: 'Disputed among sources',
  derived: 'Our own conclusion from the rules',
}

export const STANDING_SHORT: { readonly [standing in Standing]: string } = {
  stated: 'Stated',
  reported: 'Reported',
  disputed: 'Disputed',
  derived: 'Derived',
}

const isWorthSaying = ({ slot, kind }: RulingEffect): boolean =>
  slot === 'payment' || (!NOTHING.includes(kind) && !(slot === 'next' && kind === 'nobody'))

/** Effects of some slots, each sentence once. */
export const effectsIn = (effects: readonly RulingEffect[], slots: readonly string[]): readonly RulingEffect[] => {
  const seen = new Set<string>()
  return effects.filter((effect) => {
    if (!slots.includes(effect.slot) || !isWorthSaying(effect) || seen.has(effect.says)) return false
    seen.add(effect.says)
    return true
  })
}

/** Reasons, each once, without those that only repeat an effect. */
export const reasonsOf = (effects: readonly RulingEffect[]): readonly string[] => {
  const said = new Set(['', ...effects.map((effect) => effect.says)])
  return [...new Set(effects.filter(isWorthSaying).map((effect) => effect.because))].filter((text) => !said.has(text))
}

/** The rules that carry effects, each once, in the order in which they are first needed. */
export const referencesOf = (effects: readonly RulingEffect[]): readonly RuleReference[] => {
  const found = new Map<string, RuleReference>()
  for (const effect of effects) for (const one of effect.citations) if (!found.has(one.rule)) found.set(one.rule, one)
  return [...found.values()]
}

export interface SaidSource {
  readonly title: string
  /** How we know it. */
  readonly how: string
}

const howRead = (source: Source | undefined, reporters: readonly string[]): string => {
  if (reporters.length > 0) return `As reported by ${reporters.join('; ')}. We have not read it ourselves.`
  if (source === undefined) return ''
  if (source.read === 'none') return 'We have not read it ourselves.'
  return source.read === 'part' ? 'Read in part.' : 'Read.'
}

export const sayCitation = (court: Court, { source, locator, reportedBy = [] }: Citation): SaidSource => {
  const found = court.source(source)
  const title = (id: string): string => court.source(id)?.title ?? id
  return {
    title: `${title(source)}${locator === undefined ? '' : `, ${locator}`}`,
    how: howRead(found, reportedBy.map(title)),
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const sentence = (text: string): string => (/[.?!]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** A clause of a fact: "the discard was ...". */
export const clauseOf = (court: Court, fact: string, value: string): string =>
  sentence(court.law.factWords[fact]?.says[value] ?? `${fact}: ${value}`)

/** What another answer or rule would change, by the names of the slots. */
export const sayChanges = (court: Court, changes: readonly string[]): string => {
  if (changes.includes('needs more facts')) return 'Then more has to be told.'
  const names = changes.map((slot) => court.law.slots.find((one) => one.slot === slot)?.name ?? slot)
  return names.length === 0 ? '' : `Changes: ${names.join(', ').toLowerCase()}.`
}

/** Whether two rulings come to the same. */
export const outcomeKey = (ruling: Pick<Ruling | Reading, 'effects' | 'payments' | 'deal'>): string =>
  JSON.stringify([
    ruling.effects.map(({ slot, kind, role, seats, says }) => [slot, kind, role, seats, says]),
    ruling.payments,
    ruling.deal,
  ])

/** The whole ruling as plain text, to be copied or sent. */
export const plainText = (court: Court, ruling: Ruling, rules: string, address: string): string => {
  const lines = (title: string, list: readonly string[]): string =>
    list.length === 0 ? '' : `\n${title}\n${list.map((line) => `- ${line}`).join('\n')}\n`
  const said = (slots: readonly string[]): readonly string[] => effectsIn(ruling.effects, slots).map(({ says }) => says)
  const situation = court.situation(ruling.situation)
  return withWinds(
    [
      `${situation?.section ?? ''}: ${situation?.name ?? ''}\n\n${ruling.headline}\n`,
      lines('What each seat does now', said(SLOTS.seats)),
      lines('Tiles, jokers and the discard', said(SLOTS.pieces)),
      lines('The turn', said(SLOTS.turn)),
      lines('Money', [...said(SLOTS.money), ...ruling.figures]),
      lines('Why', reasonsOf(ruling.effects)),
      lines(
        'Rules',
        referencesOf(ruling.effects).map(({ rule, title }) => `${rule} ${title}`),
      ),
      `\n${rules}. Edition ${ruling.edition}. Weakest point: ${STANDING_WORDS[ruling.standing].toLowerCase()}. `,
      `No instructor has reviewed this ruling. Not official.\n${address}\n`,
    ].join(''),
  )
}
