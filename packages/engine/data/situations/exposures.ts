/** The picture of a wrong exposure. */
import type { Situation } from '../../src/rulings/law.ts'
import { BEFORE, CALLED, NAMED } from './shared.ts'

export const exposureSituations: readonly Situation[] = [
  {
    id: 'exposure-wrong',
    section: 'Exposure looks wrong',
    name: 'A group on a rack cannot be right',
    scope: 'Size, tiles, card, or two groups that clash.',
    words: [
      'bad exposure',
      'illegal pung',
      'wrong kong',
      'not on the card',
      'concealed hand exposed',
      'doesn’t match',
      'wrong count',
      'joker in a pair',
      'quint',
      'mixed tile',
      'expose',
    ],
    incident: 'exposure',
    asks: ['discardedSince', 'mend', 'groupFault'],
    takes: { heldTile: 'natural', ...CALLED, acting: 'yes', ...BEFORE },
    also: [NAMED],
    ifs: [
      { text: 'If some X hand on the card still holds all the groups, nothing is wrong.', cites: ['CARD-32'] },
      {
        text: 'If a tile was added to an older group, it comes off before the discard; after it, the group is wrong.',
        cites: ['EXPO-08'],
      },
      { text: 'If a tile of the group is to be thrown, it cannot be; one like it from the hand may.', cites: ['DISC-14'] },
      { text: 'If the seat had called its hand concealed, only the exposures count.', cites: ['EXPO-19'] },
      { text: 'If the seat discarded before the group was complete, the group counts as wrong.', cites: ['EXPO-17'] },
      {
        text: 'If all the tiles a hand needs are visibly gone, the hand can be called dead.',
        cites: ['DHR-06', 'DEAD-11'],
        situation: 'dead-call',
      },
    ],
    next: ['dead-call', 'swap-which', 'three-dead'],
    roles: { actor: 'the owner' },
  },
]
