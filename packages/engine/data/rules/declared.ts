import type { Rule } from '../../src/rulings/law.ts'

export const declaredRules: readonly Rule[] = [
  {
    id: 'MJE-01',
    title: 'Words only',
    section: 'Mah jongg declared in error',
    text:
      'A player who said mah jongg, showed no tile and put no discard on the rack may take the word back without ' +
      'penalty, if this is done at once and no other player has shown tiles, thrown in or disturbed a wall. After an ' +
      'own pick the player finishes the turn with a discard. A called discard goes back to the table and can be ' +
      'called again.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 21 #2', reportedBy: ['ml-197', 'rulings-page-mje', 'fmm'] },
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'words only' },
      { source: 'amv-52' },
      { source: 'amja-mje' },
      { source: 'fmm' },
      { source: 'lvm' },
      { source: 'chels' },
      { source: 'mc-163' },
    ],
    dissent:
      'The rulings page records a house rule that the spoken word is final and the hand dead. Articles 197 and ' +
      '52 set no condition about the other hands and no time limit, and the rulings page only advises the others ' +
      'to wait.',
    options: ['spokenOnly'],
  },
  {
    id: 'MJE-02',
    title: 'Words only, after another hand was shown',
    section: 'Mah jongg declared in error',
    text:
      'Once another player has shown tiles, thrown in or disturbed a wall, a spoken mah jongg can no longer be ' +
      'taken back freely. It then counts as declared in error, and the rules on thrown-in hands apply; this we ' +
      'read from two rules of the card taken together.',
    standing: 'disputed',
    sources: [
      { source: 'card-2025', locator: 'in error 1 and 2, read together', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 21 #2', reportedBy: ['fmm'] },
      { source: 'amja-mje' },
      { source: 'fmm' },
      { source: 'ml-197' },
      { source: 'amv-52' },
    ],
    dissent:
      'Articles 197 and 52 take words back without asking whether other players have reacted. Ours follows the ' +
      'card and AMJA.',
    options: ['spokenOnly'],
  },
  {
    id: 'MJE-03',
    title: 'The called tile is on the rack, nothing else shown',
    section: 'Mah jongg declared in error',
    text:
      'A player who declared on a discard and put that tile on top of the rack, with nothing else shown, may drop ' +
      'the declaration but has to use the tile. A proper exposure goes up with it and the player discards; where ' +
      'none can be made, the hand is dead.',
    standing: 'stated',
    sources: [
      { source: 'ml-197' },
      { source: 'mjme-2024', locator: 'p. 21 #3', reportedBy: ['ml-197', 'rulings-page-mje'] },
      { source: 'rulings-page-mje', locator: 'words only' },
      { source: 'ml-55' },
      { source: 'mjme-paraphrase', locator: 'in error 3' },
      { source: 'fmm' },
      { source: 'mc-163' },
    ],
    dissent:
      'Article 197 speaks of a tile on or in the rack, the paraphrase of the book of one on top and not in it. ' +
      'Common tournament rules list a called tile put in the slope among the causes of a dead hand.',
    options: ['claimCommit', 'claimedTileInSlope', 'displacedClaimAfterConversion'],
  },
  {
    id: 'MJE-04',
    title: 'Only the called group was shown',
    section: 'Mah jongg declared in error',
    text:
      'A player who declared on a discard, and put up only that tile with the tiles that make one pung, kong, ' +
      'quint or sextet of it, may turn the declaration into an ordinary call. This needs a group that a hand ' +
      'marked X may use, and that no other player has shown tiles, thrown in or disturbed a wall. The group then ' +
      'stays as it is, its jokers can be swapped as usual, the player discards, and the hand plays on. That we ' +
      'ask about the group and not about the hand that was meant is our reading.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 21 #3', reportedBy: ['ml-197', 'ml-55'] },
      { source: 'ml-197' },
      { source: 'ml-55' },
      { source: 'mjme-paraphrase', locator: 'in error 3' },
      { source: 'rulings-page-mje', locator: 'declarer dead, the exception' },
      { source: 'amja-mj-errors', locator: '4' },
      { source: 'fmm' },
      { source: 'bulletin-2020', reportedBy: ['amv-55'] },
    ],
    dissent:
      'The back of the card and the Las Vegas Mahjong pages make a wrong hand dead as soon as any part of it is ' +
      'shown, with no exception. The rulings page and Find My Mahj do not let a hand change that had to be ' +
      'concealed. The book, as Article 55 reports it, sets no limit on what else was shown.',
    options: ['conversionAfterExposure', 'displacedClaimAfterConversion'],
  },
  {
    id: 'MJE-05',
    title: 'More than the called group was shown',
    section: 'Mah jongg declared in error',
    text:
      'When tiles beyond the one group with the discard went up as well, the declaration cannot be turned into a ' +
      'call, and the hand is dead.',
    standing: 'stated',
    sources: [
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'amja-mj-errors', locator: '4.1.1' },
      { source: 'amv-55' },
      { source: 'mjme-paraphrase', locator: 'in error 3' },
      { source: 'ml-55' },
    ],
    dissent: 'Article 55 and the paraphrase of the book give the change of mind without this limit.',
    options: ['conversionAfterExposure', 'errorForgiven'],
  },
  {
    id: 'MJE-06',
    title: 'Tiles shown after an own pick',
    section: 'Mah jongg declared in error',
    text:
      'A player who declared on a tile from the wall or from a joker swap and put up any tile has a dead hand. No ' +
      'discard was called, so there is no call to go back to.',
    standing: 'stated',
    sources: [
      { source: 'ml-55' },
      { source: 'ml-197', locator: 'table, row on Article 55' },
      { source: 'amv-55' },
      { source: 'bulletin-2020', reportedBy: ['amv-55'] },
      { source: 'fmm' },
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
    dissent:
      'The League answer printed in Article 55 under this question speaks of called discards and lets the player ' +
      'change. The rulings page records a house rule that forgives a wrong declaration caught before the next pick.',
    options: ['selfPickPartial', 'errorForgiven'],
  },
  {
    id: 'MJE-07',
    title: 'A wrong hand was shown, the other three are intact',
    section: 'Mah jongg declared in error',
    text:
      'When a wrong hand was shown and the other three are intact, the declarer’s hand is dead for the rest of the ' +
      'deal, and the turn is over without a discard. The tiles just shown return to the slope, proper earlier ' +
      'exposures stay up, and the other three play on from the declarer’s right. Nothing is paid at this point; if ' +
      'somebody wins later, the dead hand pays like any other.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #4', reportedBy: ['ml-197'] },
      { source: 'mjme-2024', locator: 'p. 22 #5(a)', reportedBy: ['fmm'] },
      { source: 'ml-197' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'amv-159' },
      { source: 'amja-mje' },
      { source: 'fmm' },
      { source: 'sloper-156' },
      { source: 'chels' },
      { source: 'ateacherfirst' },
    ],
    dissent:
      'The rulings page records a house rule that forgives a wrong declaration caught before the next pick. One ' +
      'phrase of the League answer in Article 197 returns all tiles; the rest of that answer keeps proper exposures ' +
      'up.',
    options: ['conversionAfterExposure', 'errorForgiven'],
  },
  {
    id: 'MJE-08',
    title: 'Earlier exposures of the declarer',
    section: 'Mah jongg declared in error',
    text:
      'Exposures that the declarer had called properly before saying mah jongg stay on the flat. On their own turns, ' +
      'live players may swap for the jokers in them. Jokers that went up with the wrong hand go back and are out of ' +
      'reach.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 22 #4(b)', reportedBy: ['ml-197'] },
      { source: 'ml-197', locator: 'League answer' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'ml-303' },
      { source: 'amja-mje' },
      { source: 'ateacherfirst' },
      { source: 'fmm' },
      { source: 'ilm-675' },
    ],
  },
  {
    id: 'MJE-09',
    title: 'A wrong hand of the concealed kind',
    section: 'Mah jongg declared in error',
    text:
      'When the hand that was meant is marked C, every tile of it goes back to the slope, the called tile too, and ' +
      'none of its jokers can be swapped.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 22 #4(b)', reportedBy: ['ml-197'] },
      { source: 'ml-197', locator: 'League answer' },
      { source: 'rulings-page-mje', locator: 'declarer dead' },
      { source: 'ml-303' },
      { source: 'amja-mje' },
      { source: 'ml-24' },
      { source: 'fmm' },
    ],
  },
  {
    id: 'MJE-10',
    title: 'Bound to the tile, and no exposure to make',
    section: 'Mah jongg declared in error',
    text:
      'A player who has to use the called tile but can make no proper exposure with it has a dead hand. The tile ' +
      'stays with that hand, and the rest follows as after any wrong declaration.',
    standing: 'stated',
    sources: [{ source: 'ml-55' }, { source: 'rulings-page-mje', locator: 'words only' }, { source: 'fmm' }, { source: 'lvm' }],
    options: ['claimCommit', 'failedDeclarationTile'],
  },
  {
    id: 'MJE-11',
    title: 'Thirteen or fifteen tiles in the declared hand',
    section: 'Mah jongg declared in error',
    text:
      'A declared hand with a wrong number of tiles counts as declared in error, like any other. Jokers in ' +
      'exposures called properly before it can still be swapped. The source tells of thirteen tiles; that ' +
      'fifteen are the same is our reading.',
    standing: 'stated',
    sources: [{ source: 'ml-197', locator: 'player’s question and League answer' }],
  },
  {
    id: 'MJE-12',
    title: 'A swap was needed to finish the called group',
    section: 'Mah jongg declared in error',
    text:
      'A player who calls a discard for mah jongg, cannot complete that group from the hand and takes a joker from a ' +
      'rack to finish it has a dead hand. It is in order to complete the group from the hand first, then swap, and ' +
      'win.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: 'jokers 2 and 6' },
      { source: 'amja-joker-errors' },
      { source: 'sloper-24' },
      { source: 'sloper-131' },
      { source: 'sloper-134' },
      { source: 'sloper-497' },
    ],
  },
  {
    id: 'MJE-13',
    title: 'Mah jongg on the spoken name, hand right',
    section: 'Mah jongg declared in error',
    text:
      'When the tile as it was named completes the declared hand, the deal ends. The player who misnamed it pays the ' +
      'winner four times the hand’s value alone, and the other two pay nothing.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'amja-mj-errors', locator: '1.1.1' },
      { source: 'sloper-473' },
      { source: 'mjme-paraphrase', locator: 'reminders' },
      { source: 'fmm' },
      { source: 'amja-payment' },
      { source: 'mc-tournament-rules' },
    ],
    dissent: 'A writer at Mahjongg Lifestyle finds the payment unfair. Tournaments take points instead.',
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'MJE-14',
    title: 'Mah jongg on the spoken name, hand wrong',
    section: 'Mah jongg declared in error',
    text:
      'When a hand declared on the name of a misnamed tile fails even with the tile as it was named, it is dead and ' +
      'nothing is owed for the wrong name. The others play on.',
    standing: 'stated',
    sources: [{ source: 'amja-mj-errors', locator: '1.1.2' }],
    options: ['errorForgiven'],
  },
  {
    id: 'MJE-15',
    title: 'Mah jongg on the tile that was thrown',
    section: 'Mah jongg declared in error',
    text:
      'When the tile really thrown, under whatever name, completes the declared hand, it first gets its right name ' +
      'and then the win is an ordinary one. Nothing is owed for the wrong name.',
    standing: 'stated',
    sources: [{ source: 'amja-mj-errors', locator: '2' }],
  },
  {
    id: 'MJE-16',
    title: 'One declares on the tile, another on its name',
    section: 'Mah jongg declared in error',
    text:
      'The hand that needs the tile really thrown is checked first, and wins at ordinary payment if it is right. If ' +
      'it fails it is dead, and the hand that needs the spoken name is checked: right, the player who misnamed pays ' +
      'it four times its value alone; wrong, it is dead too, nothing is owed for the name, and play goes on.',
    standing: 'stated',
    sources: [{ source: 'amja-mj-errors', locator: '3' }, { source: 'fmm' }, { source: 'sloper-691' }],
    dissent:
      'Sloper’s column 691 reports that tournament judges gave such a win to the player on the spoken name, and disputes it.',
    options: ['misnamePriority', 'payTheTableMultiplier'],
  },
  {
    id: 'MJE-17',
    title: 'An exposure shown on the spoken name',
    section: 'Mah jongg declared in error',
    text:
      'A caller who has shown tiles from the hand for an exposure, on a tile under a wrong name, has a dead hand. ' +
      'The player who misnamed it owes nothing.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-paraphrase', locator: 'misnamed tile' },
      { source: 'fmm' },
      { source: 'ml-67' },
      { source: 'sloper-473' },
      { source: 'bulletin-2000', reportedBy: ['sloper-473'] },
      { source: 'amja-exposure-errors' },
      { source: 'mam-2014-02' },
    ],
    dissent:
      'AMJA lets the caller use the tile really thrown if it makes a proper exposure. Mah Jongg Madness events make ' +
      'the discarder throw the named tile when it is held, which the League turns down.',
    options: ['misnamedExposure', 'misnameSwap'],
  },
  {
    id: 'MJE-18',
    title: 'The wrong tile was lifted for a right hand',
    section: 'Mah jongg declared in error',
    text:
      'A player with a right hand who lifts the wrong tile from the discards by a slip may put that right, and the ' +
      'win stands. No written rule forbids it.',
    standing: 'stated',
    sources: [{ source: 'sloper-691' }, { source: 'mc-163' }],
    dissent: 'Common tournament rules say that a mah jongg fails when its tile is not taken up and put on the rack.',
    options: ['wrongTileLifted'],
  },
  {
    id: 'MJE-19',
    title: 'Mah jongg said in order to come first',
    section: 'Mah jongg declared in error',
    text:
      'No written rule stops a player from saying mah jongg ahead of another’s call and then changing to a proper ' +
      'call, and that player keeps the tile. Whether it is good manners is for the table.',
    standing: 'stated',
    sources: [{ source: 'ml-letter-19' }],
    options: ['displacedClaimAfterConversion'],
  },
]
