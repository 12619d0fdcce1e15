import type { Rule } from '../../src/rulings/law.ts'

export const jokerSwapRules: readonly Rule[] = [
  {
    id: 'JOKER-04',
    title: 'What a joker swap is',
    section: 'Joker swaps',
    text:
      'A player gives the exact tile that an exposed joker stands for and takes the joker, from any rack, the ' +
      'player’s own included.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 23 #1 to 8', reportedBy: ['ml-221'] }, { source: 'amja-joker' }],
  },
  {
    id: 'JOKER-05',
    title: 'The owner cannot refuse',
    section: 'Joker swaps',
    text: 'The owner of an exposure has to let a proper joker swap happen.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'mjme-2024', locator: 'p. 23', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-06',
    title: 'When a swap is allowed',
    section: 'Joker swaps',
    text:
      'A joker is swapped only in the player’s own turn, after picking or after calling and completing the exposure, ' +
      'and before discarding.',
    standing: 'stated',
    sources: [{ source: 'mjme-2024', locator: 'p. 23 #1, #2, #6', reportedBy: ['ml-221'] }, { source: 'mahjblog-2019' }],
  },
  {
    id: 'JOKER-07',
    title: 'A swap cannot help to call',
    section: 'Joker swaps',
    text:
      'A joker gained by a swap cannot be used to call the discard now open. A swap before picking or calling makes ' +
      'the hand one that can be called dead.',
    standing: 'stated',
    sources: [{ source: 'sloper-134' }, { source: 'amja-joker-errors' }],
  },
  {
    id: 'JOKER-08',
    title: 'Whether to rack first',
    section: 'Joker swaps',
    text:
      'A picked tile that is itself given in the swap need not be racked. Before another tile is given, the picked ' +
      'one is racked.',
    standing: 'stated',
    sources: [{ source: 'mahjblog-2019' }],
  },
  {
    id: 'JOKER-09',
    title: 'More than one swap',
    section: 'Joker swaps',
    text: 'A player may make several joker swaps in a turn, one after another and from several racks.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'amja-joker' }],
  },
  {
    id: 'JOKER-10',
    title: 'Nobody has to swap',
    section: 'Joker swaps',
    text: 'No player has to swap for a joker.',
    standing: 'stated',
    sources: [{ source: 'amv-62' }, { source: 'ml-221' }],
  },
  {
    id: 'JOKER-11',
    title: 'Only one way',
    section: 'Joker swaps',
    text: 'A joker cannot be given for a natural tile.',
    standing: 'reported',
    sources: [{ source: 'mjme-2024', locator: 'p. 23 #5', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-12',
    title: 'With a concealed hand',
    section: 'Joker swaps',
    text: 'A player with a concealed hand may swap for jokers. The hand stays concealed.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'amja-joker' }],
  },
  {
    id: 'JOKER-13',
    title: 'Not with a discard',
    section: 'Joker swaps',
    text: 'A discard cannot be given for a joker, whoever threw it.',
    standing: 'reported',
    sources: [{ source: 'mjme-2024', locator: 'p. 23 #3', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-14',
    title: 'A swap completes the hand',
    section: 'Joker swaps',
    text:
      'A win completed by a joker swap is paid as a self-pick, even if the turn began with a call, and the discarder ' +
      'pays no extra. A turn that began with a call for an exposure needs a hand marked X.',
    standing: 'stated',
    sources: [{ source: 'ml-171' }, { source: 'ml-189' }, { source: 'sloper-497' }],
  },
  {
    id: 'JOKER-16',
    title: 'Say it and hand it over',
    section: 'Joker swaps',
    text:
      'A player who swaps says so and gives the tile to the owner of the joker, whose rack nobody else touches. This ' +
      'is courtesy rather than law.',
    standing: 'stated',
    sources: [{ source: 'mahj-minds-az' }, { source: 'ml-221' }],
  },
  {
    id: 'JOKER-28',
    title: 'A finished swap stands',
    section: 'Joker swaps',
    text: 'A player cannot change a joker swap once it is done.',
    standing: 'reported',
    sources: [{ source: 'bulletin-2014', reportedBy: ['sloper-595'] }],
  },
  {
    id: 'JOKER-29',
    title: 'A swap closes the exposure',
    section: 'Joker swaps',
    text: 'Once a swap has begun, the exposure made this turn can no longer be changed.',
    standing: 'stated',
    sources: [
      { source: 'ml-6' },
      { source: 'ml-90' },
      { source: 'mahjblog-2019' },
      { source: 'bulletin-2025', reportedBy: ['fmm'] },
    ],
  },
  {
    id: 'JOKER-30',
    title: 'A swap closes the discard',
    section: 'Joker swaps',
    text: 'When the next player begins a joker swap, the discard before it is no longer open.',
    standing: 'stated',
    sources: [{ source: 'amja-joker' }, { source: 'amja-exposure' }],
  },
  {
    id: 'JOKER-31',
    title: 'Two want the same joker',
    section: 'Joker swaps',
    text: 'Two players never compete for a joker, since only the one whose turn it is may swap.',
    standing: 'derived',
    sources: [{ source: 'ml-221' }, { source: 'amja-joker' }],
  },
  {
    id: 'JOKER-35',
    title: 'A swap while the won hand is laid out',
    section: 'Joker swaps',
    text:
      'A winner may swap as part of the winning turn, if the turn began properly: first the called group goes up, ' +
      'then comes the swap, then the rest of the hand.',
    standing: 'stated',
    sources: [{ source: 'sloper-92' }],
  },
  {
    id: 'JOKER-36',
    title: 'A win that needs a discard and a swap',
    section: 'Joker swaps',
    text:
      'A win that needs both a discard and a joker swap has to be marked X, and the discard has to make a proper ' +
      'exposure: call, show the group, then swap. A hand marked C that does this is dead.',
    standing: 'stated',
    sources: [{ source: 'sloper-131' }, { source: 'sloper-497' }],
  },
  {
    id: 'JOKER-37',
    title: 'One tile, one joker',
    section: 'Joker swaps',
    text: 'One natural tile takes one joker, even from a group that holds two.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'amja-joker' }],
  },
]
