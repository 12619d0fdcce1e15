import type { Rule } from '../../src/rulings/law.ts'

export const jokerSwapRules: readonly Rule[] = [
  {
    id: 'JOKER-04',
    title: 'What a joker swap is',
    section: 'Joker swaps',
    text:
      'A player gives the exact tile that an exposed joker stands for and takes the joker, from any rack, the ' +
      "player's own included.",
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
      "A joker is swapped only in the player's own turn, after picking or after calling and completing the exposure, " +
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
    id: 'JOKER-11',
    title: 'Only one way',
    section: 'Joker swaps',
    text: 'A joker cannot be given for a natural tile.',
    standing: 'reported',
    sources: [{ source: 'mjme-2024', locator: 'p. 23 #5', reportedBy: ['ml-221'] }],
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
    id: 'JOKER-17',
    title: 'Jokers in a faulty exposure',
    section: 'Joker swaps',
    text: 'Jokers in a faulty exposure can be swapped until the hand is called dead, and a finished swap is not undone.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'jokers' },
      { source: 'bulletin-2026', reportedBy: ['ml-303'] },
      { source: 'ilm-675' },
    ],
    dissent: 'I Love Mahj words it so that all exposed jokers are in reach when the call comes later in the game.',
    options: ['lateOffendingExposure'],
  },
  {
    id: 'JOKER-18',
    title: 'Jokers after a hand has died',
    section: 'Joker swaps',
    text:
      'After a hand has died, jokers in its proper earlier exposures can be swapped by others on their turns. Those ' +
      'in a group that went back cannot.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'jokers' },
      { source: 'mc-147' },
      { source: 'ml-38', reportedBy: ['rulings-page-mje'] },
    ],
  },
  {
    id: 'JOKER-19',
    title: 'Jokers of a concealed hand found dead',
    section: 'Joker swaps',
    text: 'When the exposures fit only lines marked C, no joker of the hand can be swapped, from the first group or the last.',
    standing: 'disputed',
    sources: [
      { source: 'mc-147' },
      { source: 'ilm-675' },
      { source: 'mjme-2024', locator: 'p. 22 #4', reportedBy: ['ml-197'] },
      { source: 'sloper-327' },
    ],
    dissent:
      "Sloper's column 327 leaves a joker of the first exposure in reach. Article 303 returns every group only when " +
      'the hand was shown as mah jongg.',
    options: ['concealedDeadJokers'],
  },
  {
    id: 'JOKER-22',
    title: 'A swap only announced too early',
    section: 'Joker swaps',
    text: 'A joker swap that was only announced, at a moment too early for it, is taken back without penalty.',
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }],
  },
  {
    id: 'JOKER-23',
    title: 'The tile touched the table before the swap was announced',
    section: 'Joker swaps',
    text:
      'When the tile for a swap touches the table before the swap is announced, our reading is that it is a discard ' +
      'and the swap is lost. AMJA has a rule for this case, of which we could read only the beginning.',
    standing: 'derived',
    sources: [{ source: 'amja-joker-errors' }, { source: 'mjme-2024', locator: 'p. 23 #3', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-24',
    title: 'A swap without picking or calling',
    section: 'Joker swaps',
    text:
      'A player who swaps for a joker without having picked or called, and racks it or declares mah jongg with it, ' +
      'has a hand that can be called dead. Until then our reading is that the swap is undone.',
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }, { source: 'mjme-2024', locator: 'p. 23 #2', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-25',
    title: "The same on the player's own rack",
    section: 'Joker swaps',
    text: "A swap from one's own exposure without picking or calling first also makes the hand one that can be called dead.",
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }],
  },
  {
    id: 'JOKER-26',
    title: 'A wrong tile noticed at once',
    section: 'Joker swaps',
    text: 'A wrong tile given in a swap and noticed before the next discard is changed back without penalty.',
    standing: 'reported',
    sources: [
      { source: 'mjme-paraphrase', locator: 'jokers 14' },
      { source: 'mjme-2024', locator: 'p. 24 #14', reportedBy: ['fmm'] },
    ],
    options: ['badExchangeFound'],
  },
  {
    id: 'JOKER-27',
    title: 'A wrong tile noticed later',
    section: 'Joker swaps',
    text:
      'When a wrong tile given in a swap is noticed only after a discard, the hand on whose rack it stands can be ' +
      'called dead, since its owner could have looked.',
    standing: 'reported',
    sources: [
      { source: 'bulletin-2009', reportedBy: ['sloper-394'] },
      { source: 'bulletin-2024', locator: 'item 10', reportedBy: ['fmm'] },
    ],
    options: ['badExchangeFound'],
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
    id: 'JOKER-32',
    title: "A swap in another player's turn",
    section: 'Joker swaps',
    text: "A joker swap in another player's turn makes the hand one that can be called dead, once the joker is racked or used.",
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }, { source: 'mjme-2024', locator: 'p. 23 #1', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-33',
    title: 'A joker discarded by a slip',
    section: 'Joker swaps',
    text: 'A joker discarded by a slip stays among the discards and is lost to everybody.',
    standing: 'stated',
    sources: [{ source: 'sloper-310' }, { source: 'ml-221' }],
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
  {
    id: 'JOKER-38',
    title: "The owner's hand is dead",
    section: 'Joker swaps',
    text: "A joker in an exposure that stays up can still be had when its owner's hand is dead.",
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'ml-303', locator: 'jokers' }],
  },
]
