/** The pictures of turns and counts. */
import type { Situation } from '../../src/rulings/law.ts'
import { BEFORE, BEGUN, CALLED, NAMED } from './shared.ts'

export const turnSituations: readonly Situation[] = [
  {
    id: 'out-of-turn',
    section: 'Someone went out of turn',
    name: 'A seat picked or discarded out of turn',
    scope: 'Wrong seat, or right seat too early.',
    words: [
      'drew out of turn',
      'picked ahead',
      'looked ahead',
      'jumped in',
      'not your turn',
      'picked too soon',
      'went early',
      'discarded first',
      'picked a future',
      'futures',
      'picking ahead',
      'took a tile early',
    ],
    incident: 'outOfTurn',
    asks: ['outDid', 'outClaim', 'outMatch'],
    takes: { ...BEGUN, ...CALLED, ...BEFORE, noJokers: 'no', lifted: 'right', heldTile: 'natural' },
    also: [NAMED],
    ifs: [
      {
        text: 'If the right seat picked before the last discard was down, it is the same.',
        cites: ['DHR-10', 'PICK-02', 'PICK-03'],
      },
      { text: 'If the seat picked in turn and a good call came, there is no fault; the pick goes back.', cites: ['PICK-08'] },
    ],
    next: ['dead-call', 'three-dead', 'skipped'],
    roles: { actor: 'the seat out of turn', rival: 'the seat that called the tile', due: 'the seat whose turn it was' },
  },
]

export const countSituations: readonly Situation[] = [
  {
    id: 'count',
    section: 'Too many or too few tiles',
    name: 'A hand has the wrong number',
    scope: 'Thirteen between turns, fourteen while acting.',
    words: [
      'twelve tiles',
      'fifteen tiles',
      'short',
      'long',
      'extra tile',
      'missing tile',
      '14 tiles',
      'forgot to draw',
      'miscount',
      'too many',
      '15 tiles',
      '12 tiles',
      '13 tiles',
      'short one tile',
      'too many tiles in my hand',
    ],
    incident: 'count',
    asks: ['started', 'whichCount', 'howMany'],
    takes: { ...CALLED, acting: 'yes', ...BEFORE },
    ifs: [
      {
        text: 'If it is found when mah jongg is shown, it is a mah jongg in error.',
        cites: ['COUNT-12', 'MJE-11'],
        situation: 'mj-error',
      },
      { text: 'If tiles were seen sliding between two racks and nobody has acted, they are moved back.', cites: ['COUNT-13'] },
      { text: 'If a count is doubted, seats may ask for the number of tiles, not for their faces.', cites: ['COUNT-10'] },
      { text: 'If three play, the rulings are the same.', cites: ['VAR-09'] },
      { text: 'If tiles only lay off the rack, they are put up without penalty.', cites: ['COUNT-11'] },
    ],
    next: ['count-now', 'three-dead', 'swap-which'],
    roles: {
      actor: 'the seat with the wrong count',
      alsoOut: 'each other seat with a wrong count',
      left: 'the seat at East’s left',
    },
  },
]
