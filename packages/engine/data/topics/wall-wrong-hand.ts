/** Whose hand a pick from the wrong end or from a wrong wall costs, and who wins after one. */
import type { Condition, Effect } from '../../src/decide/model.ts'
import type { LawDecision } from '../../src/rulings/law.ts'
import { uncalled } from './exposures.ts'
import { DEAD, LIVES, NO_DUTY, NO_HAND, OTHERS_DEAD, duty } from './effects.ts'

const PUSHER_DEAD: Effect = { slot: 'hand', kind: 'dead', role: 'pusher' }
const PUSHER_OUT: Effect = { slot: 'hand', kind: 'deadBefore', role: 'pusher' }
const WINS: Effect = { slot: 'hand', kind: 'wins', role: 'winner' }
const PULL_WALL: Effect = { slot: 'duty', kind: 'pullWall', role: 'pusher' }

const SEVERAL = { wallState: 'more', wallFault: 'wall' } as const

/** The readings under which a tile from a wrong place costs a hand at all. */
export const COSTS = { wrongWall: ['rackedDies', 'deadOnTouch'] } as const

/** The seat that would pay for everybody is the winner. */
export const WINS_BY_OWN_FAULT: readonly Condition[] = [
  { wallMatch: 'yes', wallFault: 'end', winnerPicked: 'yes' },
  { wallMatch: 'yes', pusherIs: 'declarer' },
]

/** A pick that puts hands out, unless the table agreed to leave the wall as it is. */
const costs = (decision: Omit<LawDecision, 'topic' | 'group' | 'sets'>): LawDecision => ({
  topic: 'hand',
  group: 'wrong-wall-costs',
  sets: { fate: 'dead', cause: 'other', claim: 'none' },
  ...decision,
})

