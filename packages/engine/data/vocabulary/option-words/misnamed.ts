/** Discards under a wrong name: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const misnamedWords: { readonly [option: string]: OptionWords } = {
  misnamedExposure: {
    title: 'An exposure on a wrong name',
    question: 'A misnamed tile was called for an exposure. When is the caller’s hand dead?',
    from: ['MISNAME-05'],
    values: {
      shownIsDead: {
        label: 'When hand tiles were shown',
        says:
          'Tiles shown from the hand make it dead. A tile only put on the rack has to be used as it is, or the ' +
          'hand is dead; that part we take from AMJA.',
        heldBy: [
          { source: 'card-2025', locator: 'misnamed tile', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'mjme-paraphrase', locator: 'misnamed tile' },
          { source: 'fmm' },
          { source: 'ml-67' },
        ],
        standing: 'reported',
      },
      actualTileIfItFits: {
        label: 'When the real tile is unusable',
        says: 'A bound caller uses the tile really thrown if it makes a proper exposure, and has a dead hand only if it does not.',
        heldBy: [{ source: 'amja-exposure-errors' }],
        standing: 'stated',
      },
      rackedIsDead: {
        label: 'As soon as it is racked',
        says: 'A misnamed tile put on the rack makes the hand dead, even with nothing shown.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The card and the 2024 book, as reported, make a group shown on a wrong name dead; for a tile racked alone ' +
      'only AMJA has a test.',
  },
  misnamePriority: {
    title: 'Mah jongg on tile and name',
    question: 'One player has mah jongg on the thrown tile, another on its spoken name. Who comes first?',
    from: ['C2'],
    values: {
      thrownTileFirst: {
        label: 'The tile that was thrown',
        says: 'The hand on the thrown tile is checked first; the other is checked only if the first is wrong.',
        heldBy: [{ source: 'amja-mj-errors', locator: '3' }, { source: 'fmm' }, { source: 'sloper-691' }],
        standing: 'stated',
      },
      namedTileFirst: {
        label: 'The name that was spoken',
        says: 'The hand on the spoken name is checked first, as judges at one tournament in 2017 ruled.',
        heldBy: [{ source: 'sloper-691', locator: 'the judges’ ruling' }],
        standing: 'stated',
      },
    },
    why: 'AMJA says so in full, and the card’s rule on misnamed tiles points the same way.',
  },
  misnameSwap: {
    title: 'Trading for the named tile',
    question: 'The discarder also holds the tile that was named. Must it be thrown instead?',
    from: ['C15'],
    values: {
      never: {
        label: 'No',
        says: 'The thrown tile stays thrown and gets its right name.',
        heldBy: [{ source: 'bulletin-2014', reportedBy: ['sloper-595'] }],
        standing: 'reported',
      },
      swapIfHeld: {
        label: 'Yes, when called for an exposure',
        says: 'When the named tile was called for an exposure and the discarder holds it, it is thrown in place of the other.',
        heldBy: [{ source: 'mam-2014-02' }],
        standing: 'stated',
      },
    },
    why: 'A 2014 bulletin, as Sloper reports it, turns the trade down; only some events ask for it.',
  },
}
