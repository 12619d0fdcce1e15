/** Topic deal of a tie: who pays a seat that called and a seat that picked, where one of them wins or both do. */
import type { Condition, Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { WON, pays, paysWinner } from './effects.ts'
import { BOTH_WIN, CALLER_WINS, PICKER_WINS } from './tie.ts'
import { PAID_ON_DISCARD } from './two-claims.ts'

/** The mah jongg is on the name of a misnamed tile, so the seat that misnamed it pays for everybody. */
const callerOnName = (...under: readonly Condition[]): readonly Condition[] => under.map((one) => ({ ...one, tieTile: 'named' }))

/** Each winner is paid by its own hand; a jokerless one doubles like any other win. */
const handPays = (from: string, to: 'actor' | 'rival', multiple: number): Effect => {
  const effect = pays(from, to, multiple, `hand of ${to}`)
  return { ...effect, args: { ...effect.args, jokerless: 'doubles' } }
}

/** What two losers pay for a win on a pick, or a share of it. */
const pickerPaid = (share: number): readonly Effect[] => [
  handPays('discarder', 'rival', 2 * share),
  handPays('bystander', 'rival', 2 * share),
]

/** What two losers pay for a win on the discard, or a share of it: on a wrong name one seat pays for both. */
const callerPaid = (share: number): readonly Effect[] => [
  handPays('discarder', 'actor', 2 * share),
  handPays('bystander', 'actor', share),
]
const callerPaidOnName = (share: number): readonly Effect[] => [pays('discarder', 'actor', 3 * share, 'hand of actor')]
const callerPaidOnJokerlessName = (share: number): readonly Effect[] => [handPays('discarder', 'actor', 3 * share)]

const HOUSE_JOKERLESS = { payTheTableMultiplier: 'doubleIfJokerless' } as const
const MISNAMER_PAYS = '{Discarder}, who misnamed the tile, pays for everybody.'

/** One way to pay the caller of a tie, as a row each for the tile itself, its wrong name, and that at tables that double. */
interface Way {
  readonly id: string
  readonly when: readonly Condition[]
  readonly share: number
  readonly toPicker: readonly Effect[]
  readonly overrides: readonly string[]
  readonly headline: string
  readonly onName: string
  readonly why: string
  readonly whyOnName: string
  readonly cites: readonly string[]
}

const callerRows = (way: Way): readonly LawDecision[] => {
  const { id, when, share, toPicker, overrides, headline, onName, why, whyOnName, cites } = way
  const row = { topic: 'deal', sets: { dealState: 'over', rests: 'no' } } as const
  const named = id.replace('tie-paid', 'tie-misnamer-pays')
  return [
    { ...row, id, when, overrides, effects: [WON, ...callerPaid(share), ...toPicker], headline, why, cites },
    {
      ...row,
      id: named,
      when: callerOnName(...when),
      overrides: [...overrides, id],
      effects: [WON, ...callerPaidOnName(share), ...toPicker],
      headline: onName,
      why: whyOnName,
      cites: [...cites, 'SETTLE-09', 'MISNAME-06'],
    },
    {
      ...row,
      id: `${named}-jokerless`,
      when: callerOnName(...when).map((one) => ({ ...one, ...HOUSE_JOKERLESS })),
      overrides: [...overrides, id, named],
      effects: [WON, ...callerPaidOnJokerlessName(share), ...toPicker],
      headline: onName,
      why: 'At this table a jokerless win doubles what the one seat pays.',
      cites: ['SETTLE-09', 'HOUSE-01'],
    },
  ]
}

const SEPARATELY = ['tie-paid-separately', 'tie-misnamer-pays-separately', 'tie-misnamer-pays-separately-jokerless']
const DEARER_ONLY = { ...BOTH_WIN, tiePay: 'losersPayHigher' } as const
const BY_HALVES = { ...BOTH_WIN, tiePay: 'split' } as const

export const tieDeal: readonly LawDecision[] = [
  {
    id: 'tie-caller-is-paid',
    topic: 'deal',
    overrides: ['deal-goes-on'],
    when: CALLER_WINS,
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('discarder', 'actor', 2), paysWinner('otherLosers', 'actor', 1)],
    headline: PAID_ON_DISCARD,
    why: 'It is an ordinary win on a discard.',
    cites: ['SCORE-01', 'MJ-06'],
  },
  {
    id: 'tie-misnamer-pays-table',
    topic: 'deal',
    overrides: ['tie-caller-is-paid'],
    when: callerOnName(...CALLER_WINS),
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('discarder', 'actor', 4, 'winning hand')],
    headline: MISNAMER_PAYS,
    why: 'It is a win on the name of a misnamed tile: one seat pays four times the value, and the others nothing.',
    cites: ['SETTLE-09', 'MISNAME-06', 'MJ-06'],
  },
  {
    id: 'tie-misnamer-pays-table-jokerless',
    topic: 'deal',
    overrides: ['tie-misnamer-pays-table'],
    when: callerOnName(...CALLER_WINS).map((one) => ({ ...one, payTheTableMultiplier: 'doubleIfJokerless' })),
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('discarder', 'actor', 4)],
    headline: MISNAMER_PAYS,
    why: 'At this table a jokerless win doubles what the one seat pays.',
    cites: ['SETTLE-09', 'HOUSE-01'],
  },
  {
    id: 'tie-picker-is-paid',
    topic: 'deal',
    overrides: ['rival-is-paid'],
    when: PICKER_WINS,
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, paysWinner('losers', 'rival', 2)],
    headline: 'Each other seat pays twice the value of the hand.',
    why: 'It is an ordinary win on a tile that the winner picked.',
    cites: ['SCORE-02', 'MJ-06'],
  },
  ...callerRows({
    id: 'tie-paid-separately',
    when: [BOTH_WIN],
    share: 1,
    toPicker: pickerPaid(1),
    overrides: ['rival-is-paid'],
    headline: 'Each other seat pays each winner as for any win. The winners pay each other nothing.',
    onName:
      '{Discarder}, who misnamed the tile, pays {actor} for all losers. {Rival} is paid as for any pick. The winners pay each other nothing.',
    why: 'The letter names no amount. Paying each hand by itself is our reading; a jokerless hand doubles as always.',
    whyOnName:
      'The caller wins on a name, so the seat that misnamed the tile pays for all losers. That the winners pay each other nothing is our reading.',
    cites: ['SCORE-16', 'SCORE-14', 'MJ-06'],
  }),
  ...callerRows({
    id: 'tie-paid-dearer-caller',
    when: [{ ...DEARER_ONLY, tieDearer: 'caller' }],
    share: 1,
    toPicker: [],
    overrides: ['rival-is-paid', ...SEPARATELY],
    headline: 'At this table only the dearer hand is paid. That is the one of {actor}.',
    onName: 'At this table only the dearer hand is paid. {Discarder}, who misnamed the tile, pays {actor} for all losers.',
    why: 'The table agreed that a tie costs the losers one hand, and the hand won on the discard is worth more.',
    whyOnName:
      'The table agreed that a tie costs the losers one hand. It was won on a name, so the seat that misnamed the tile pays for all losers.',
    cites: ['SCORE-14', 'HOUSE-01'],
  }),
  {
    id: 'tie-paid-dearer-picker',
    topic: 'deal',
    overrides: ['rival-is-paid', ...SEPARATELY],
    when: { ...DEARER_ONLY, tieDearer: 'picker' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, ...pickerPaid(1)],
    headline: 'At this table only the dearer hand is paid. That is the one of {rival}.',
    why: 'The table agreed that a tie costs the losers one hand, and the hand won on the pick is worth more, whatever the discard was called.',
    cites: ['SCORE-14', 'HOUSE-01'],
  },
  ...callerRows({
    id: 'tie-paid-neither-dearer',
    when: [{ ...DEARER_ONLY, tieDearer: 'same' }],
    share: 1 / 2,
    toPicker: pickerPaid(1 / 2),
    overrides: ['rival-is-paid', ...SEPARATELY],
    headline: 'Neither hand is dearer. Each other seat pays each winner half.',
    onName:
      'Neither hand is dearer, so each winner is paid half. {Discarder}, who misnamed the tile, pays {actor} for all losers.',
    why: 'The table agreed that a tie costs the losers one hand. That two of one value share it is our reading.',
    whyOnName:
      'The table agreed that a tie costs the losers one hand. That two of one value share it is our reading, as is what the name costs.',
    cites: ['SCORE-16', 'SCORE-14', 'HOUSE-01'],
  }),
  ...callerRows({
    id: 'tie-paid-in-halves',
    when: [BY_HALVES],
    share: 1 / 2,
    toPicker: pickerPaid(1 / 2),
    overrides: ['rival-is-paid', ...SEPARATELY],
    headline: 'At this table each other seat pays each winner half.',
    onName: 'At this table each winner is paid half. {Discarder}, who misnamed the tile, pays {actor} for all losers.',
    why: 'The table agreed that the losers of a tie pay each winner half of what that hand would bring alone.',
    whyOnName:
      'The table agreed on half of what each hand would bring. The caller wins on a name, so the seat that misnamed the tile pays for all losers.',
    cites: ['SCORE-14', 'HOUSE-01'],
  }),
]
