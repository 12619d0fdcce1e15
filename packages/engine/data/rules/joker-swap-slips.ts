import type { Rule } from '../../src/rulings/law.ts'

export const jokerSwapSlipRules: readonly Rule[] = [
  {
    id: 'JOKER-17',
    title: 'Jokers in a faulty exposure',
    section: 'Joker swap slips',
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
    section: 'Joker swap slips',
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
    section: 'Joker swap slips',
    text: 'When the exposures fit only lines marked C, no joker of the hand can be swapped, from the first group or the last.',
    standing: 'disputed',
    sources: [
      { source: 'mc-147' },
      { source: 'ilm-675' },
      { source: 'mjme-2024', locator: 'p. 22 #4', reportedBy: ['ml-197'] },
      { source: 'sloper-327' },
    ],
    dissent:
      'Sloper’s column 327 leaves a joker of the first exposure in reach. Article 303 returns every group only when ' +
      'the hand was shown as mah jongg.',
    options: ['concealedDeadJokers'],
  },
  {
    id: 'JOKER-20',
    title: 'A dead hand swaps no more',
    section: 'Joker swap slips',
    text: 'The owner of a dead hand makes no more joker swaps.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }],
  },
  {
    id: 'JOKER-21',
    title: 'First the joker, then the call',
    section: 'Joker swap slips',
    text: 'A player may swap for a joker of a faulty exposure first and call the hand dead afterwards.',
    standing: 'stated',
    sources: [{ source: 'ml-189' }, { source: 'mahjblog-2011-08' }],
  },
  {
    id: 'JOKER-22',
    title: 'A swap only announced too early',
    section: 'Joker swap slips',
    text: 'A joker swap that was only announced, at a moment too early for it, is taken back without penalty.',
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }],
  },
  {
    id: 'JOKER-23',
    title: 'The tile touched the table before the swap was announced',
    section: 'Joker swap slips',
    text:
      'When the tile for a swap touches the table before the swap is announced, our reading is that it is a discard ' +
      'and the swap is lost. AMJA has a rule for this case, of which we could read only the beginning.',
    standing: 'derived',
    sources: [{ source: 'amja-joker-errors' }, { source: 'mjme-2024', locator: 'p. 23 #3', reportedBy: ['ml-221'] }],
    options: ['unannouncedTouch'],
  },
  {
    id: 'JOKER-24',
    title: 'A swap without picking or calling',
    section: 'Joker swap slips',
    text:
      'A player who swaps for a joker without having picked or called, and racks it or declares mah jongg with it, ' +
      'has a hand that can be called dead.',
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }, { source: 'mjme-2024', locator: 'p. 23 #2', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-25',
    title: 'The same on the player’s own rack',
    section: 'Joker swap slips',
    text: 'A swap from one’s own exposure without picking or calling first also makes the hand one that can be called dead.',
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }],
  },
  {
    id: 'JOKER-26',
    title: 'A wrong tile noticed at once',
    section: 'Joker swap slips',
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
    section: 'Joker swap slips',
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
    id: 'JOKER-32',
    title: 'A swap in another player’s turn',
    section: 'Joker swap slips',
    text: 'A joker swap in another player’s turn makes the hand one that can be called dead, once the joker is racked or used.',
    standing: 'stated',
    sources: [{ source: 'amja-joker-errors' }, { source: 'mjme-2024', locator: 'p. 23 #1', reportedBy: ['ml-221'] }],
  },
  {
    id: 'JOKER-33',
    title: 'A joker discarded by a slip',
    section: 'Joker swap slips',
    text: 'A joker discarded by a slip stays among the discards and is lost to everybody.',
    standing: 'stated',
    sources: [{ source: 'sloper-310' }, { source: 'ml-221' }],
  },
  {
    id: 'JOKER-38',
    title: 'The owner’s hand is dead',
    section: 'Joker swap slips',
    text: 'A joker in an exposure that stays up can still be had when its owner’s hand is dead.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'ml-303', locator: 'jokers' }],
  },
  {
    id: 'JOKER-39',
    title: 'An early swap is undone',
    section: 'Joker swap slips',
    text: 'A swap made without picking or calling is undone as long as the joker has been neither racked nor used.',
    standing: 'derived',
    sources: [{ source: 'amja-joker-errors' }],
  },
]
