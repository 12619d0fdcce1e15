/**
 * Where this law comes from: two collections of notes with numbered rules, numbered conflicts and a table of errors. It
 * lets a generated page (docs/reference/rules-map.md) prove that nothing was left behind.
 */

/** A family of rules, numbered from 1 without a gap. */
export interface Family {
  readonly prefix: string
  readonly rules: number
  /** Its prefix in the rule book, where that is another. */
  readonly here?: string
}

/** Conflicts between sources, numbered from 1. An option names the conflicts it comes from. */
export interface Conflicts {
  readonly prefix: string
  readonly count: number
  /** Digits of a number: CON-01 has two, C1 as many as it needs. */
  readonly digits: number
  /** Conflicts that need no option, and why. */
  readonly settled: { readonly [id: string]: string }
}

export interface Collection {
  readonly id: string
  readonly name: string
  readonly families: readonly Family[]
  readonly conflicts: Conflicts
}

const family = (prefix: string, rules: number, here?: string): Family => ({
  prefix,
  rules,
  ...(here === undefined ? {} : { here }),
})

export const collections: readonly Collection[] = [
  {
    id: 'E',
    name: 'Errors and dead hands',
    families: [
      family('INT', 4),
      family('MJE', 19),
      family('DSC', 6),
      family('TRN', 3),
      family('THR', 10),
      family('WAL', 5),
      family('DHN', 4),
      family('PAY', 11, 'SETTLE'),
      family('DHR', 14),
      family('CHL', 8),
      family('DED', 3),
      family('JKR', 8),
      family('OOT', 3),
    ],
    conflicts: {
      prefix: 'CON-',
      count: 28,
      digits: 2,
      settled: {
        'CON-07': 'MJE-08 and MJE-09: a hand marked X keeps its earlier exposures, a concealed one takes all back.',
        'CON-21': 'Numbers of scenarios that differ between editions: sources are cited by article, not by scenario.',
      },
    },
  },
  {
    id: 'P',
    name: 'Ordinary play and every other error',
    families: [
      family('TILE', 9),
      family('SEAT', 9),
      family('WALL', 10),
      family('DEAL', 5),
      family('CHAR', 14),
      family('CHERR', 10),
      family('COUNT', 13),
      family('PICK', 12),
      family('TURN', 10),
      family('WALLERR', 8),
      family('DISC', 14),
      family('MISNAME', 20),
      family('WIN', 10),
      family('CLAIM', 27),
      family('EXPO', 21),
      family('JOKER', 38),
      family('DEAD', 26),
      family('MJ', 10),
      family('END', 5),
      family('PAY', 14, 'SCORE'),
      family('VAR', 9),
      family('TOURN', 12),
      family('CARD', 38),
    ],
    conflicts: {
      prefix: 'C',
      count: 36,
      digits: 1,
      settled: {
        C30: 'DISC-06 and MISNAME-12 stand side by side: the name of the discard before it is a right name for a joker.',
        C33: 'TILE-04: flowers are natural tiles; the older page that leaves them out is told as dissent.',
        C35: 'Every citation carries its edition, and the newest wording is the standard.',
      },
    },
  },
]

/** The rows of the table of errors, in order: what happened. A case covers row 7 by naming M07. */
export const errorMatrix: readonly string[] = [
  'A joker was passed in the Charleston',
  'The wrong number was passed, found before East’s first discard',
  'Tiles passed on blind were looked at',
  'One wrong count after the first discard',
  'Two wrong counts',
  'The third hand dies, and nobody declared in error',
  'Discarded in turn without picking',
  'Picked out of turn, not racked',
  'Picked out of turn and racked',
  'Out-of-turn discard, right mah jongg on it',
  'Out-of-turn discard, wrong mah jongg on it',
  'Out-of-turn discard, wanted for an exposure',
  'Wrong end of the wall, not racked',
  'Wrong end of the wall, racked',
  'The wrong wall was pushed out',
  'A wall tile was turned up and seen',
  'The next player picked and had not racked when the discard was called',
  'A call after the next player racked',
  'The discarder wants the tile back',
  'A joker was discarded',
  'A misnamed tile put right in time',
  'A misnamed tile, called for an exposure and nobody bound',
  'A misnamed tile, the caller bound, and the tile fits',
  'A misnamed tile, the caller bound, and the tile does not fit',
  'Right mah jongg on the name of a misnamed tile',
  'Wrong mah jongg on the name of a misnamed tile',
  'Right mah jongg on the misnamed tile itself',
  'Mah jongg on the tile and on its name together',
  'A joker with a false name, and mah jongg on it',
  'A joker rightly named by the last discard, and somebody calls',
  'A call taken back before anybody was bound',
  'A bound caller who cannot complete the group',
  'Called and shown for a pair, a single, NEWS or a year',
  'A wrong exposure before the discard or swap',
  'A wrong exposure after the discard that no line can use',
  'An exposure that no line marked X contains',
  'Exposures that clash',
  'Exposures that fit only concealed lines',
  'A group shown after a wall pick',
  'A swap announced before picking or calling',
  'A swap made before picking or calling, the joker racked',
  'The wrong tile swapped, seen at once',
  'The wrong tile swapped, found later',
  'A discard used for a swap',
  'The called tile put in the slope',
  'An exposure made, then mah jongg called in time',
  'Two mah jonggs on one discard',
  'Mah jongg on the discard and on a pick together',
  'A pair or single that the hand needs is visibly gone',
  'A wrong call for a dead hand, contested',
  'A right call for a dead hand, contested',
  'A player calls the own hand dead',
  'A dead player or the bettor calls another hand dead',
  'Own tiles fall among the discards',
  'A value announced too low, or jokerless forgotten',
]