export const wallWrongHand: readonly LawDecision[] = [
  {
    id: 'wrong-wall-unracked',
    topic: 'hand',
    when: { wallState: 'unracked' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('pickRight', 'actor')],
    headline: 'The tile goes back and {actor} picks the right one, without penalty.',
    why: 'A tile from the wrong place costs a hand only once it is racked.',
    cites: ['WALLERR-01', 'WALLERR-03', 'WALLERR-05', 'PICK-09'],
  },
  {
    id: 'wrong-wall-touched',
    topic: 'hand',
    overrides: ['wrong-wall-unracked'],
    when: { wallState: 'unracked', wrongWall: 'deadOnTouch' },
    sets: { fate: 'dead', cause: 'other', claim: 'none' },
    effects: [DEAD, duty('tileToPlace', 'actor')],
    headline: '{Actor} has a dead hand, and the tile goes back. At this table picking it is enough.',
    why: 'The table agreed that a pick from the wrong place counts before the tile is racked.',
    cites: ['WALLERR-01', 'HOUSE-01'],
  },
  costs({
    id: 'wrong-end-racked',
    when: { wallState: 'one', wallFault: 'end' },
    effects: [DEAD, NO_DUTY],
    headline: '{Actor} has a dead hand, and the tile stays with it.',
    why: 'The tile was racked from a place where no tile was due; the others go on at the proper end.',
    cites: ['WAL-04', 'WALLERR-02', 'DHR-11'],
  }),
  costs({
    id: 'wrong-wall-racked',
    when: { wallState: 'one', wallFault: 'wall' },
    effects: [DEAD, PUSHER_DEAD, PULL_WALL],
    headline: '{Actor} and {pusher} have dead hands. The wall is put right.',
    why: 'One seat racked a tile from the wrong wall, and the other led it there.',
    cites: ['WAL-05', 'WALLERR-03', 'DHR-11'],
  }),
  costs({
    id: 'wrong-wall-own',
    overrides: ['wrong-wall-racked'],
    when: { wallState: 'one', pusherIs: 'picker' },
    effects: [DEAD, PULL_WALL],
    headline: '{Actor} has a dead hand. The wall is put right.',
    why: 'That seat racked a tile from the wrong wall, and it had pushed the wall out itself, so nobody else was led there.',
    cites: ['WAL-08', 'WAL-05', 'WALLERR-03'],
  }),
  costs({
    id: 'wrong-wall-of-dead-hand',
    overrides: ['wrong-wall-racked'],
    when: { wallState: 'one', pusherIs: 'out' },
    effects: [DEAD, PUSHER_OUT, PULL_WALL],
    headline: '{Actor} has a dead hand. The wall is put right.',
    why: 'That seat racked a tile from the wrong wall. The hand that pushed it out was dead already, and goes out only once.',
    cites: ['WAL-08', 'WAL-05', 'WALLERR-03', 'DED-01'],
  }),
  {
    id: 'wrong-end-several',
    topic: 'hand',
    group: 'wrong-wall-costs',
    when: { wallState: 'more', wallFault: 'end' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'All tiles go in and are dealt again; no hand is dead.',
    why: 'More than one seat picked at the wrong end, and the order of the wall cannot be restored.',
    cites: ['WAL-04'],
  },
  costs({
    id: 'wrong-wall-several',
    when: { wallState: 'more', wallFault: 'wall' },
    effects: [DEAD, OTHERS_DEAD, PUSHER_DEAD, PULL_WALL],
    headline: 'Each seat that racked from the wrong wall has a dead hand. So has {pusher}.',
    why: 'Each of them racked a tile from the wrong wall, and {pusher} led them there.',
    cites: ['WAL-05', 'WALLERR-03', 'COUNT-05'],
  }),
  costs({
    id: 'wrong-wall-several-own',
    overrides: ['wrong-wall-several'],
    when: { wallState: 'more', pusherIs: 'picker' },
    effects: [DEAD, OTHERS_DEAD, PULL_WALL],
    headline: 'Each seat that racked from the wrong wall has a dead hand.',
    why: 'Each of them racked a tile from the wrong wall, and one of them had pushed it out.',
    cites: ['WAL-08', 'WAL-05', 'WALLERR-03'],
  }),
  costs({
    id: 'wrong-wall-several-of-dead-hand',
    overrides: ['wrong-wall-several'],
    when: { wallState: 'more', pusherIs: 'out' },
    effects: [DEAD, OTHERS_DEAD, PUSHER_OUT, PULL_WALL],
    headline: 'Each seat that racked from the wrong wall has a dead hand.',
    why: 'Each of them racked a tile from the wrong wall. The hand that pushed it out was dead already, and goes out only once.',
    cites: ['WAL-08', 'WAL-05', 'WALLERR-03', 'DED-01'],
  }),
  costs({
    id: 'wrong-wall-last-two',
    overrides: ['wrong-wall-several', 'wrong-wall-several-own', 'wrong-wall-several-of-dead-hand'],
    when: { ...SEVERAL, wallPickers: 'two', deaths: ['errors2', 'mixed2', 'other2'] },
    effects: [DEAD, OTHERS_DEAD, NO_DUTY],
    headline: 'Both hands that were left are dead.',
    why: 'Each of them racked a tile from the wrong wall, whoever pushed it out.',
    cites: ['WAL-05', 'WALLERR-03'],
  }),
  costs({
    id: 'wrong-wall-all-left',
    overrides: ['wrong-wall-several', 'wrong-wall-several-own', 'wrong-wall-several-of-dead-hand'],
    when: [
      { ...SEVERAL, wallPickers: 'three', deaths: ['error', 'other'] },
      { ...SEVERAL, wallPickers: 'four' },
    ],
    effects: [DEAD, OTHERS_DEAD, NO_DUTY],
    headline: 'All hands that were left are dead.',
    why: 'Each of them racked a tile from the wrong wall, whoever pushed it out.',
    cites: ['WAL-05', 'WALLERR-03'],
  }),
  ...uncalled({
    id: 'wrong-end',
    overrides: ['wrong-end-racked'],
    when: [{ wallState: 'one', wallFault: 'end', ...COSTS }],
    claim: 'none',
  }),
  ...uncalled({
    id: 'wrong-wall-own',
    overrides: ['wrong-wall-own', 'wrong-wall-of-dead-hand'],
    when: [{ wallState: 'one', pusherIs: ['picker', 'out'], ...COSTS }],
    claim: 'none',
  }),
  ...uncalled({
    id: 'wrong-wall',
    overrides: ['wrong-wall-racked'],
    when: [{ wallState: 'one', pusherIs: 'other', ...COSTS }],
    claim: 'none',
    also: ['pusher'],
  }),
  ...uncalled({
    id: 'wrong-wall-several',
    overrides: ['wrong-wall-several'],
    when: [
      { wallPickers: 'two', pusherIs: 'other', deaths: ['none', 'error', 'other'], ...COSTS },
      { wallPickers: 'three', pusherIs: 'other', deaths: 'none', ...COSTS },
    ],
    claim: 'none',
    also: ['alsoOut', 'pusher'],
  }),
  ...uncalled({
    id: 'wrong-wall-pickers',
    overrides: ['wrong-wall-several-own', 'wrong-wall-several-of-dead-hand', 'wrong-wall-last-two', 'wrong-wall-all-left'],
    when: [
      { wallState: 'more', pusherIs: ['picker', 'out'], ...COSTS },
      { ...SEVERAL, wallPickers: 'two', deaths: ['errors2', 'mixed2', 'other2'], ...COSTS },
      { ...SEVERAL, wallPickers: 'three', deaths: ['error', 'other', 'errors2', 'mixed2', 'other2'], ...COSTS },
      { ...SEVERAL, wallPickers: 'four', ...COSTS },
    ],
    claim: 'none',
    also: ['alsoOut'],
  }),
  {
    id: 'wrong-wall-left-as-it-is',
    topic: 'hand',
    overrides: ['wrong-wall-unracked', 'wrong-wall-costs'],
    when: { wallState: ['unracked', 'one', 'more'], wrongWall: 'leaveIt' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, NO_DUTY],
    headline: 'Here the wall stays where it is, and play goes on.',
    why: 'The table agreed that a pick from a wrong place costs nobody a hand.',
    cites: ['WALLERR-03', 'HOUSE-01'],
  },
  {
    id: 'win-at-wrong-end',
    topic: 'hand',
    when: { wallMatch: 'yes', wallFault: 'end' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'The win stands. {Actor}, who threw the tile from the wrong end, pays for everybody.',
    why: 'The declared hand is right, and its tile came into play by the wrong pick.',
    cites: ['WAL-04', 'SETTLE-09'],
  },
  {
    id: 'win-on-wrong-wall',
    topic: 'hand',
    when: { wallMatch: 'yes', wallFault: 'wall' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'The win stands, and {pusher} pays for everybody.',
    why: 'The declared hand is right, and it came while the wrong wall was in play.',
    cites: ['WAL-05', 'SETTLE-09'],
  },
  {
    id: 'win-of-seat-at-fault',
    topic: 'hand',
    overrides: ['win-at-wrong-end', 'win-on-wrong-wall'],
    when: WINS_BY_OWN_FAULT,
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, NO_DUTY],
    headline: 'The hand is right, but its seat was at fault. The table decides.',
    why: 'Neither whether such a win stands nor who pays for it is written anywhere.',
    cites: ['WAL-08'],
  },
  {
    id: 'win-on-wall-left-as-it-is',
    topic: 'hand',
    overrides: ['win-at-wrong-end', 'win-on-wrong-wall', 'win-of-seat-at-fault'],
    when: { wallMatch: 'yes', wrongWall: 'leaveIt' },
    sets: { fate: 'wins', cause: 'none', claim: 'none' },
    effects: [WINS, NO_DUTY],
    headline: 'It is an ordinary win of {winner}. At this table the pick changes nothing.',
    why: 'The table agreed to go on from the wall as it stands.',
    cites: ['WALLERR-03', 'HOUSE-01'],
  },
  {
    id: 'wrong-wall-declaration-wrong',
    topic: 'hand',
    when: { wallMatch: 'no' },
    sets: { fate: 'none', cause: 'none', claim: 'none' },
    effects: [NO_HAND, { slot: 'duty', kind: 'declarationInError', role: 'winner' }],
    headline: 'The declared hand is wrong and judged first, as declared in error. The pick is judged after that.',
    why: 'Only a right mah jongg is paid for by the seat at fault at the wall.',
    cites: ['MJE-07', 'WAL-04', 'WAL-05'],
  },
]
