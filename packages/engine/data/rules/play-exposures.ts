import type { Rule } from '../../src/rulings/law.ts'

export const exposureRules: readonly Rule[] = [
  {
    id: 'EXPO-04',
    title: 'The card has to contain it',
    section: 'Exposures',
    text: 'An exposure that no line marked X contains goes back when the hand is called dead for it.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'not on the card' }, { source: 'ml-146' }],
  },
  {
    id: 'EXPO-05',
    title: 'All exposures have to fit together',
    section: 'Exposures',
    text:
      'All exposures of a hand must fit one line of the card with one choice of suits and numbers. Otherwise the ' +
      'hand can be called dead; the exposure that made the clash goes back and the earlier ones stay.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'incompatible exposures' }, { source: 'sloper-327' }],
    options: ['lateOffendingExposure'],
  },
  {
    id: 'EXPO-06',
    title: 'The target may change',
    section: 'Exposures',
    text: 'A player may turn to another line of the card but keeps every exposure already made.',
    standing: 'stated',
    sources: [{ source: 'ml-6' }, { source: 'ml-90' }],
  },
  {
    id: 'EXPO-07',
    title: 'Until when an exposure can be changed',
    section: 'Exposures',
    text:
      'Until the caller discards or begins a joker swap, tiles and jokers of the exposure just made may be added, ' +
      'taken away or replaced, and its size may change.',
    standing: 'stated',
    sources: [
      { source: 'ml-6' },
      { source: 'ml-90' },
      { source: 'ml-189' },
      { source: 'mjme-2024', locator: 'p. 14', reportedBy: ['ml-6', 'ml-90', 'ml-189'] },
      { source: 'mahjblog-2019' },
      { source: 'sloper-24' },
      { source: 'chels' },
    ],
  },
  {
    id: 'EXPO-08',
    title: 'After that it is fixed',
    section: 'Exposures',
    text: 'An exposure cannot grow or shrink after the discard, and a matching tile picked later cannot be added.',
    standing: 'stated',
    sources: [{ source: 'ml-6' }, { source: 'riichi-advanced' }],
  },
  {
    id: 'EXPO-09',
    title: 'The wrong number of tiles in an exposure',
    section: 'Exposures',
    text:
      'A wrong number of tiles in an exposure is put right if it is noticed before the discard. After the discard ' +
      'the group counts as what it shows, and the hand can be called dead if no line can use it.',
    standing: 'stated',
    sources: [{ source: 'ml-6' }, { source: 'ml-90' }, { source: 'ml-189' }],
  },
  {
    id: 'EXPO-10',
    title: 'A stray tile in an exposure',
    section: 'Exposures',
    text:
      'A stray tile in an exposure is taken out if it is noticed before the discard. After that the hand can be ' +
      'called dead, and the exposure goes back.',
    standing: 'derived',
    sources: [{ source: 'ml-6' }, { source: 'ml-90' }],
  },
  {
    id: 'EXPO-11',
    title: 'A single, a pair or unlike tiles shown',
    section: 'Exposures',
    text:
      'A hand that shows a single, a pair or unlike tiles as an exposure can be called dead. The tiles go back, and ' +
      'no joker among them can be swapped.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'sloper-292' }],
  },
  {
    id: 'EXPO-12',
    title: 'Exposures that only concealed lines contain',
    section: 'Exposures',
    text: 'A hand can be called dead when its exposures fit no line but those marked C.',
    standing: 'stated',
    sources: [{ source: 'sloper-284' }, { source: 'sloper-497' }, { source: 'ml-24' }],
    dissent: 'What goes back is disputed; Article 303 returns every group only when the hand was shown as mah jongg.',
    options: ['concealedDeadJokers'],
  },
  {
    id: 'EXPO-15',
    title: 'Shown without a call',
    section: 'Exposures',
    text: 'A group put up without a called discard is treated like one shown after a wall pick.',
    standing: 'derived',
    sources: [{ source: 'ml-16' }, { source: 'ml-280' }],
  },
  {
    id: 'EXPO-16',
    title: 'Tiles shown by a slip',
    section: 'Exposures',
    text: 'Tiles shown by a slip go back without penalty, and the others keep what they saw.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }, { source: 'ml-24' }],
  },
  {
    id: 'EXPO-17',
    title: 'Discarded before the exposure was complete',
    section: 'Exposures',
    text:
      'When a caller discards before the exposure is complete, the incomplete group counts as it stands, and the ' +
      'hand can be called dead for it.',
    standing: 'derived',
    sources: [{ source: 'ml-6' }, { source: 'ml-90' }],
  },
  {
    id: 'EXPO-18',
    title: 'The called tile was left on the table',
    section: 'Exposures',
    text: 'A caller who exposed the rest but left the tile on the table is one tile short, and can be called dead.',
    standing: 'derived',
    sources: [{ source: 'mc-78' }, { source: 'amja-play-errors', locator: '2' }],
  },
]
