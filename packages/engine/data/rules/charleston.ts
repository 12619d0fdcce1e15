import type { Rule } from '../../src/rulings/law.ts'

export const charlestonRules: readonly Rule[] = [
  {
    id: 'CHAR-01',
    title: 'The order of the passes',
    section: 'The Charleston',
    text:
      'The first Charleston is compulsory: three tiles to the right, across, to the left. The second is optional and ' +
      'turns the order round: left, across, right. A courtesy pass across may follow either.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 12 to 13', reportedBy: ['ml-118', 'ml-119', 'ml-128'] },
      { source: 'ml-118' },
      { source: 'ml-119' },
      { source: 'ml-128' },
      { source: 'amja-charleston' },
    ],
  },
  {
    id: 'CHAR-02',
    title: 'Three tiles a pass',
    section: 'The Charleston',
    text:
      'Each pass of the two Charlestons is three tiles, face down, no more and no fewer. Only the courtesy pass may ' +
      'be smaller.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 12 to 13', reportedBy: ['ml-118'] },
      { source: 'ml-118' },
      { source: 'amja-charleston' },
    ],
  },
  {
    id: 'CHAR-03',
    title: 'Jokers stay',
    section: 'The Charleston',
    text: 'A joker is never passed, not even in the courtesy pass. Any other tile may be.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 23 #8', reportedBy: ['ml-221'] },
      { source: 'ml-221' },
      { source: 'sloper-512' },
    ],
  },
  {
    id: 'CHAR-04',
    title: 'Choose before looking',
    section: 'The Charleston',
    text:
      'A player settles which tiles go out before looking at those that come in. Once the player has looked, the ' +
      'choice stands.',
    standing: 'stated',
    sources: [{ source: 'ml-218' }],
  },
  {
    id: 'CHAR-05',
    title: 'The blind pass',
    section: 'The Charleston',
    text:
      'In the first left and the last right, and in no other pass, a player may send on one, two or all three of the ' +
      'tiles coming in without looking, and makes up three from the hand. Several players may do so in one pass.',
    standing: 'stated',
    sources: [{ source: 'ml-193' }, { source: 'amja-charleston' }],
  },
  {
    id: 'CHAR-06',
    title: 'All four pass blind',
    section: 'The Charleston',
    text:
      'When all four want to pass on what comes in, the player who passes on the fewest goes first; if that settles ' +
      'nothing, a debt of tiles is carried round the table until it meets itself.',
    standing: 'stated',
    sources: [
      { source: 'ml-152' },
      { source: 'ml-189' },
      { source: 'sloper-230' },
      { source: 'sloper-379' },
      { source: 'sloper-534' },
      { source: 'riichi-advanced' },
    ],
  },
  {
    id: 'CHAR-07',
    title: 'Any player may stop it',
    section: 'The Charleston',
    text:
      'Once the first left is over, one player is enough to stop the Charleston, for all and without a reason. We let it be ' +
      'stopped until somebody has looked at a packet of the second Charleston.',
    standing: 'disputed',
    sources: [{ source: 'ml-118' }, { source: 'ml-119' }, { source: 'ilm-601' }, { source: 'amja-charleston' }],
    dissent:
      'Mahj Life, as far as we could read it, wants the word before anybody has looked at the tiles of the pass in ' +
      'question. The others only say after the first Charleston.',
    options: ['stopUntil'],
  },
  {
    id: 'CHAR-08',
    title: 'A second Charleston is finished',
    section: 'The Charleston',
    text: 'A second Charleston that has begun is carried through.',
    standing: 'stated',
    sources: [{ source: 'ml-118' }, { source: 'ml-119' }],
    dissent: 'The Mahjong Playbook site makes both Charlestons compulsory, against every source that cites the League.',
  },
  {
    id: 'CHAR-09',
    title: 'The second needs all four',
    section: 'The Charleston',
    text: 'The second Charleston takes place only when nobody stops it.',
    standing: 'stated',
    sources: [{ source: 'ml-118' }, { source: 'ml-119' }, { source: 'amja-charleston' }],
  },
  {
    id: 'CHAR-10',
    title: 'The courtesy pass',
    section: 'The Charleston',
    text:
      'Players who face each other may trade up to three tiles, face down, and the one who wants fewer decides how ' +
      'many. It follows one Charleston or two, and is open to the player who stopped; each pair decides for itself.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 13', reportedBy: ['ml-128'] },
      { source: 'amja-charleston' },
      { source: 'bulletin-2014', reportedBy: ['sloper-595'] },
    ],
  },
  {
    id: 'CHAR-11',
    title: 'A hand complete as dealt',
    section: 'The Charleston',
    text:
      'When the fourteen tiles dealt to East are a mah jongg, East may declare in place of the Charleston, and wins ' +
      'as on a self-pick. East gives this up by taking part in the first pass.',
    standing: 'stated',
    sources: [
      { source: 'ml-41' },
      { source: 'mjme-2024', locator: 'p. 12 and 14', reportedBy: ['ml-41'] },
      { source: 'sloper-476' },
      { source: 'sloper-666' },
    ],
    dissent: 'The online rules of Mahjong Time pass the Charleston all the same.',
  },
  {
    id: 'CHAR-12',
    title: 'Complete through the Charleston',
    section: 'The Charleston',
    text:
      'An East whose hand became complete through the Charleston may declare once passing is over, before the first ' +
      'discard, and wins as on a self-pick.',
    standing: 'stated',
    sources: [{ source: 'sloper-666' }, { source: 'ml-218' }, { source: 'ml-41' }],
  },
  {
    id: 'CHAR-13',
    title: 'The others have to wait',
    section: 'The Charleston',
    text:
      'A player other than East holds thirteen tiles and cannot be complete before play begins: the win comes from ' +
      'East’s first discard or from a pick.',
    standing: 'derived',
    sources: [{ source: 'ml-41' }, { source: 'amja-play' }],
  },
  {
    id: 'CHAR-14',
    title: 'When play begins',
    section: 'The Charleston',
    text:
      'Play begins with East’s first discard. What goes wrong earlier is put right or ends in a new deal, and no hand ' +
      'dies of it.',
    standing: 'stated',
    sources: [{ source: 'ml-83' }, { source: 'ml-189' }],
  },
  {
    id: 'CHAR-15',
    title: 'Complete between the two Charlestons',
    section: 'The Charleston',
    text:
      'An East whose hand is complete after the first left may declare as long as nobody passes again. That last ' +
      'condition is our reading; between two other passes East goes on passing.',
    standing: 'disputed',
    sources: [{ source: 'ml-218' }, { source: 'sloper-666' }],
    dissent: 'Sloper’s column 666 makes East go on passing. Article 218 allows the win after the first Charleston.',
    options: ['earthly'],
  },
  {
    id: 'CHAR-16',
    title: 'A wrong mah jongg of East before the first discard',
    section: 'The Charleston',
    text:
      'When East declares before the first discard and the hand is wrong, it is judged like any mah jongg in error. ' +
      'No source speaks of this case: the card sets no time from which such an error counts, and the articles by ' +
      'which no hand dies before the first discard deal with passes and counts. It is our reading.',
    standing: 'derived',
    sources: [
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'ml-83' },
      { source: 'ml-189' },
    ],
    dissent: 'Taken by their words alone, articles 83 and 189 would have East take the tiles back and play on.',
  },
]
