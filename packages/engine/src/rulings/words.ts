/** Sentences of a ruling: templates of the law with parts and seats filled in. */
import { createMemory } from '../base/memory.ts'
import { capital } from '../base/say.ts'
import type { Effect } from '../decide/model.ts'
import type { Cast } from '../table/cast.ts'
import type { Court } from './court.ts'
import type { RuleReference } from './ruling.ts'
import type { Rule, Situation } from './law.ts'

/** How parts are spoken of: "the declarer", or "the declarer (seat A)" when the story names seats. */
export interface Speech {
  readonly court: Court
  readonly situation: Situation
  readonly cast: Cast
  readonly named: boolean
}

const DECLARERS: readonly string[] = ['lastDeclarer', 'firstDeclarer']

export const DERIVED_PARTS: { readonly [role: string]: string } = {
  survivor: 'the hand left',
  intact: 'each untouched hand',
  losers: 'every other seat',
  otherLosers: 'every other seat',
}

/** A part in words. */
export const partName = (speech: Speech, role: string): string => {
  const general =
    speech.situation.roles[role] ?? declarerName(speech, role) ?? speech.court.role(role)?.says ?? DERIVED_PARTS[role] ?? role
  const seats = speech.cast[role] ?? []
  if (!speech.named || seats.length === 0) return general
  return `${general} (${seats.map((seat) => seat.toUpperCase()).join(', ')})`
}

/** The latest or first declarer is the declarer where the situation has only one. */
const declarerName = (speech: Speech, role: string): string | undefined =>
  DECLARERS.includes(role) && speech.cast[role]?.[0] === speech.cast['actor']?.[0] ? speech.situation.roles['actor'] : undefined

const TIMES: { readonly [multiple: number]: string } = {
  0.5: 'half',
  1: '',
  1.5: 'one and a half times',
  2: 'twice',
  3: 'three times',
  4: 'four times',
  8: 'eight times',
}

/** Fills `{actor}`, `{Actor}`, and the arguments of an effect into a template. */
export const fill = (speech: Speech, template: string, effect?: Effect): string => {
  const args = effect?.args ?? {}
  const filled = template.replace(/\{(\w+)\}/g, (_, word: string) => {
    const lower = word.charAt(0).toLowerCase() + word.slice(1)
    const shape = word === lower ? (text: string): string => text : capital
    if (lower === 'role') return shape(partName(speech, effect?.role ?? ''))
    if (lower === 'times') return TIMES[Number(args['multiple'] ?? 1)] ?? `${args['multiple']} times`
    if (lower === 'of') return basisName(speech, args)
    const arg = args[lower]
    return shape(partName(speech, arg === undefined ? lower : String(arg)))
  })
  return filled.replace(/ {2,}/g, ' ')
}

const basisName = (speech: Speech, args: Readonly<Record<string, string | number>>): string => {
  const of = String(args['of'] ?? '')
  const doubles = args['jokerless'] === 'doubles' ? ', doubled if it is jokerless' : ''
  if (of.startsWith('hand of ')) return `value of the hand of ${partName(speech, of.slice('hand of '.length))}${doubles}`
  if (of === 'lowest on card') return 'lowest value on the card'
  if (of === 'winning hand') return `value of the winning hand${doubles}`
  if (of === 'contest stake') return `stake of ${args['figure']}`
  return of
}

/** The words of one effect: on a hand that is out already, in a deal that is over, or else as play goes on. */
export const sayEffect = (speech: Speech, effect: Effect, isOver: boolean, isOut: boolean): string => {
  const slot = speech.court.slot(effect.slot)
  const template =
    (isOut ? slot?.whenOut?.[effect.kind] : undefined) ??
    (isOver ? slot?.whenOver?.[effect.kind] : undefined) ??
    slot?.kinds[effect.kind]
  return template === undefined ? '' : fill(speech, template, effect)
}

const spoken = createMemory<Rule, RuleReference>()

const referenceTo = (id: string, rule: Rule): RuleReference =>
  spoken(rule, () => ({ rule: id, title: rule.title, standing: rule.standing, sources: rule.sources }))

/** Rules by id, with standing and sources. Unknown ids are left out; a data test refuses them. */
export const references = (court: Court, ids: readonly string[]): readonly RuleReference[] =>
  ids.flatMap((id) => {
    const rule = court.rule(id)
    return rule === undefined ? [] : [referenceTo(id, rule)]
  })
