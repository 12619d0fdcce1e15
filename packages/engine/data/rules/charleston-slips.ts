import type { Rule } from '../../src/rulings/law.ts'

export const charlestonSlipRules: readonly Rule[] = [
  {
    id: 'CHERR-01',
    title: 'A joker was passed',
    section: 'Charleston slips',
    text: 'A joker that was passed goes back, and its passer gives another tile for it. Nothing more follows.',
    standing: 'stated',
    sources: [{ source: 'ml-221' }, { source: 'mjme-2024', locator: 'p. 23 #8', reportedBy: ['ml-221'] }],
  },
  {
    id: 'CHERR-02',
    title: 'The wrong number was passed',
    section: 'Charleston slips',
    text:
      'A pass of the wrong number is made up at once. Found later, but before East’s first discard, it is traced and ' +
      'corrected where that is possible; otherwise all tiles go in and the same East starts again.',
    standing: 'stated',
    sources: [{ source: 'ml-83' }, { source: 'ml-189' }],
    options: ['countBeforePlay'],
  },
  {
    id: 'CHERR-03',
    title: 'Looking at tiles passed on blind',
    section: 'Charleston slips',
    text:
      'A player who looks at tiles while passing them on blind is reminded of the rule; the League advises against a ' +
      'penalty.',
    standing: 'disputed',
    sources: [
      { source: 'bulletin-1989', locator: 'p. 5', reportedBy: ['amv-128'] },
      { source: 'bulletin-2017', reportedBy: ['amv-128'] },
      { source: 'amv-128' },
      { source: 'sloper-465' },
      { source: 'mam-2014-02' },
      { source: 'mc-tournament-rules' },
      { source: 'winning-moves' },
    ],
    dissent: 'Tournaments take ten points. Tom Sloper and the card game by Winning Moves would have the hand dead.',
    options: ['blindPeek'],
  },
  {
    id: 'CHERR-04',
    title: 'A blind pass where none is allowed',
    section: 'Charleston slips',
    text:
      'Tiles sent on blind in another pass are replaced from the hand while nobody has looked at them. After that a ' +
      'reminder is all.',
    standing: 'derived',
    sources: [{ source: 'ml-193' }, { source: 'ml-218' }],
  },
  {
    id: 'CHERR-05',
    title: 'Passed or taken the wrong way',
    section: 'Charleston slips',
    text:
      'Packets that went or were taken the wrong way are put back and passed again as long as they can be told apart. ' +
      'Otherwise the deal starts again.',
    standing: 'derived',
    sources: [{ source: 'winning-moves' }, { source: 'ml-83' }],
  },
  {
    id: 'CHERR-06',
    title: 'Looked before passing',
    section: 'Charleston slips',
    text:
      'A player who looked at the tiles coming in before passing still gives three of the old hand, and may not ' +
      'change any already set aside. No penalty is named.',
    standing: 'stated',
    sources: [{ source: 'ml-218' }],
  },
  {
    id: 'CHERR-07',
    title: 'Second Charleston begun against a stop',
    section: 'Charleston slips',
    text:
      'Passing that went on although somebody had stopped it in time is undone. Once tiles have been looked at, the ' +
      'second Charleston is finished instead.',
    standing: 'derived',
    sources: [{ source: 'ml-118' }, { source: 'ml-119' }],
    options: ['stopUntil'],
  },
  {
    id: 'CHERR-08',
    title: 'Different numbers in the courtesy pass',
    section: 'Charleston slips',
    text:
      'When two players lay down different numbers in the courtesy pass, the lower one counts, and what is over goes ' +
      'back unseen.',
    standing: 'stated',
    sources: [{ source: 'amja-charleston' }, { source: 'mjme-2024', locator: 'p. 13', reportedBy: ['ml-128'] }],
  },
  {
    id: 'CHERR-09',
    title: 'What cannot be undone before the first discard',
    section: 'Charleston slips',
    text:
      'What cannot be put right before East’s first discard ends the deal: all tiles go in, the walls are rebuilt, ' +
      'and the same East starts again with a new Charleston.',
    standing: 'stated',
    sources: [{ source: 'ml-83' }, { source: 'ml-189' }],
    options: ['countBeforePlay'],
  },
  {
    id: 'CHERR-10',
    title: 'A tile dropped or shown in the Charleston',
    section: 'Charleston slips',
    text: 'A tile dropped or shown in the Charleston is picked up, and nothing more follows.',
    standing: 'derived',
    sources: [{ source: 'ml-83' }],
  },
]
