/** The body of a ruling: standing decisions read for the seats and put into words. */
import { createMemory } from '../base/memory.ts'
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import type { Decision } from '../decide/model.ts'
import type { Cast } from '../table/cast.ts'
import { fillCast } from '../table/cast.ts'
import { endsDeal } from '../table/deal-kinds.ts'
import type { Outcome } from '../table/outcome.ts'
import { readOutcome, withComputedParts } from '../table/outcome.ts'
import { SEATS } from '../table/seats.ts'
import type { Seat } from '../table/seats.ts'
import type { Hearing } from './hearing.ts'
import { settledFacts } from './hearing.ts'
import type { Standing } from './law.ts'
import type { RulingBody, RulingEffect, RulingSeat } from './ruling.ts'
import type { Story } from './story.ts'
import type { Speech } from './words.ts'
import { fill, partName, references, sayEffect } from './words.ts'

const isTold = (seats: Cast): boolean => Object.values(seats).some((list) => list.length > 0)

const casts = createMemory<Hearing, Result<Cast>>()

/** The cast of a hearing under its settled facts. */
export const castOf = (hearing: Hearing): Result<Cast> =>
  casts(hearing, () => fillCast(hearing.court.law.roles, hearing.story.who ?? {}, settledFacts(hearing)))

export const speechOf = (hearing: Hearing, cast: Cast): Speech => ({
  court: hearing.court,
  situation: hearing.situation,
  cast,
  named: isTold(hearing.story.who ?? {}),
})

/** Effects of decisions in the order in which a ruling is read, each with its reason and sources. */
const effectsOf = (speech: Speech, decisions: readonly Decision[], { over, hands }: Story): readonly RulingEffect[] => {
  const isOver =
    over === true || decisions.some(({ effects }) => effects.some(({ slot, kind }) => slot === 'deal' && endsDeal(kind)))
  const list = decisions.flatMap((decision) =>
    decision.effects.map((effect): RulingEffect => {
      const seats = effect.role === undefined ? [] : (speech.cast[effect.role] ?? [])
      return {
        slot: effect.slot,
        kind: effect.kind,
        ...(effect.role === undefined ? {} : { role: effect.role }),
        seats,
        says: sayEffect(
          speech,
          effect,
          isOver,
          seats.some((seat) => hands?.[seat] === 'dead'),
        ),
        because: fill(speech, speech.court.decision(decision.id)?.why ?? ''),
        citations: references(speech.court, effect.cites ?? decision.cites),
      }
    }),
  )
  const placeOf = (effect: RulingEffect): number => speech.court.slot(effect.slot)?.place ?? -1
  return list.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The headlines of the standing decisions, one after the other. */
export const headlineOf = (speech: Speech, decisions: readonly Decision[]): string =>
  decisions
    .flatMap((decision) => speech.court.decision(decision.id)?.headline ?? [])
    .map((headline) => fill(speech, headline))
    .join(' ')

const STATUS_WORDS = { live: 'Live.', dead: 'Dead hand.', won: 'Has won.' } as const

const seatSays = (speech: Speech, outcome: Outcome, seat: Seat, empty: readonly Seat[] = []): RulingSeat => {
  const entry = outcome.seats[seat]
  if (empty.includes(seat)) return { ...entry, says: 'Nobody sits here.' }
  const words: string[] = [STATUS_WORDS[entry.status]]
  for (const [slot, kind] of [
    ['exposures', entry.exposures],
    ['jokers', entry.jokers],
  ] as const) {
    const template = kind === 'unchanged' ? undefined : speech.court.slot(slot)?.kinds[kind]
    if (template !== undefined) words.push(template.replace(/ ?(of|that) \{role\}|\{role\} /g, ''))
  }
  return { ...entry, says: words.join(' ') }
}

/** Each of a part pays the same to each of the other. */
const sayFigures = (speech: Speech, { figures }: Outcome): readonly string[] =>
  figures.map(({ from, to, amount }) => `In figures: ${partName(speech, from)} pays ${partName(speech, to)} ${amount}.`)

/** Reads and words standing decisions. */
export const bodyOf = (hearing: Hearing, decisions: readonly Decision[]): Result<RulingBody> => {
  const filled = castOf(hearing)
  if (!filled.ok) return filled
  const { story } = hearing
  const speech = speechOf(hearing, withComputedParts(decisions, filled.value, story))
  const outcome = readOutcome(decisions, filled.value, story)
  const effects = effectsOf(speech, decisions, story)
  // A deal that was over before stays over where the law would let it go on, and then nobody acts.
  const ended = (slot: string, kind: string): boolean =>
    story.over === true && hearing.court.slot(slot)?.whenOver?.[kind] !== undefined
  return ok({
    headline: headlineOf(speech, decisions),
    effects,
    seats: Object.fromEntries(SEATS.map((seat) => [seat, seatSays(speech, outcome, seat, story.empty)])) as {
      [seat in Seat]: RulingSeat
    },
    payments: outcome.payments,
    figures: sayFigures(speech, outcome),
    next: {
      ...(ended('next', outcome.next.kind) ? { kind: 'nobody' } : outcome.next),
      says: effects.find((effect) => effect.slot === 'next')?.says ?? '',
    },
    deal: ended('deal', outcome.deal) ? 'over' : outcome.deal,
  })
}

const RANK: readonly Standing[] = ['stated', 'reported', 'disputed', 'derived']

/** The weakest standing that an effect of the ruling rests on. The first rule cited for an effect is the one that decides it. */
export const standingOf = (effects: readonly RulingEffect[]): Standing => {
  let weakest = 0
  for (const effect of effects) {
    const [deciding] = effect.citations
    if (deciding !== undefined) weakest = Math.max(weakest, RANK.indexOf(deciding.standing))
  }
  return RANK[weakest] ?? 'derived'
}
