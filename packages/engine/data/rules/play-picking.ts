import type { Rule } from '../../src/rulings/law.ts'

export const pickingRules: readonly Rule[] = [
  {
    id: 'PICK-01',
    title: 'How a turn begins',
    section: 'Picking and racking',
    text:
      'A turn begins with picking the next wall tile or with calling the open discard. East’s first turn begins with ' +
      'the discard.',
    standing: 'stated',
    sources: [{ source: 'amja-play' }, { source: 'sloper-faq-19' }],
  },
  {
    id: 'PICK-02',
    title: 'No picking ahead',
    section: 'Picking and racking',
    text: 'The next tile may be picked only after the discard before it is down.',
    standing: 'stated',
    sources: [
      { source: 'card-earlier', locator: 'rule 1', reportedBy: ['sloper-595', 'fmm'] },
      { source: 'mc-131' },
      { source: 'bulletin-2005', reportedBy: ['mc-131'] },
    ],
  },
  {
    id: 'PICK-03',
    title: 'Picked before the discard was down',
    section: 'Picking and racking',
    text:
      'A player who picked before the last discard was down has no right to the tile. A racked tile is treated as ' +
      'picked out of turn.',
    standing: 'disputed',
    sources: [
      { source: 'bulletin-2014', reportedBy: ['sloper-595'] },
      { source: 'mjme-2024', locator: 'p. 19 #15(g)', reportedBy: ['fmm'] },
    ],
    dissent:
      'A tile not yet racked goes back without loss in Sloper’s report of a 2014 bulletin; the 2024 book, as Find My ' +
      'Mahj cites it, makes picking ahead a reason to call the hand dead either way.',
    options: ['outOfTurnUnracked'],
  },
  {
    id: 'PICK-04',
    title: 'The wall tile was moved',
    section: 'Picking and racking',
    text:
      'A player who has moved the next wall tile in any way has chosen to pick, and can no longer call the discard ' +
      'for an exposure. We read it the same for mah jongg. Tapping or clicking a tile is not racking it.',
    standing: 'disputed',
    sources: [
      { source: 'bulletin-2018', reportedBy: ['mahjblog-2017-12'] },
      { source: 'mahjblog-2017-12' },
      { source: 'amja-faq' },
    ],
    dissent: 'AMJA keeps the discard open until the tile is racked; whether for the picker too it does not say.',
    options: ['touchWallCommits'],
  },
  {
    id: 'PICK-05',
    title: 'When a tile is racked',
    section: 'Picking and racking',
    text:
      'A tile is racked when it sits in the slope and the hand has let go of it. Laying it on top or in front, or ' +
      'clicking it, is not racking.',
    standing: 'stated',
    sources: [{ source: 'amja-faq' }, { source: 'sloper-faq-19' }, { source: 'ml-rules-index' }],
  },
  {
    id: 'PICK-06',
    title: 'Racking is not required',
    section: 'Picking and racking',
    text:
      'A picked tile may be discarded, used to win or given in a swap without racking. To discard or give another ' +
      'tile, the picked one is racked first.',
    standing: 'stated',
    sources: [{ source: 'amja-faq' }, { source: 'amja-play' }, { source: 'ml-168' }],
    dissent:
      'Article 168 warns that holding the picked tile while another is discarded leaves twelve on the rack and invites a call.',
    options: ['doubleFist'],
  },
  {
    id: 'PICK-07',
    title: 'A wall tile turned over',
    section: 'Picking and racking',
    text: 'A wall tile turned over goes face down at once in the same place, and nobody moves it elsewhere.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '1' }],
  },
  {
    id: 'PICK-08',
    title: 'Picked but not racked when the discard is called',
    section: 'Picking and racking',
    text:
      'A tile picked but not racked goes back to its exact place when the discard is called, though it was seen, and ' +
      'the call stands. Whoever picks next may get it.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure' }, { source: 'amja-faq' }, { source: 'sloper-639' }],
  },
  {
    id: 'PICK-09',
    title: 'The tile beside the right one',
    section: 'Picking and racking',
    text:
      'A pick of the tile under or beside the right one is changed while it is not racked. A hand that racked it can ' +
      'be called dead.',
    standing: 'derived',
    sources: [{ source: 'ml-rules-index' }, { source: 'ml-24' }],
    options: ['wrongWall'],
  },
  {
    id: 'PICK-10',
    title: 'How tiles are gained',
    section: 'Picking and racking',
    text:
      'Tiles come from the deal, the Charleston, the wall, a called discard or a joker swap. An exposure can arise ' +
      'only from a called discard.',
    standing: 'stated',
    sources: [{ source: 'ml-280' }],
  },
  {
    id: 'PICK-11',
    title: 'A group shown after a wall pick',
    section: 'Picking and racking',
    text:
      'A group shown after a wall pick is no official move, and no penalty is written for it. Our reading is that ' +
      'the tiles go back and are no exposure.',
    standing: 'disputed',
    sources: [{ source: 'ml-16' }, { source: 'ml-280' }, { source: 'mc-161' }],
    dissent:
      'MahjCon 161 lists it among dead-hand topics. The two Mahj Life articles, as one reader reports them, leave ' +
      'the tiles up.',
    options: ['exposeFromPick'],
  },
  {
    id: 'PICK-12',
    title: 'Looking at another’s tiles',
    section: 'Picking and racking',
    text: 'No penalty is written for looking at another player’s pick, at wall tiles or at a rack. It is a matter of conduct.',
    standing: 'derived',
    sources: [{ source: 'amja-play' }],
  },
]
