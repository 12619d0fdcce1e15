import type { Rule } from '../../src/rulings/law.ts'

export const deadHandJokerRules: readonly Rule[] = [
  {
    id: 'JKR-01',
    title: 'Proper earlier exposures',
    section: 'Jokers of a dead hand',
    text:
      'Exposures made properly before the fault stay up, whatever the hand died of, and live players may swap for ' +
      'their jokers on their own turns.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 24 #19 to 21', reportedBy: ['ml-303', 'fmm'] },
      { source: 'mjme-paraphrase', locator: 'jokers 16' },
      { source: 'ml-303' },
      { source: 'ml-24' },
      { source: 'amja-dead-hand' },
      { source: 'ilm-675' },
      { source: 'ilm-dead' },
      { source: 'fmm' },
    ],
  },
  {
    id: 'JKR-02',
    title: 'The exposure that made the hand dead',
    section: 'Jokers of a dead hand',
    text: 'The exposure that made a hand dead returns to the slope with its jokers, which can no longer be swapped.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'incorrect exposure' },
      { source: 'ml-189', locator: 'no. 6' },
      { source: 'ilm-675' },
      { source: 'fmm' },
      { source: 'sloper-327' },
      { source: 'ilm-dead' },
    ],
    dissent: 'AMJA and I Love Mahj differ when the exposure had stood for some time before the call.',
    options: ['lateOffendingExposure'],
  },
  {
    id: 'JKR-03',
    title: 'A faulty exposure that was found late',
    section: 'Jokers of a dead hand',
    text:
      'A faulty exposure that had stood for some turns goes back when the hand is called dead, and from then on its ' +
      'jokers are out of reach.',
    standing: 'disputed',
    sources: [
      { source: 'ml-303', locator: 'incorrect exposure' },
      { source: 'bulletin-2026', reportedBy: ['ml-303'] },
      { source: 'fmm' },
      { source: 'amja-dead-hand' },
      { source: 'ilm-675' },
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-paraphrase', locator: 'jokers 16' },
    ],
    dissent:
      'AMJA sends back only tiles exposed at the time of the call. I Love Mahj leaves all exposed jokers in reach ' +
      'when the call comes later. The card and the paraphrase of the book, read to the letter, keep every exposure ' +
      'made before the call.',
    options: ['lateOffendingExposure'],
  },
  {
    id: 'JKR-04',
    title: 'Before the hand is called dead',
    section: 'Jokers of a dead hand',
    text:
      'Until a hand is called dead, every joker in its exposures can be swapped, in the faulty one too. A swap that ' +
      'has been made stays made.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'jokers' },
      { source: 'bulletin-2026', reportedBy: ['ml-303'] },
      { source: 'fmm' },
      { source: 'bulletin-2023', reportedBy: ['fmm'] },
      { source: 'ml-189' },
    ],
  },
  {
    id: 'JKR-05',
    title: 'A concealed hand that was exposed and called dead',
    section: 'Jokers of a dead hand',
    text:
      'When the exposures fit only hands marked C and the hand is called dead, every group returns to the slope and ' +
      'no joker can be swapped.',
    standing: 'disputed',
    sources: [
      { source: 'mc-147' },
      { source: 'ilm-675' },
      { source: 'fmm' },
      { source: 'ml-24' },
      { source: 'sloper-327' },
      { source: 'sloper-195' },
      { source: 'ml-303', locator: 'concealed hand' },
    ],
    dissent:
      'Sloper’s column 327 returns only the last exposure and leaves a joker of the first in reach, as does the card ' +
      'read to the letter. Article 303 returns every group only when the hand was shown as mah jongg.',
    options: ['concealedDeadJokers'],
  },
  {
    id: 'JKR-06',
    title: 'Exposures that do not go together',
    section: 'Jokers of a dead hand',
    text:
      'Of exposures that do not go together, the one that led to the call goes back, with any tiles newly shown ' +
      'along with it. Proper earlier ones stay up.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'incompatible exposures' }, { source: 'sloper-327' }],
    options: ['lateOffendingExposure'],
  },
  {
    id: 'JKR-07',
    title: 'A dead hand makes no swaps',
    section: 'Jokers of a dead hand',
    text: 'A player whose hand is dead makes no more joker swaps.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }],
  },
  {
    id: 'JKR-08',
    title: 'A dead hand gives up a joker',
    section: 'Jokers of a dead hand',
    text: 'The owner of a dead hand gives up a joker that is still in reach when it is properly asked for.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }],
  },
]
