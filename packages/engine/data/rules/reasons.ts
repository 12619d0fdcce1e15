import type { Rule } from '../../src/rulings/law.ts'

export const reasonRules: readonly Rule[] = [
  {
    id: 'DHR-01',
    title: 'Too few or too many tiles',
    section: 'What makes a hand dead',
    text:
      'After East’s first discard, a hand with too few or too many tiles can be called dead. Discarding before ' +
      'picking or calling leaves a hand one tile short.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 19 #15(a)', reportedBy: ['mc-78'] },
      { source: 'amja-play-errors', locator: '2 and 5' },
      { source: 'fmm' },
      { source: 'ml-tag' },
    ],
  },
  {
    id: 'DHR-02',
    title: 'An exposure of the wrong shape',
    section: 'What makes a hand dead',
    text:
      'A pair, a single, a run, NEWS, a year, or a joker used as a single or in a pair makes no proper exposure. It ' +
      'can be put right until the player discards or begins a joker swap; after that the hand can be called dead.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'lvm' },
      { source: 'sloper-292' },
      { source: 'fmm' },
      { source: 'bulletin-2025', reportedBy: ['fmm'] },
      { source: 'ml-189', locator: 'no. 8' },
      { source: 'chels' },
    ],
  },
  {
    id: 'DHR-03',
    title: 'An exposure that no hand on the card uses',
    section: 'What makes a hand dead',
    text:
      'An exposure found in no hand on the current card leaves nothing to win with, and the hand can be called dead. ' +
      'Four flowers, in a year whose card asks for no such group, are an example.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'not on the card' },
      { source: 'sloper-292' },
      { source: 'sloper-473' },
      { source: 'mc-78' },
    ],
  },
  {
    id: 'DHR-04',
    title: 'Exposures that do not go together',
    section: 'What makes a hand dead',
    text: 'A hand can be called dead when no one hand on the card contains all of its exposures.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'incompatible exposures' },
      { source: 'sloper-294' },
      { source: 'sloper-366' },
      { source: 'sloper-771' },
      { source: 'mc-78' },
      { source: 'ml-tag' },
    ],
  },
  {
    id: 'DHR-05',
    title: 'Exposures of a hand that must be concealed',
    section: 'What makes a hand dead',
    text: 'A hand can be called dead when all the hands that its exposures could belong to are marked C.',
    standing: 'stated',
    sources: [
      { source: 'ml-303' },
      { source: 'ml-tag' },
      { source: 'sloper-284' },
      { source: 'sloper-327' },
      { source: 'sloper-410' },
      { source: 'mc-147' },
      { source: 'fmm' },
    ],
    options: ['concealedDeadJokers'],
  },
  {
    id: 'DHR-06',
    title: 'The tiles it needs are gone',
    section: 'What makes a hand dead',
    text:
      'A hand can be called dead when everybody can see that tiles it still needs, for the only hand it can be, are ' +
      'used up. The usual case is a pair of which three copies lie in the discards or in other exposures.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: 'reminders' },
      { source: 'amja-unwinnable' },
      { source: 'ilm-677' },
      { source: 'sloper-579' },
      { source: 'sloper-771' },
      { source: 'ml-160' },
    ],
  },
  {
    id: 'DHR-07',
    title: 'An exposure on a misnamed tile',
    section: 'What makes a hand dead',
    text: 'Showing tiles for an exposure on a tile under its wrong name makes the caller’s hand dead.',
    standing: 'reported',
    sources: [{ source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] }],
    dissent: 'AMJA lets the caller use the tile really thrown if it makes a proper exposure.',
    options: ['misnamedExposure'],
  },
  {
    id: 'DHR-08',
    title: 'A joker swap that came too early',
    section: 'What makes a hand dead',
    text:
      'A joker swapped before picking, or before the called exposure is complete, can make the hand dead, whosever ' +
      'rack it came from. As long as the joker has been neither racked nor used, the swap is undone instead.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 23 #2', reportedBy: ['ml-221'] },
      { source: 'mjme-paraphrase', locator: 'jokers 2' },
      { source: 'amja-joker-errors' },
      { source: 'sloper-134' },
    ],
    dissent: 'The book and its paraphrase, as reported, do not mention undoing it.',
  },
  {
    id: 'DHR-09',
    title: 'A swap that left a wrong tile',
    section: 'What makes a hand dead',
    text:
      'When a swap leaves a tile that does not belong, it is changed back freely until the next discard. Found ' +
      'later, the hand whose rack holds the wrong group can be called dead, and the player who gave the tile plays ' +
      'on.',
    standing: 'reported',
    sources: [
      { source: 'mjme-paraphrase', locator: 'jokers 14' },
      { source: 'mjme-2024', locator: 'p. 24 #14', reportedBy: ['fmm'] },
      { source: 'bulletin-2024', locator: 'item 10', reportedBy: ['fmm'] },
      { source: 'bulletin-2009', reportedBy: ['sloper-394'] },
      { source: 'league-letter-2024-03-20', reportedBy: ['fmm'] },
    ],
    dissent: 'Find My Mahj notes a League ruling of 20 March 2024 that bears on this; we have not seen its text.',
    options: ['badExchangeFound'],
  },
  {
    id: 'DHR-10',
    title: 'Picking ahead or out of turn',
    section: 'What makes a hand dead',
    text: 'Picking before the last discard is down, or when another player is due, makes the hand one that can be called dead.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 19 #15(g), (h)', reportedBy: ['fmm'] },
      { source: 'card-earlier', locator: 'rule 1', reportedBy: ['sloper-595', 'fmm'] },
      { source: 'amja-play-errors', locator: '6' },
    ],
    options: ['outOfTurnUnracked'],
  },
  {
    id: 'DHR-11',
    title: 'The wrong wall or the wrong end',
    section: 'What makes a hand dead',
    text:
      'Racking a tile from the wrong wall or the wrong end makes the hand one that can be called dead. So does ' +
      'pushing a wall out too early when another player then picks from it.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: '14 and 15' },
      { source: 'mc-tournament-rules' },
      { source: 'ml-24' },
      { source: 'mc-78' },
      { source: 'ml-303', locator: 'additional consequences' },
    ],
    options: ['wrongWall'],
  },
  {
    id: 'DHR-12',
    title: 'A mah jongg in error with tiles shown',
    section: 'What makes a hand dead',
    text:
      'Tiles shown on a wrong mah jongg make the declarer’s hand dead. Tiles shown or thrown in by others before the ' +
      'check make theirs dead as well.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 1 and 2', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'ml-197' },
      { source: 'rulings-page-mje' },
    ],
  },
  {
    id: 'DHR-13',
    title: 'Only at some events and in some digital games',
    section: 'What makes a hand dead',
    text:
      'Calling another hand dead wrongly, and putting a called tile in the slope, make a hand dead at some ' +
      'tournaments and in some digital games, not in League play at home.',
    standing: 'stated',
    sources: [{ source: 'mam-2014-02' }, { source: 'mc-163' }, { source: 'ilm-dead' }, { source: 'riichi-advanced' }],
    options: ['challengeStake', 'claimedTileInSlope'],
  },
  {
    id: 'DHR-14',
    title: 'What does not make a hand dead',
    section: 'What makes a hand dead',
    text:
      'Saying that one’s own hand is dead does not make it so, and misnaming a discard does not kill a hand by ' +
      'itself. A call that comes late or out of order is simply void.',
    standing: 'stated',
    sources: [
      { source: 'lvm' },
      { source: 'amja-dead-hand' },
      { source: 'ml-303' },
      { source: 'amja-mj-errors', locator: '1.1.2' },
    ],
  },
  {
    id: 'OOT-01',
    title: 'Picking out of turn',
    section: 'What makes a hand dead',
    text:
      'A hand that picked out of turn can be called dead. A tile not yet racked returns to its exact place; a racked ' +
      'one stays with the dead hand. A player who picked in turn and is met by a good call has done nothing wrong.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '6' }, { source: 'mc-out-of-turn' }, { source: 'fmm' }],
    dissent: 'Find My Mahj describes leniency for a pick caught quickly as the practice of some tables and directors.',
    options: ['outOfTurnUnracked'],
  },
  {
    id: 'OOT-02',
    title: 'Mah jongg on a tile discarded out of turn',
    section: 'What makes a hand dead',
    text:
      'A right mah jongg on a tile discarded out of turn stands, and the player who discarded it alone pays the ' +
      'winner four times the value.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: 'reminders' },
      { source: 'amja-play-errors', locator: '7' },
      { source: 'fmm', locator: 'citing the book, p. 19, rule 15(e)' },
      { source: 'ml-303', locator: 'out of turn' },
    ],
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'OOT-03',
    title: 'An exposure wanted on a tile discarded out of turn',
    section: 'What makes a hand dead',
    text: 'A tile discarded out of turn cannot be called for an exposure.',
    standing: 'disputed',
    sources: [
      { source: 'ml-303', locator: 'out of turn' },
      { source: 'fmm' },
      { source: 'bulletin-2010', reportedBy: ['sloper-435'] },
    ],
    dissent:
      'Find My Mahj has League answers both ways and files the question as open. A 2010 bulletin, as Sloper reports ' +
      'it, honoured the call without penalty.',
    options: ['outOfTurnDiscardExposure'],
  },
]
