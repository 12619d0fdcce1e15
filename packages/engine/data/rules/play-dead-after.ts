import type { Rule } from '../../src/rulings/law.ts'

export const afterDeathRules: readonly Rule[] = [
  {
    id: 'DEAD-14',
    title: 'Exposures when a hand dies',
    section: 'After a hand is dead',
    text:
      'When a hand dies, its proper earlier exposures stay on the flat, and the exposure that made it dead returns ' +
      'to the slope.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }],
    options: ['lateOffendingExposure'],
  },
  {
    id: 'DEAD-15',
    title: 'The tile just picked when a hand dies',
    section: 'After a hand is dead',
    text:
      'When a hand dies, a racked tile stays with it, and so does one picked in turn. A tile picked out of turn and ' +
      'not yet racked goes back.',
    standing: 'derived',
    sources: [{ source: 'amja-play-errors', locator: '6' }],
    options: ['outOfTurnUnracked'],
  },
  {
    id: 'DEAD-16',
    title: 'The tile just called when a hand dies',
    section: 'After a hand is dead',
    text: 'When a hand dies, a tile it has just called stays with it unless somebody else can win with it.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'claimed discard' }, { source: 'ml-197' }],
  },
  {
    id: 'DEAD-17',
    title: 'The called tile goes back with its exposure',
    section: 'After a hand is dead',
    text:
      'When an exposure returns to the slope, the tile called for it goes with it and does not return to the ' +
      'discards. Sources say so for a concealed hand and for a mah jongg in error; we extend it to the other cases.',
    standing: 'derived',
    sources: [{ source: 'ml-24' }, { source: 'ml-197' }],
  },
  {
    id: 'DEAD-18',
    title: 'Who is next after a hand dies',
    section: 'After a hand is dead',
    text:
      'The player on a dead hand’s right is next, if that hand was acting. When a hand is called dead during ' +
      'another player’s turn, that turn is finished, and the dead hand is passed over from then on. The line ' +
      'between the two is our reading.',
    standing: 'derived',
    sources: [{ source: 'ml-303', locator: 'the game continues' }, { source: 'ml-24' }],
    dissent: 'The pages name the player on the right without asking who was acting.',
    options: ['turnAfterDeath'],
  },
  {
    id: 'DEAD-19',
    title: 'Two dead hands',
    section: 'After a hand is dead',
    text: 'With two hands dead, the other two play on.',
    standing: 'stated',
    sources: [{ source: 'amv-142' }, { source: 'mc-127' }, { source: 'amja-play-errors', locator: '3' }],
    options: ['twoWrongCounts'],
  },
  {
    id: 'DEAD-20',
    title: 'One hand left, nobody declared in error',
    section: 'After a hand is dead',
    text:
      'When one hand is left and nobody declared in error, the deal is over without a winner or a payment, and a new ' +
      'one begins.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'one player left' }],
    options: ['lastSurvivor'],
  },
  {
    id: 'DEAD-21',
    title: 'Called while it can still be mended',
    section: 'After a hand is dead',
    text: 'A fault made this turn that can still be mended is mended, and no stake is owed for the early call.',
    standing: 'derived',
    sources: [{ source: 'ml-6' }, { source: 'ml-90' }],
  },
  {
    id: 'DEAD-22',
    title: 'Earlier discards of a hand found dead',
    section: 'After a hand is dead',
    text: 'Discards of a hand that is later called dead stand, and a win on one of them is an ordinary win.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }],
  },
  {
    id: 'DEAD-23',
    title: 'Earlier calls and swaps by others',
    section: 'After a hand is dead',
    text: 'Calls and swaps that others made before the hand was called dead stand.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'jokers' }],
  },
  {
    id: 'DEAD-24',
    title: 'A call after the deal is over',
    section: 'After a hand is dead',
    text: 'A call made after the deal is over comes too late. Only calls already contested are settled.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }, { source: 'ml-160' }],
  },
  {
    id: 'DEAD-25',
    title: 'A fault that nobody called',
    section: 'After a hand is dead',
    text: 'A fault that nobody called lapses when its owner wins with a right hand of fourteen tiles.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }],
  },
  {
    id: 'DEAD-26',
    title: 'No right to see a hand',
    section: 'After a hand is dead',
    text: 'Nobody can ask to see hidden tiles, not even to show that a call for a dead hand was wrong.',
    standing: 'derived',
    sources: [{ source: 'amja-dead-hand' }, { source: 'ml-24' }],
  },
]
