/** Topics of the incident lateCall where the caller and the seat that picked say mah jongg together. */
import type { Condition, Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { NO_DUTY, NO_HAND, WINS, WON, duty, pays, paysWinner } from './effects.ts'
import { PAID_ON_DISCARD } from './two-claims.ts'

const BOTH_WIN = { tieRight: 'both', mjTie: 'both' } as const
const CALLER_PREFERRED = { tieRight: 'both', mjTie: 'caller' } as const
const PICKER_PREFERRED = { tieRight: 'both', mjTie: 'picker' } as const
const CALLER_WINS: readonly Condition[] = [{ tieRight: 'caller' }, CALLER_PREFERRED]
/** The mah jongg is on the name of a misnamed tile, so the seat that misnamed it pays for everybody. */
const callerOnName = (...under: readonly Condition[]): readonly Condition[] => under.map((one) => ({ ...one, tieTile: 'named' }))
const PICKER_WINS: readonly Condition[] = [{ tieRight: 'picker' }, PICKER_PREFERRED]

export const tieHand: readonly LawDecision[] = [
  {
    id: 'tie-both-win',
    topic: 'hand',
    when: BOTH_WIN,
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} and {rival} both win.',
    why: 'A letter of the League counts a mah jongg on the discard and one on the pick, said together, as a tie.',
    cites: ['MJ-06'],
  },
  {
    id: 'tie-caller-alone-right',
    topic: 'hand',
    when: { tieRight: 'caller' },
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins on the discard.',
    why: 'Both hands were checked, and this one alone is right.',
    cites: ['MJ-02', 'SCORE-01'],
  },
  {
    id: 'tie-caller-preferred',
    topic: 'hand',
    when: CALLER_PREFERRED,
    sets: { fate: 'wins', cause: 'none', claim: 'won' },
    effects: [WINS, NO_DUTY],
    headline: '{Actor} wins on the discard.',
    why: 'At this table a tie between a discard and a pick goes to the caller.',
    cites: ['MJ-06', 'HOUSE-01'],
  },
  {
    id: 'tie-picker-alone-right',
    topic: 'hand',
    when: { tieRight: 'picker' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: '{Rival} wins on the pick.',
    why: 'Both hands were checked, and this one alone is right.',
    cites: ['MJ-02', 'SCORE-02'],
  },
  {
    id: 'tie-picker-preferred',
    topic: 'hand',
    when: PICKER_PREFERRED,
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: '{Rival} wins on the pick.',
    why: 'Under the older reading a tie between a discard and a pick goes to the seat that picked.',
    cites: ['MJ-06', 'SCORE-02'],
  },
  {
    id: 'tie-neither-right',
    topic: 'hand',
    when: { tieRight: 'neither' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, duty('declarationInError', 'actor'), duty('declarationInError', 'rival')],
    headline: '{Actor} and {rival} both declared in error. Each is ruled on.',
    why: 'Neither hand was good when it was checked, so each is a mah jongg in error.',
    cites: ['MJ-06', 'MJE-07'],
  },
]

export const tieRival: readonly LawDecision[] = [
  {
    id: 'tie-picker-is-a-winner',
    topic: 'rival',
    overrides: ['no-rival'],
    when: [BOTH_WIN, ...PICKER_WINS],
    sets: { rivalFate: 'wins' },
    effects: [{ slot: 'rivalHand', kind: 'wins', role: 'rival' }],
    why: 'The hand was declared on a tile of its own and is right.',
    cites: ['MJ-06'],
  },
  {
    id: 'tie-picker-gives-way',
    topic: 'rival',
    overrides: ['no-rival'],
    when: CALLER_WINS,
    sets: { rivalFate: 'none' },
    effects: [{ slot: 'rivalHand', kind: 'givesWay', role: 'rival' }],
    why: 'The deal is won by the caller, and a hand that comes second costs nothing extra.',
    cites: ['MJ-06', 'CLAIM-09'],
  },
]

export const tieDiscard: readonly LawDecision[] = [
  {
    id: 'tie-discard',
    topic: 'discard',
    overrides: ['discard-wins', 'discard-with-winner'],
    when: BOTH_WIN,
    effects: [{ slot: 'discard', kind: 'toWinner', role: 'actor' }],
    why: 'The discard completes the hand of the caller; the picker wins with its own tile.',
    cites: ['MJ-06'],
  },
  {
    id: 'tie-discard-unused',
    topic: 'discard',
    overrides: ['discard-wins', 'no-discard'],
    when: PICKER_WINS,
    effects: [{ slot: 'discard', kind: 'gone' }],
    why: 'The win came with the pick, which closes the discard before it.',
    cites: ['MJ-06', 'WIN-02'],
  },
]

/** Each winner is paid by its own hand; a jokerless one doubles like any other win. */
const handPays = (from: string, to: 'actor' | 'rival', multiple: number): Effect => {
  const effect = pays(from, to, multiple, `hand of ${to}`)
  return { ...effect, args: { ...effect.args, jokerless: 'doubles' } }
}

const PICKER_PAID: readonly Effect[] = [handPays('discarder', 'rival', 2), handPays('bystander', 'rival', 2)]

const MISNAMER_PAYS = '{Discarder}, who misnamed the tile, pays for everybody.'
const PAID_FOR_TWO =
  '{Discarder}, who misnamed the tile, pays {actor} for both losers. Both pay {rival} as for any pick. The winners pay each other nothing.'

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
  {
    id: 'tie-paid-separately',
    topic: 'deal',
    overrides: ['rival-is-paid'],
    when: BOTH_WIN,
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, handPays('discarder', 'actor', 2), handPays('bystander', 'actor', 1), ...PICKER_PAID],
    headline: 'The two other seats pay each winner as for any win. The winners pay each other nothing.',
    why: 'The letter names no amount. Paying each hand by itself is our reading; a jokerless hand doubles as always.',
    cites: ['SCORE-16', 'SCORE-14', 'MJ-06'],
  },
  {
    id: 'tie-misnamer-pays-for-two',
    topic: 'deal',
    overrides: ['tie-paid-separately'],
    when: callerOnName(BOTH_WIN),
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, pays('discarder', 'actor', 3, 'hand of actor'), ...PICKER_PAID],
    headline: PAID_FOR_TWO,
    why: 'The caller wins on a name, so the seat that misnamed the tile pays for both losers. That the winners pay each other nothing is our reading.',
    cites: ['SCORE-16', 'SETTLE-09', 'MISNAME-06', 'MJ-06'],
  },
  {
    id: 'tie-misnamer-pays-for-two-jokerless',
    topic: 'deal',
    overrides: ['tie-misnamer-pays-for-two'],
    when: callerOnName({ ...BOTH_WIN, payTheTableMultiplier: 'doubleIfJokerless' }),
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, handPays('discarder', 'actor', 3), ...PICKER_PAID],
    headline: PAID_FOR_TWO,
    why: 'At this table a jokerless win doubles what the one seat pays.',
    cites: ['SETTLE-09', 'HOUSE-01'],
  },
  {
    id: 'tie-paid-once',
    topic: 'deal',
    overrides: ['tie-paid-separately', 'tie-misnamer-pays-for-two', 'tie-misnamer-pays-for-two-jokerless'],
    when: { ...BOTH_WIN, tiePay: 'losersPayHigher' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, { slot: 'payment', kind: 'dearerOnly', role: 'discarder' }],
    headline: 'At this table the two other seats pay only the dearer hand.',
    why: 'The table agreed that a tie costs the losers one hand.',
    cites: ['SCORE-14', 'HOUSE-01'],
  },
  {
    id: 'tie-paid-in-halves',
    topic: 'deal',
    overrides: ['tie-paid-separately', 'tie-misnamer-pays-for-two', 'tie-misnamer-pays-for-two-jokerless'],
    when: { ...BOTH_WIN, tiePay: 'split' },
    sets: { dealState: 'over', rests: 'no' },
    effects: [WON, { slot: 'payment', kind: 'halves', role: 'discarder' }],
    headline: 'At this table the two other seats pay each winner half.',
    why: 'The table agreed that the winners of a tie share what a single win would cost.',
    cites: ['SCORE-14', 'HOUSE-01'],
  },
]
