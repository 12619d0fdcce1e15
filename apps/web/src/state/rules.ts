/** The rule set in force: what a shared link carries comes first, then what is chosen on this device. */
import type { Assignment } from 'mahjudge'
import type { Choice } from '../law/court.ts'
import type { BaseSet, OwnRules } from './device.ts'
import { isBase, useOwnRules } from './device.ts'
import type { Told } from './fragment.ts'

export interface InForce {
  readonly base: BaseSet
  readonly options: Assignment
  /** Where it comes from. */
  readonly from: 'device' | 'link'
  readonly name: string
  /** The patterned edge it is drawn with. */
  readonly edge: 'league' | 'amja' | 'house'
  readonly choice: Choice
}

export const SET_NAMES = { nmjl: 'League at home', amja: 'AMJA', own: 'Our table' } as const

const make = (base: BaseSet, options: Assignment, from: InForce['from']): InForce => {
  const isOwn = Object.keys(options).length > 0
  return {
    base,
    options,
    from,
    name: isOwn ? SET_NAMES.own : SET_NAMES[base],
    edge: isOwn ? 'house' : base === 'nmjl' ? 'league' : 'amja',
    choice: { ruleSet: base, agreed: options },
  }
}

const ofDevice = (own: OwnRules): InForce =>
  own.set === 'own' ? make(own.base, own.options, 'device') : make(own.set, {}, 'device')

/** A link that names a rule set, or options, is ruled under those. */
export const useInForce = (told?: Told): InForce => {
  const own = useOwnRules()
  const device = ofDevice(own)
  if (told === undefined || (told.rules === undefined && Object.keys(told.options).length === 0)) return device
  const base = isBase(told.rules) ? told.rules : told.rules === undefined ? device.base : 'nmjl'
  const beneath = told.rules === undefined ? device.options : {}
  return make(base, { ...beneath, ...told.options }, 'link')
}
