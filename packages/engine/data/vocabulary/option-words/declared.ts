/** A mah jongg declared in error, and the discard it claimed: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const declaredWords: { readonly [option: string]: OptionWords } = {
  spokenOnly: {
    title: 'Mah jongg only spoken',
    question: 'Mah jongg was said and no tile was shown. Until when can the word be taken back?',
    from: ['CON-02', 'CON-28'],
    values: {
      retractIfAllIntact: {
        label: 'Only while nobody has reacted',
        says:
          'The word is taken back free of penalty if it is done at once and before anyone else shows tiles, ' +
          'throws in or disturbs a wall. We take the next pick to be too late.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 21 #2', reportedBy: ['fmm'] },
          { source: 'card-2025', locator: 'in error 1 and 2, read together', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'amja-mje' },
          { source: 'fmm' },
        ],
        standing: 'stated',
      },
      retractUntilChecked: {
        label: 'Until the hand has been checked',
        says:
          'The word can be taken back until the table has finished checking the hand, provided that no other player ' +
          'has shown tiles, thrown in or disturbed a wall.',
        heldBy: [],
        standing: 'derived',
      },
      retractAlways: {
        label: 'Always, if nothing was shown',
        says: 'The word can be taken back while its speaker has shown nothing, without asking what the others did.',
        heldBy: [{ source: 'ml-197' }, { source: 'amv-52' }],
        standing: 'stated',
      },
      wordIsFinal: {
        label: 'Never, the word is final',
        says: 'A spoken mah jongg that is wrong makes the hand dead even when no tile was shown.',
        heldBy: [{ source: 'rulings-page-mje', locator: 'house rules' }],
        standing: 'house',
      },
    },
    why:
      'The book as Find My Mahj cites it, and the card read as a whole, let the word go back only while nobody ' +
      'has reacted, and AMJA agrees. Articles 197 and 52 leave that condition out. AMJA names no moment at which ' +
      'it is too late.',
  },
  claimCommit: {
    title: 'When a caller is bound',
    question: 'From which moment does a called tile have to be used?',
    from: ['C8'],
    values: {
      flatOrShown: {
        label: 'Tile racked, or hand tiles shown',
        says: 'A caller is bound once the tile is on the flat of the rack or any tile from the hand is shown.',
        heldBy: [{ source: 'mjme-2024', locator: 'p. 15', reportedBy: ['ml-146'] }, { source: 'amja-exposure' }],
        standing: 'stated',
      },
      shownOnly2010: {
        label: 'Only tiles from the hand bind',
        says: 'A tile on the rack may still go back to the table if nothing from the hand was shown with it.',
        heldBy: [{ source: 'jewish-journal-2010' }],
        standing: 'stated',
      },
      touch: {
        label: 'Touching the tile binds',
        says: 'A caller who has called or touched the discard has to use it, as some events have it.',
        heldBy: [{ source: 'mam-2015-01' }, { source: 'mc-163' }],
        standing: 'stated',
      },
    },
    why: 'The 2024 book, as cited, binds a caller by the tile on the rack or by tiles shown, and AMJA agrees.',
  },
  claimedTileInSlope: {
    title: 'Called tile put in the slope',
    question: 'What follows when a called tile is put among the hidden tiles instead of on top?',
    from: ['CON-04'],
    values: {
      committed: {
        label: 'It must be used, no penalty',
        says: 'The tile moves to the top and a proper exposure goes up at once; only if none can be made is the hand dead.',
        heldBy: [{ source: 'ml-197' }, { source: 'mjme-2024', locator: 'p. 21 #3', reportedBy: ['ml-197'] }],
        standing: 'stated',
      },
      dead: {
        label: 'The hand is dead',
        says: 'Putting a called tile into the slope makes the hand dead, as common tournament rules have it.',
        heldBy: [{ source: 'mc-163' }],
        standing: 'stated',
      },
    },
    why: 'Article 197 counts a tile on or in the rack alike, and no League penalty for the place is reported.',
  },
  conversionAfterExposure: {
    title: 'From mah jongg to a call',
    question: 'Mah jongg was declared on a discard and tiles went up. May it become an ordinary call?',
    from: ['CON-01', 'CON-27'],
    values: {
      singleGroupOnly: {
        label: 'Only one proper group is up',
        says:
          'It becomes a call if nothing but one proper group with the discard is up. As AMJA has it, nobody else ' +
          'may have shown tiles, thrown in or disturbed a wall by then.',
        heldBy: [{ source: 'amja-mj-errors', locator: '4' }, { source: 'ml-197' }],
        standing: 'stated',
      },
      exposableHandOnly: {
        label: 'Only for a hand marked X',
        says: 'One proper group may become a call, but not from a hand that was meant to stay concealed (C).',
        heldBy: [{ source: 'rulings-page-mje', locator: 'declarer dead, the exception' }, { source: 'fmm' }],
        standing: 'stated',
      },
      never: {
        label: 'Never once tiles are up',
        says: 'Any tile shown on a wrong mah jongg makes the hand dead, even one proper group.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'lvm' },
        ],
        standing: 'reported',
      },
      anyTiles: {
        label: 'Extra tiles may go back',
        says:
          'It becomes a call even if more tiles were shown, since the book, as reported, names no limit. That ' +
          'the extra ones go back to the slope is our reading.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 21 #3', reportedBy: ['ml-55', 'mjme-paraphrase'] },
          { source: 'ml-55' },
          { source: 'mjme-paraphrase', locator: 'in error 3' },
        ],
        standing: 'reported',
      },
    },
    why:
      'Article 197, the rulings page and AMJA agree on one proper group; the book, as reported, allows the ' +
      'change and names no limit. That the hand meant may have been marked C is our reading, since a plan may ' +
      'change until a caller is bound.',
  },
  displacedClaimAfterConversion: {
    title: 'The call that mah jongg displaced',
    question: 'Mah jongg took a discard from another caller and then became a call. Who has the tile?',
    from: ['CON-05'],
    values: {
      converterKeeps: {
        label: 'Whoever said mah jongg keeps it',
        says: 'The player who said mah jongg uses the tile for an exposure, and the earlier caller goes without.',
        heldBy: [{ source: 'ml-letter-19' }],
        standing: 'stated',
      },
      revertsToEarlierClaim: {
        label: 'It returns to the earlier caller',
        says: 'The tile goes to the player whose call was in order before mah jongg was said.',
        heldBy: [],
        standing: 'derived',
      },
      noConversionIfClaimPending: {
        label: 'No change while another call waits',
        says: 'A mah jongg that displaced another call cannot become a call, so a wrong one makes the hand dead.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The one source on this, a letter on Mahj Life, finds no rule that gives the tile back, and a caller who is ' +
      'bound must use it.',
  },
  selfPickPartial: {
    title: 'Wrong after an own pick',
    question: 'A wrong mah jongg followed an own pick and some tiles went up. Is the hand dead?',
    from: ['CON-03'],
    values: {
      dead: {
        label: 'Yes, whatever was shown',
        says: 'Any tile put up after a wrong mah jongg on an own pick makes the hand dead.',
        heldBy: [
          { source: 'ml-55' },
          { source: 'amv-55' },
          { source: 'bulletin-2020', reportedBy: ['amv-55'] },
          { source: 'fmm' },
          { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
        ],
        standing: 'stated',
      },
      pickedTileOnlyOk: {
        label: 'No, if only the pick',
        says: 'The declaration may be taken back when nothing but the picked tile was laid on the rack.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'Article 55, the older wiki and the 2020 bulletin as reported agree; the contrary League answer speaks of ' +
      'called discards.',
  },
  errorForgiven: {
    title: 'Forgiving a wrong mah jongg',
    question: 'Does the table forgive a wrong mah jongg with tiles shown?',
    from: ['CON-03'],
    values: {
      never: {
        label: 'No',
        says: 'A wrong mah jongg with tiles shown makes the hand dead, unless it may become an ordinary call.',
        heldBy: [
          { source: 'ml-197' },
          { source: 'rulings-page-mje', locator: 'declarer dead' },
          { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
        ],
        standing: 'stated',
      },
      beforeNextPick: {
        label: 'Yes, until the next pick',
        says: 'A wrong mah jongg caught before the next pick is forgiven, and the tiles go back.',
        heldBy: [{ source: 'rulings-page-mje', locator: 'house rules' }],
        standing: 'house',
      },
    },
    why: 'Every source treats tiles shown as final; forgiving is reported only as a table rule.',
  },
  wrongTileLifted: {
    title: 'The wrong tile was lifted',
    question: 'A winner with a right hand lifted the wrong tile from the discards. Can it be put right?',
    from: ['CON-20'],
    values: {
      correctable: {
        label: 'Yes, the win stands',
        says: 'The wrong tile goes back, the right one is taken, and the win stands.',
        heldBy: [{ source: 'sloper-691' }],
        standing: 'stated',
      },
      fails: {
        label: 'No, the mah jongg fails',
        says: 'A mah jongg whose tile was not taken up and put on the rack fails.',
        heldBy: [{ source: 'mc-163' }],
        standing: 'stated',
      },
    },
    why: 'Sloper finds no written rule against putting it right; only tournament rules go the other way.',
  },
  lateCorrection: {
    title: 'An error found afterwards',
    question: 'A winning hand turns out wrong after tiles were mixed or paid for. What now?',
    from: ['CON-26'],
    values: {
      stands: {
        label: 'The result stands',
        says: 'A hand that all players accepted stays accepted once the tiles are mixed or paid for.',
        heldBy: [],
        standing: 'derived',
      },
      reverseIfAllAgree: {
        label: 'Undone if everybody agrees',
        says: 'Payments are returned if all players agree that the hand was wrong.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'No source speaks of it; once everybody has accepted the hand and the tiles are mixed, nothing can be checked any more.',
  },
  failedDeclarationTile: {
    title: 'The tile of a failed mah jongg',
    question: 'A mah jongg on a discard failed. Who may still have that tile?',
    from: ['CON-06', 'C27'],
    values: {
      anyoneForWin: {
        label: 'Anyone who wins with it',
        says:
          'Any live player whose hand it completes may have it, and nobody for an exposure. The sources set no ' +
          'time; that it ends when the next player racks or discards is our reading.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 23 #6', reportedBy: ['ml-197'] },
          { source: 'ml-197' },
          { source: 'rulings-page-mje', locator: 'declarer dead' },
          { source: 'ml-303', locator: 'claimed discard, after a wrong exposure' },
          { source: 'fmm' },
          { source: 'mjme-paraphrase', locator: 'in error 6' },
        ],
        standing: 'stated',
      },
      onlyCoDeclarers: {
        label: 'Only one who also declared',
        says: 'Only a player who had said mah jongg on the same discard may have it.',
        heldBy: [{ source: 'mjme-paraphrase', locator: '9(g)' }],
        standing: 'reported',
      },
      nobody: {
        label: 'Nobody',
        says: 'The tile stays with the dead hand for the rest of the deal.',
        heldBy: [{ source: 'amv-51' }],
        standing: 'stated',
      },
      backToExposureClaimant: {
        label: 'Back to the displaced exposure',
        says: 'A player whose call for an exposure was displaced by the mah jongg gets the tile back.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The 2024 book, as cited, agrees with Article 197 and the rulings page that a real mah jongg may have it, ' +
      'and Article 303 says the same after a wrong exposure.',
  },
  discarderOnReclaimedTile: {
    title: 'Who counts as the discarder',
    question: 'A second player wins with the tile of a failed mah jongg. Who pays the discarder’s share?',
    from: ['CON-16'],
    values: {
      originalDiscarder: {
        label: 'The player who threw it',
        says: 'The player who discarded the tile pays double, and the dead hand pays as an ordinary loser.',
        heldBy: [],
        standing: 'derived',
      },
      deadDeclarer: {
        label: 'The hand that gave it up',
        says: 'The dead hand pays the discarder’s share, and the player who threw the tile pays as an ordinary loser.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'No source says; the player who threw the tile threw it to both.',
  },
}
