/** The pictures of slips of a single turn: tiles shown without a call, a seat passed over, a count that just went wrong. */
import type { Situation } from '../../src/rulings/law.ts'
import { BEFORE, BEGUN, CALLED } from './shared.ts'

export const shownSituations: readonly Situation[] = [
  {
    id: 'exposure-no-call',
    section: 'Exposure looks wrong',
    name: 'Tiles came up without a call',
    scope: 'Shown, but not on a claimed discard.',
    words: ['exposed off the wall', 'put up a pung I picked', 'showed tiles by accident', 'kong from hand'],
    incident: 'shownAlone',
    asks: ['shownHow'],
    takes: { ...BEGUN, ...CALLED, ...BEFORE },
    also: [
      {
        says: 'Nobody had said mah jongg.',
        otherwise: 'Tiles shown with a declaration have a ruling of their own.',
        situation: 'mj-error',
      },
    ],
    ifs: [],
    next: ['exposure-wrong'],
    roles: { actor: 'the owner' },
  },
]

export const skippedSituations: readonly Situation[] = [
  {
    id: 'skipped',
    section: 'Someone went out of turn',
    name: 'A seat lost its turn',
    scope: 'Does the turn come back?',
    words: ['skipped me', 'missed my turn', 'passed over', 'whose turn', 'lost a turn'],
    incident: 'skipped',
    asks: ['skipWhy', 'skipThrew'],
    takes: { skipBy: 'call', skipRacked: 'no', ...BEGUN, ...CALLED, ...BEFORE },
    ifs: [
      {
        text: 'If a seat declares on the discard of the wrong seat, it is a discard out of turn.',
        cites: ['TURN-03'],
        situation: 'out-of-turn',
      },
    ],
    next: ['out-of-turn', 'count'],
    roles: { actor: 'the wrong seat', due: 'the seat passed over' },
  },
]

export const countSlipSituations: readonly Situation[] = [
  {
    id: 'count-now',
    section: 'Too many or too few tiles',
    name: 'A slip that changes the count just happened',
    scope: 'Caught in the act, before anyone calls it.',
    words: [
      'forgot to pick',
      'forgot to discard',
      'took two',
      'double pick',
      'discarded two',
      'two tiles stuck together',
      'double fisting',
      'holding the pick while discarding',
      'no discard',
      'picked twice',
      'picked two tiles',
      'drew two tiles',
      'discarded without picking',
      'two tiles by mistake',
    ],
    incident: 'countSlip',
    asks: ['slipWhat', 'slipNext', 'slipSecond'],
    takes: { ...BEGUN, ...CALLED, acting: 'no', ...BEFORE },
    ifs: [
      { text: 'If a called tile was left on the table, the hand is one tile short.', cites: ['EXPO-18'], situation: 'count' },
    ],
    next: ['dead-call', 'count'],
    roles: { actor: 'the seat at fault' },
  },
]
