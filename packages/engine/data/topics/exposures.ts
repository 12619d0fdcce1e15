/** Topics hand and pieces, incident exposure: a group on a rack that cannot be right. */
import type { Condition, Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { DEAD, LIVES, NO_DUTY } from './effects.ts'

/** What a fault comes to that would cost the hand, while no call of it has been accepted. */
export const uncalled = (fault: {
  readonly id: string
  readonly overrides: readonly string[]
  readonly when: readonly Condition[]
  readonly claim: 'none' | 'group' | 'gone' | 'open'
  readonly role?: 'actor' | 'giver'
  readonly duty?: Effect
  /** Further parts whose hands the same call concerns. */
  readonly also?: readonly string[]
}): readonly LawDecision[] => {
  const { also = [] } = fault
  const role = fault.role ?? 'actor'
  const one = role === 'actor' ? '{Actor}' : '{Giver}'
  const last = also.at(-1)
  const many = last !== undefined
  const owner = many ? `${[one, ...also.slice(0, -1).map((part) => `{${part}}`)].join(', ')} and {${last}}` : one
  const inPlay = [role, ...also].map((part): Effect => ({ slot: 'hand', kind: 'inPlay', role: part }))
  const duty = fault.duty ?? { slot: 'duty', kind: 'none', role }
  return [
    {
      id: `${fault.id}-uncalled`,
      topic: 'hand',
      overrides: fault.overrides,
      when: fault.when.map((when) => ({ ...when, called: 'no' })),
      sets: { fate: 'inPlay', cause: 'none', claim: fault.claim },
      effects: [...inPlay, duty],
      headline: many
        ? `${owner} play on until their hands are called dead.`
        : `${owner} plays on until a live seat calls the hand dead.`,
      why: 'A hand goes out only when a live seat calls it; until then it keeps every right, and its jokers can be exchanged.',
      cites: ['DED-02', 'DEAD-01', 'JKR-04'],
    },
    {
      id: `${fault.id}-disputed`,
      topic: 'hand',
      overrides: fault.overrides,
      when: fault.when.map((when) => ({ ...when, called: 'disputed' })),
      sets: { fate: 'inPlay', cause: 'none', claim: fault.claim },
      effects: [
        ...inPlay,
        ...(fault.duty === undefined ? [] : [fault.duty]),
        { slot: 'duty', kind: many ? 'settleAllLater' : 'settleLater', role },
      ],
      headline: many
        ? `${owner} dispute the call and play on. It is settled after the deal.`
        : `${owner} disputes the call and plays on. The two settle it after the deal.`,
      why: 'A disputed call stops nothing. Who was right when it was made is looked at once the deal is over.',
      cites: ['CHL-05', 'DEAD-08', 'JKR-04'],
    },
  ]
}

export const exposureHand: readonly LawDecision[] = [
  {
    id: 'exposure-mended',
    topic: 'hand',
    when: { mend: 'yes' },
    sets: { fate: 'lives', cause: 'none', claim: 'group' },
    effects: [LIVES, { slot: 'duty', kind: 'mendGroup', role: 'actor' }],
    headline: '{Actor} puts the group right without penalty, then discards.',
    why: 'The group that was just made may be changed until its owner discards or begins a joker exchange.',
    cites: ['EXPO-07', 'EXPO-09', 'EXPO-10'],
  },
  {
    id: 'exposure-beyond-mending',
    topic: 'hand',
    when: { mend: 'no' },
    sets: { fate: 'dead', cause: 'group', claim: 'held' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the claimed discard stays with it.',
    why: 'The call binds its seat to a proper group with that discard, and the hand cannot make one.',
    cites: ['CLAIM-18', 'DSC-04', 'DHR-02'],
  },
  {
    id: 'standing-group-wrong',
    topic: 'hand',
    when: { groupFault: 'group' },
    sets: { fate: 'dead', cause: 'group', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand.',
    why: 'The group is no proper exposure or is not on the card, and the discard after it closed the time to mend it.',
    cites: ['DHR-02', 'DHR-03', 'EXPO-04', 'EXPO-11', 'JKR-02', 'EXPO-01', 'JOKER-02'],
  },
  {
    id: 'standing-groups-clash',
    topic: 'hand',
    when: { groupFault: 'clash' },
    sets: { fate: 'dead', cause: 'group', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand.',
    why: 'No hand on the card holds all the groups together; the one that made the clash is at fault, not those before it.',
    cites: ['DHR-04', 'EXPO-05', 'JKR-06'],
  },
  {
    id: 'standing-groups-only-concealed',
    topic: 'hand',
    when: { groupFault: 'allC' },
    sets: { fate: 'dead', cause: 'allC', claim: 'none' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand.',
    why: 'The groups fit only hands that must stay concealed, and such a hand may not have exposures.',
    cites: ['DHR-05', 'EXPO-12', 'JOKER-19'],
  },
  ...uncalled({ id: 'unmendable-exposure', overrides: ['exposure-beyond-mending'], when: [{ mend: 'no' }], claim: 'group' }),
  ...uncalled({
    id: 'standing-exposure',
    overrides: ['standing-group-wrong', 'standing-groups-clash', 'standing-groups-only-concealed'],
    when: [{ groupFault: ['group', 'clash', 'allC'] }],
    claim: 'none',
  }),
]

export const exposurePieces: readonly LawDecision[] = [
  {
    id: 'mended-group-stands',
    topic: 'pieces',
    overrides: ['nothing-moves'],
    when: { mend: 'yes' },
    effects: [
      { slot: 'tiles', kind: 'stay', role: 'actor' },
      { slot: 'exposures', kind: 'unchanged', role: 'actor' },
      { slot: 'jokers', kind: 'withNewGroup', role: 'actor' },
    ],
    why: 'Put right, the group is an ordinary exposure, and its jokers can be exchanged like any others.',
    cites: ['EXPO-07'],
  },
]
