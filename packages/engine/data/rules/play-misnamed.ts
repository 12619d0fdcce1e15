import type { Rule } from '../../src/rulings/law.ts'

export const misnamedRules: readonly Rule[] = [
  {
    id: 'MISNAME-01',
    title: 'Put right before any call',
    section: 'Misnamed tiles',
    text:
      'A discard whose wrong name is put right before anybody has called costs nothing. Under its right name it can ' +
      'be called for an exposure or for mah jongg.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure-errors' }, { source: 'ml-67' }],
  },
  {
    id: 'MISNAME-02',
    title: 'No exposure before the right name',
    section: 'Misnamed tiles',
    text:
      'A misnamed tile cannot be called for an exposure until it has its right name, and the tile that was only ' +
      'named cannot be called for one at all. Anybody may point the slip out.',
    standing: 'reported',
    sources: [
      { source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'sloper-691' },
    ],
  },
  {
    id: 'MISNAME-03',
    title: 'The thrown tile stays thrown',
    section: 'Misnamed tiles',
    text: 'The discarder does not trade the tile for the one that was named, even when holding one.',
    standing: 'reported',
    sources: [{ source: 'bulletin-2014', reportedBy: ['sloper-595'] }, { source: 'mam-2014-02' }],
    dissent: 'Mah Jongg Madness events have the named tile thrown instead, if it is held and was called for an exposure.',
    options: ['misnameSwap'],
  },
  {
    id: 'MISNAME-04',
    title: 'Called for an exposure, not yet bound',
    section: 'Misnamed tiles',
    text:
      'A caller who has only spoken, or only taken the tile in hand, puts it back without penalty. The tile gets its ' +
      'right name and others may call it.',
    standing: 'stated',
    sources: [{ source: 'amja-exposure-errors' }],
    options: ['misnameSwap'],
  },
  {
    id: 'MISNAME-05',
    title: 'Called for an exposure, tile on the rack, nothing shown',
    section: 'Misnamed tiles',
    text:
      'A caller who put the misnamed tile on top of the rack and showed nothing from the hand must use the tile as ' +
      'it is. A proper exposure goes up with it, or the hand can be called dead. Nothing is owed for the wrong name.',
    standing: 'disputed',
    sources: [{ source: 'amja-exposure-errors' }, { source: 'bulletin-2000', reportedBy: ['sloper-473'] }, { source: 'ml-67' }],
    dissent:
      'Reports of the League do not settle this stage. AMJA applies the same test after tiles were shown, where the ' +
      'card and the book, as reported, make the hand dead.',
    options: ['misnamedExposure'],
  },
  {
    id: 'MISNAME-06',
    title: 'Mah jongg on the spoken name, hand right',
    section: 'Misnamed tiles',
    text:
      'When mah jongg is declared on the name of a misnamed tile, play stops, and the whole hand is laid out and ' +
      'checked with the tile as it was named. If it is right, the player who misnamed pays four times its value, the ' +
      'others pay nothing, and the deal is over.',
    standing: 'stated',
    sources: [
      { source: 'amja-mj-errors', locator: '1' },
      { source: 'sloper-472' },
      { source: 'sloper-473' },
      { source: 'ml-67' },
    ],
    dissent: 'No source says whether a jokerless hand doubles the payment.',
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'MISNAME-07',
    title: 'Mah jongg on the spoken name, hand wrong',
    section: 'Misnamed tiles',
    text:
      'When a hand declared on the name of a misnamed tile fails, it is dead, nothing is owed for the wrong name, ' +
      'and the other three play on.',
    standing: 'stated',
    sources: [{ source: 'amja-mj-errors', locator: '1.1.2' }],
    options: ['errorForgiven'],
  },
  {
    id: 'MISNAME-08',
    title: 'Mah jongg on the tile that was thrown',
    section: 'Misnamed tiles',
    text:
      'When mah jongg is declared on the tile really thrown, the tile gets its right name first. Then it is an ' +
      'ordinary win, in which the discarder pays twice the value and the others once.',
    standing: 'stated',
    sources: [{ source: 'amja-mj-errors', locator: '2' }],
  },
  {
    id: 'MISNAME-09',
    title: 'One mah jongg on the tile, one on its name',
    section: 'Misnamed tiles',
    text:
      'When one player declares on the tile really thrown and another on its name, the first of these hands is ' +
      'checked first, and the other only if that one fails. Each hand that fails is dead; the hand on the name, if ' +
      'right, is paid four times its value by the player who misnamed.',
    standing: 'stated',
    sources: [{ source: 'amja-mj-errors', locator: '3' }, { source: 'sloper-691' }],
    dissent: 'Sloper reports a tournament in 2017 that gave the win to the player on the spoken name.',
    options: ['misnamePriority', 'payTheTableMultiplier'],
  },
  {
    id: 'MISNAME-10',
    title: 'Mah jongg on the name, exposure on the tile',
    section: 'Misnamed tiles',
    text:
      'Mah jongg on the spoken name is checked before an exposure on the tile really thrown. If it fails, the tile ' +
      'stays with the dead hand by the general rule; a table could also open it again, since that player had called ' +
      'a tile that was not there.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }, { source: 'amja-mj-errors', locator: '1' }],
    options: ['failedDeclarationTile'],
  },
  {
    id: 'MISNAME-11',
    title: 'Two exposures, one on the name',
    section: 'Misnamed tiles',
    text: 'Of two calls for exposures, one on the spoken name and one on the tile really thrown, only the second counts.',
    standing: 'derived',
    sources: [
      { source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'amja-exposure-errors' },
    ],
  },
  {
    id: 'MISNAME-12',
    title: 'A joker thrown under another name',
    section: 'Misnamed tiles',
    text:
      'When a joker is thrown under the name of another tile and somebody has a right mah jongg with that tile, the ' +
      'player who misnamed it pays for everybody and the deal is over. A joker called "same" or by the last ' +
      'discard’s name is rightly named, and nothing is owed.',
    standing: 'reported',
    sources: [{ source: 'league-letter-2023-06-07', reportedBy: ['mc-152'] }, { source: 'ml-67' }],
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'MISNAME-13',
    title: 'A misnamed joker called for an exposure',
    section: 'Misnamed tiles',
    text:
      'A joker can never be called. A caller who has put up and shown nothing takes the call back; once bound, no ' +
      'proper exposure is possible and the hand can be called dead.',
    standing: 'derived',
    sources: [
      { source: 'mjme-2024', locator: 'p. 24 #10 to 11', reportedBy: ['ml-221', 'ml-259'] },
      { source: 'amja-exposure-errors' },
    ],
  },
  {
    id: 'MISNAME-14',
    title: '"Same" said of another tile',
    section: 'Misnamed tiles',
    text: 'Saying "same" of a tile unlike the last discard misnames it as that discard. Of a joker it is a legal name.',
    standing: 'derived',
    sources: [
      { source: 'mjme-2024', locator: 'p. 24 #10 to 11', reportedBy: ['ml-221', 'ml-259'] },
      { source: 'amja-mj-errors', locator: '1' },
    ],
  },
  {
    id: 'MISNAME-15',
    title: 'The wrong name was found late',
    section: 'Misnamed tiles',
    text:
      'Once the next player has racked, and nobody had called or asked to wait, the name is put right but the tile ' +
      'can no longer be called.',
    standing: 'stated',
    sources: [{ source: 'mahj-minds-az', locator: 'September 2025' }],
  },
  {
    id: 'MISNAME-16',
    title: 'A wrong name given on purpose',
    section: 'Misnamed tiles',
    text:
      'At home a wrong name given on purpose has no penalty of its own. The tile stays thrown, and a mah jongg on ' +
      'its name is paid four times.',
    standing: 'derived',
    sources: [{ source: 'bulletin-2014', reportedBy: ['sloper-595'] }, { source: 'mahjongg-lifestyle' }],
  },
  {
    id: 'MISNAME-17',
    title: 'A wrong name at a tournament',
    section: 'Misnamed tiles',
    text: 'At the MahjCon tournament the player who misnamed loses twenty-five points, and the winner scores the hand.',
    standing: 'stated',
    sources: [{ source: 'mc-tournament-rules' }],
  },
  {
    id: 'MISNAME-18',
    title: 'A name only half spoken',
    section: 'Misnamed tiles',
    text: 'A name broken off, as when the tile is seen after its number, is no wrong name. The player finishes it.',
    standing: 'derived',
    sources: [{ source: 'mjme-2024', locator: 'p. 18 #7', reportedBy: ['sloper-faq-19'] }],
  },
  {
    id: 'MISNAME-19',
    title: 'The caller says the wrong name',
    section: 'Misnamed tiles',
    text: 'What the caller names the tile does not matter. The tile and the exposure count.',
    standing: 'derived',
    sources: [{ source: 'ml-264' }],
  },
  {
    id: 'MISNAME-20',
    title: 'The name is put right after mah jongg was said',
    section: 'Misnamed tiles',
    text:
      'When a name is put right after mah jongg was said on it, the declaration stands on the tile as it was named, ' +
      'unless its maker takes it back before any tile is shown.',
    standing: 'derived',
    sources: [{ source: 'amja-mj-errors', locator: '1' }, { source: 'ml-197' }],
  },
]
