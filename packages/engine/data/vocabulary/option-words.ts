import type { OptionWords } from '../../src/rulings/law.ts'

/** The points on which sources differ, with each reading and who holds it. */
export const optionWords: { readonly [option: string]: OptionWords } = {
  // Mah jongg declared in error
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
  // The called discard
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
    question: "A second player wins with the tile of a failed mah jongg. Who pays the discarder's share?",
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
        says: "The dead hand pays the discarder's share, and the player who threw the tile pays as an ordinary loser.",
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'No source says; the player who threw the tile threw it to both.',
  },
  // Whose turn it is
  turnAfterDeath: {
    title: 'Next after a hand dies',
    question: 'A hand was called dead. Whose turn is it?',
    from: ['CON-17', 'C36'],
    values: {
      rightIfActing: {
        label: 'On its right, if acting',
        says:
          'If the dead hand was acting, in turn or out of it, the player on its right is next; otherwise the turn ' +
          'under way goes on.',
        heldBy: [],
        standing: 'derived',
      },
      alwaysRight: {
        label: 'Always the player on its right',
        says: "The player on the dead hand's right is next, even if another player was due.",
        heldBy: [{ source: 'ml-303', locator: 'the game continues' }, { source: 'ml-24' }, { source: 'fmm' }],
        standing: 'stated',
      },
      whoWasDue: {
        label: 'The player who was due',
        says: 'Play returns to the player whose turn it would have been without the slip.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The pages that name the player on the right seem to think of a hand that was acting, and a hand called ' +
      'dead outside its turn was not. That is our reading; no source draws the line.',
  },
  // Hands thrown in
  oneThrownInContinues: {
    title: 'One hand thrown in',
    question: 'After a mah jongg in error one other hand was thrown in. Do the last two play on?',
    from: ['CON-10'],
    values: {
      yes: {
        label: 'Yes, the last two play on',
        says: 'Both hands are dead, nothing is paid, and the two players left finish the deal.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
          { source: 'ml-197', locator: 'table, last row' },
          { source: 'rulings-page-mje', locator: 'others dead too' },
          { source: 'amv-141' },
          { source: 'mc-163' },
          { source: 'fmm' },
        ],
        standing: 'stated',
      },
      stopNoPay: {
        label: 'No, the deal ends unpaid',
        says: "The deal ends unpaid; so a strict reader of the opening of AMJA's page, whose rest we have not seen.",
        heldBy: [{ source: 'amja-mje' }],
        standing: 'disputed',
      },
    },
    why: 'The card, the book as cited and most pages let the last two play on.',
  },
  thrownInRestore: {
    title: 'Taking thrown-in hands back',
    question: 'Can a hand that was thrown in on a wrong mah jongg be taken back?',
    from: ['INT-03'],
    values: {
      never: {
        label: 'No',
        says: 'A hand that was shown or thrown in is dead and is not rebuilt.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'rulings-page-mje', locator: 'others dead too' },
          { source: 'ml-197', locator: 'table, last rows' },
        ],
        standing: 'stated',
      },
      ifCaughtAtOnceAndUnmixed: {
        label: 'Yes, if caught at once, unmixed',
        says:
          'The players who showed tiles or threw in put their hands up again if the slip is caught immediately ' +
          "and no tiles are mixed. The declarer's own hand is ruled on as usual.",
        heldBy: [{ source: 'rulings-page-mje', locator: 'house rules' }],
        standing: 'house',
      },
    },
    why: 'Every source makes such a hand dead; taking it back is reported only as a table rule.',
  },
  noIntactHand: {
    title: 'No hand left intact',
    question: 'After a mah jongg in error nobody kept an intact hand. What now?',
    from: ['CON-11'],
    values: {
      noPayRedeal: {
        label: 'No payment, dealt again',
        says: 'Nobody pays, and the same East deals again.',
        heldBy: [{ source: 'mc-163', locator: 'where all score nothing' }],
        standing: 'derived',
      },
      asWallGame: {
        label: 'As after a wall game',
        says: 'Nobody pays, and East passes to the next player.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'Card and book, as reported, provide only for a hand that survives, and at tournaments all score nothing. ' +
      'Who deals next is our reading.',
  },
  twoErrorsPayment: {
    title: 'More than one wrong mah jongg',
    question: 'Several hands were declared in error and one is intact. What does the last declarer pay?',
    from: ['CON-09'],
    values: {
      doubleOfLastDeclarer: {
        label: "Twice the declarer's own hand",
        says: 'The last player to declare in error pays twice the value of the hand that player declared.',
        heldBy: [
          { source: 'ml-197', locator: 'commentary' },
          { source: 'fmm' },
          { source: 'card-2025', locator: 'as Article 197 cites it', reportedBy: ['ml-197'] },
        ],
        standing: 'stated',
      },
      singleOfSurvivor: {
        label: "Once the intact hand's value",
        says: 'The last declarer pays the value of the hand that the intact player was making.',
        heldBy: [{ source: 'ml-197', locator: 'table, row on Article 56' }],
        standing: 'stated',
      },
      doubleOfSurvivor: {
        label: "Twice the intact hand's value",
        says: 'The last declarer pays twice the value of the hand that the intact player was making.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      "The text of Article 197 doubles the declarer's own hand, and so does Find My Mahj; only a row of the " +
      "article's table differs. The card, as transcribed, speaks of a single declarer.",
  },
  mixedCauses: {
    title: 'Dead hands of mixed causes',
    question: 'Three hands are dead, and only some through a wrong mah jongg. Is the last hand paid?',
    from: ['CON-15'],
    values: {
      errorChainPays: {
        label: 'Yes, one wrong mah jongg suffices',
        says: 'The hand left alone is paid as after a mah jongg in error if there was at least one in the deal.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 3', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
          { source: 'ml-303', locator: 'one player left' },
        ],
        standing: 'derived',
      },
      noPay: {
        label: 'No, unless two were',
        says: 'Nobody pays unless at least two of the three hands went out through a mah jongg in error.',
        heldBy: [],
        standing: 'derived',
      },
      firstDeclarerPays: {
        label: 'The first declarer always pays',
        says: 'The player who first declared in error pays the hand left alone, whoever went out last.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The card and Article 303 exempt only deals in which nobody declared in error, and the book as cited pays ' +
      'in one such mixture. The other mixtures are our reading.',
  },
  // Walls
  wallDestroyed: {
    title: 'A wall destroyed by throwing in',
    question: 'A hand thrown in on a wrong mah jongg destroyed a wall. What is paid?',
    from: ['CON-12'],
    values: {
      lminToEachIntact: {
        label: 'Lowest value to each intact hand',
        says:
          "Each intact hand gets the card's smallest value from whoever broke the wall. That the declarer owes " +
          'nothing is our reading.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 22 #5(d)', reportedBy: ['ml-197'] },
          { source: 'ml-197' },
          { source: 'fmm' },
          { source: 'mjme-paraphrase', locator: 'in error 5(d)' },
        ],
        standing: 'stated',
      },
      noPay: {
        label: 'Nothing',
        says: 'The deal ends and nobody pays; the rulings page names no payment here.',
        heldBy: [{ source: 'rulings-page-mje', locator: 'others dead too' }],
        standing: 'derived',
      },
      plusDeclarerDouble: {
        label: 'And the declarer pays double',
        says: 'Besides, if only one hand is intact, the declarer pays it twice the value of the declared hand.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The book as cited and Article 197 give the amount and the payer. No source speaks of the declarer here, ' +
      'so none adds a payment.',
  },
  wrongWall: {
    title: 'Wrong wall or wrong end',
    question: 'A tile was picked from the wrong wall or the wrong end. When is the hand dead?',
    from: ['C3'],
    values: {
      rackedDies: {
        label: 'Once the tile is racked',
        says:
          'A tile not racked goes back; a racked one makes the hand dead, and so is the hand of a player who pushed ' +
          'out the wrong wall.',
        heldBy: [
          { source: 'mjme-paraphrase', locator: '14 and 15' },
          { source: 'ml-rules-index' },
          { source: 'mc-tournament-rules' },
        ],
        standing: 'reported',
      },
      deadOnTouch: {
        label: 'As soon as it is picked',
        says: 'Picking the tile at all makes the hand one that can be called dead.',
        heldBy: [],
        standing: 'derived',
      },
      leaveIt: {
        label: 'Never, play simply goes on',
        says: 'The wall stays where it is and play goes on from it, with no hand dead.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: "The paraphrase of the book and the wiki's index both fix the moment at racking the tile.",
  },
  wallLostByAccident: {
    title: 'A wall lost by accident',
    question: 'A wall came down by accident and cannot be restored. What happens?',
    from: ['WALLERR-06'],
    values: {
      tableDecides: {
        label: 'The table decides',
        says: 'The players agree whether to finish the deal or to deal again.',
        heldBy: [],
        standing: 'derived',
      },
      finish: {
        label: 'Reshuffle the rest and finish',
        says: 'The tiles of the wall are shuffled, built up again, and play goes on.',
        heldBy: [],
        standing: 'derived',
      },
      redeal: {
        label: 'Deal again',
        says: 'All tiles go in and the same East deals again, with no payment.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'No source speaks of it, so the table decides.',
  },
  rackSpilled: {
    title: 'A rack knocked into the discards',
    question: "A player's own tiles fell among the discards. What happens?",
    from: ['WALLERR-07'],
    values: {
      ownersWord: {
        label: 'The owner takes them back',
        says: "The owner takes back the tiles that are certainly the owner's; where that is unclear, the table decides.",
        heldBy: [],
        standing: 'derived',
      },
      eventPenalty: {
        label: 'The event rule',
        says:
          'If the tiles can be restored the others play on without that hand; if not, play stops and points are ' +
          'taken and given.',
        heldBy: [{ source: 'mc-163' }],
        standing: 'stated',
      },
    },
    why: 'No League text is reported; the other reading is an event rule with points.',
  },
  // Dead hands
  countBeforePlay: {
    title: 'A wrong count before play',
    question: "A wrong number of tiles is found before East's first discard. What happens?",
    from: ['C17'],
    values: {
      redealUnlessNorthShort: {
        label: 'Deal again, one exception',
        says: "All tiles are dealt again, but a player at East's left who missed the last tile takes the next one.",
        heldBy: [
          { source: 'fmm' },
          { source: 'mjme-2024', locator: 'p. 14, p. 17', reportedBy: ['fmm'] },
          { source: 'bulletin-1987', reportedBy: ['fmm'] },
          { source: 'bulletin-2002', reportedBy: ['fmm'] },
          { source: 'mjme-paraphrase', locator: 'Charleston tips' },
        ],
        standing: 'reported',
      },
      fixOrRedeal: {
        label: 'Mend it, else deal again',
        says: 'The count is traced and put right if it can be, and otherwise the tiles are dealt again.',
        heldBy: [{ source: 'ml-189' }, { source: 'ml-83' }],
        standing: 'stated',
      },
      alwaysRedeal: {
        label: 'Always deal again',
        says: 'All tiles are dealt again, whoever has the wrong number.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      "The book, with bulletins of 1987 and 2002 as reported, deals again and lets the player at East's left take a " +
      'last tile that was missed; mending the count is commentary.',
  },
  twoWrongCounts: {
    title: 'Two wrong counts',
    question: 'Two hands have a wrong number of tiles. Do the other two play on?',
    from: ['CON-13'],
    values: {
      playOn: {
        label: 'Yes',
        says: 'Both hands are dead and the other two play on.',
        heldBy: [{ source: 'amja-play-errors', locator: '3' }, { source: 'mc-127' }, { source: 'amv-142' }],
        standing: 'stated',
      },
      redeal: {
        label: 'No, deal again',
        says: 'Play stops and the tiles are dealt again, with no payment.',
        heldBy: [{ source: 'mjme-paraphrase', locator: '5' }, { source: 'winning-moves' }],
        standing: 'reported',
      },
    },
    why: 'AMJA and the wiki agree; the one line that differs stands in a damaged passage.',
  },
  lastSurvivor: {
    title: 'One hand left, no wrong mah jongg',
    question: 'Three hands are dead and nobody declared in error. What follows?',
    from: ['CON-14', 'C18'],
    values: {
      replaySameEast: {
        label: 'Deal again, same East',
        says: 'Nobody wins or pays, and the same East starts again with a new Charleston.',
        heldBy: [{ source: 'amja-play-errors', locator: '4, on three wrong counts' }],
        standing: 'stated',
      },
      nextEast: {
        label: 'Deal again, next East',
        says: 'Nobody wins or pays, and East passes on as after a wall game.',
        heldBy: [],
        standing: 'derived',
      },
      survivorWins: {
        label: 'The last hand wins',
        says: 'The table gives the last hand a win, by its own rule.',
        heldBy: [],
        standing: 'house',
      },
    },
    why:
      'Article 303 says only that a new game begins and MahjCon 127 only that the deal is replayed; AMJA names ' +
      'the same East, for three wrong counts.',
  },
  // Payments
  errorPayments: {
    title: 'Money after an error',
    question: 'Does the table play the payments after a mah jongg in error?',
    from: ['CON-25'],
    values: {
      bookAmounts: {
        label: 'Yes, as in the book',
        says: "The payments of the book are made: twice a hand's value, or the lowest value on the card.",
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 22 #5', reportedBy: ['ml-197'] },
          { source: 'ml-197' },
          { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
        ],
        standing: 'stated',
      },
      none: {
        label: 'No payments for errors',
        says: 'Errors are ruled on, but nobody pays for them.',
        heldBy: [{ source: 'rulings-page-mje', locator: 'others dead too' }],
        standing: 'house',
      },
    },
    why: 'The book as cited and Article 197 give amounts; the rulings page leaves them to the table.',
  },
  unknownHandValue: {
    title: 'What an unclear hand is worth',
    question: 'A payment rests on a failed hand that nobody can identify. What is it worth?',
    from: ['CON-19'],
    values: {
      namedElseLowest: {
        label: 'The hand named, else the lowest',
        says: "The hand its owner names counts if it fits the exposures, and otherwise the card's lowest value.",
        heldBy: [],
        standing: 'derived',
      },
      lowestConsistent: {
        label: 'The lowest hand that fits',
        says: 'The lowest value among the hands of the card that fit the tiles shown counts.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'No source says; the owner knows best what was meant, and the exposures can be checked.',
  },
  payTheTableMultiplier: {
    title: 'Paying for everybody',
    question: 'One player pays for the table and the winning hand is jokerless. How much?',
    from: ['CON-18', 'C16'],
    values: {
      flat4: {
        label: 'Four times the value',
        says: 'Four times the printed value is paid, jokerless or not.',
        heldBy: [
          { source: 'amja-payment' },
          { source: 'amja-mj-errors', locator: '1.1.1' },
          { source: 'mjme-paraphrase', locator: 'reminders' },
          { source: 'fmm' },
        ],
        standing: 'stated',
      },
      doubleIfJokerless: {
        label: 'Eight times if jokerless',
        says: 'A jokerless hand outside Singles and Pairs is paid eight times, as the table together would have paid it.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'Every source says four times the value, and none mentions a jokerless hand.',
  },
  // What makes a hand dead
  outOfTurnUnracked: {
    title: 'Out-of-turn pick not racked',
    question: 'A tile was picked out of turn but not racked. Is the hand dead?',
    from: ['C32'],
    values: {
      dead: {
        label: 'Yes, once called',
        says: 'The hand can be called dead, and the tile goes back to its exact place.',
        heldBy: [
          { source: 'amja-play-errors', locator: '6' },
          { source: 'mc-105' },
          { source: 'mjme-2024', locator: 'p. 19 #15(g), (h)', reportedBy: ['fmm'] },
        ],
        standing: 'stated',
      },
      free: {
        label: 'No, the tile goes back',
        says: 'The tile goes back and the hand plays on, as a 2014 bulletin reportedly has it for an early pick.',
        heldBy: [
          { source: 'fmm', locator: 'on leniency' },
          { source: 'bulletin-2014', reportedBy: ['sloper-595'] },
        ],
        standing: 'house',
      },
    },
    why: 'The 2024 book, as reported, covers picking ahead and out of turn alike, and AMJA agrees on the second.',
  },
  outOfTurnDiscardExposure: {
    title: 'Calling an out-of-turn discard',
    question: 'A tile was discarded out of turn. Can it be called for an exposure?',
    from: ['CON-22', 'C1'],
    values: {
      notClaimable: {
        label: 'No',
        says: 'Nobody can make an exposure with it; only mah jongg can have it.',
        heldBy: [{ source: 'ml-303', locator: 'out of turn' }],
        standing: 'disputed',
      },
      claimable: {
        label: 'Yes',
        says: 'The call is honoured without penalty.',
        heldBy: [{ source: 'bulletin-2010', reportedBy: ['sloper-435'] }],
        standing: 'disputed',
      },
    },
    why:
      'Article 303 is newer than the bulletin that honoured such a call. Find My Mahj reports League answers ' +
      'both ways and files the question as open.',
  },
  badExchangeFound: {
    title: 'A wrong tile left by a swap',
    question: 'A swap left a wrong tile, and it was found after a discard. Whose hand is dead?',
    from: ['C26'],
    values: {
      ownerDead: {
        label: 'The hand that holds it',
        says: 'The hand on whose rack the wrong tile stands can be called dead.',
        heldBy: [
          { source: 'bulletin-2009', reportedBy: ['sloper-394'] },
          { source: 'bulletin-2024', locator: 'item 10', reportedBy: ['fmm'] },
          { source: 'mjme-2024', locator: 'p. 24 #14', reportedBy: ['fmm'] },
          { source: 'mjme-paraphrase', locator: 'jokers 14' },
        ],
        standing: 'reported',
      },
      bothFix: {
        label: "Nobody's, it is changed back",
        says: 'The two tiles are changed back whenever the slip is found.',
        heldBy: [],
        standing: 'derived',
      },
      exchangerDead: {
        label: 'The hand that gave it',
        says: 'The hand of the player who gave the wrong tile can be called dead.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why: 'The 2024 bulletin and the book, as reported, match the bulletin of 2009.',
  },
  // Calling a hand dead
  challengeStake: {
    title: 'The cost of a contested call',
    question: 'Two players contested whether a hand was dead. What does the one who was wrong owe?',
    from: ['CON-23', 'C19'],
    values: {
      '50': {
        label: 'Fifty cents or points',
        says: 'The one who was wrong pays the other fifty, after the deal.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 21 #21', reportedBy: ['ml-160'] },
          { source: 'ml-24' },
          { source: 'ml-letter-9' },
          { source: 'mjme-paraphrase', locator: '18' },
        ],
        standing: 'stated',
      },
      '25': {
        label: 'Twenty-five cents or points',
        says: 'The one who was wrong pays the other twenty-five, after the deal.',
        heldBy: [{ source: 'sloper-284' }, { source: 'sloper-366' }, { source: 'mahjblog-2011-08' }],
        standing: 'stated',
      },
      custom: {
        label: 'An amount the table sets',
        says: 'The one who was wrong pays the other what the table agreed on.',
        heldBy: [],
        standing: 'house',
      },
      challengerDead: {
        label: "The caller's hand dies",
        says: 'A player who calls a hand dead wrongly has a dead hand, as at some events and in some digital games.',
        heldBy: [{ source: 'mam-2014-02' }, { source: 'mc-163' }, { source: 'ilm-dead' }, { source: 'riichi-advanced' }],
        standing: 'stated',
      },
      challengesOff: {
        label: 'No calls are made',
        says: 'The table plays without calling hands dead.',
        heldBy: [{ source: 'sloper-771' }],
        standing: 'house',
      },
    },
    why: 'The 2024 book, as cited, says fifty; twenty-five is the amount of sources up to 2011.',
  },
  // Jokers of a dead hand
  lateOffendingExposure: {
    title: 'A faulty exposure found late',
    question: 'A faulty exposure stood for some turns before the hand was called dead. Does it stay up?',
    from: ['CON-24', 'C11'],
    values: {
      returned: {
        label: 'It goes back',
        says: 'The faulty exposure returns to the slope when the hand is called dead, and its jokers are out of reach.',
        heldBy: [
          { source: 'ml-303', locator: 'incorrect exposure' },
          { source: 'bulletin-2026', reportedBy: ['ml-303'] },
          { source: 'fmm' },
        ],
        standing: 'stated',
      },
      onlyConcurrentReturned: {
        label: 'Only tiles just shown go back',
        says: 'Tiles exposed at the time of the call go back; an exposure that stood before stays, its jokers in reach.',
        heldBy: [{ source: 'amja-dead-hand' }],
        standing: 'stated',
      },
      allStay: {
        label: 'All exposures stay',
        says: 'Every exposure made before the call stays up, and its jokers can be swapped.',
        heldBy: [
          { source: 'ilm-675', locator: 'when the call comes only later' },
          { source: 'card-2025', locator: 'read to the letter', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'mjme-paraphrase', locator: 'jokers 16' },
        ],
        standing: 'stated',
      },
    },
    why: 'Article 303 reports the 2026 bulletin, the newest word: jokers are in reach until the call and not after it.',
  },
  concealedDeadJokers: {
    title: 'Exposures of a concealed hand',
    question: 'The exposures fit only concealed hands, and the hand was called dead. What stays up?',
    from: ['CON-08', 'C10'],
    values: {
      allReturn: {
        label: 'Nothing, every group goes back',
        says: 'Every group returns to the slope and no joker can be swapped.',
        heldBy: [{ source: 'mc-147' }, { source: 'ilm-675' }, { source: 'fmm' }, { source: 'ml-24' }],
        standing: 'stated',
      },
      earlierStay: {
        label: 'All groups but the last',
        says: 'Only the last group goes back; jokers in the earlier ones can still be swapped.',
        heldBy: [
          { source: 'sloper-327' },
          { source: 'card-2025', locator: 'read to the letter', reportedBy: ['card-2025-transcription', 'lvm'] },
        ],
        standing: 'stated',
      },
    },
    why: 'MahjCon, I Love Mahj and Find My Mahj agree, and the League answer on declared hands says the same.',
  },
  // Misnamed tiles
  misnamedExposure: {
    title: 'An exposure on a wrong name',
    question: "A misnamed tile was called for an exposure. When is the caller's hand dead?",
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
        heldBy: [{ source: 'sloper-691', locator: "the judges' ruling" }],
        standing: 'stated',
      },
    },
    why: "AMJA says so in full, and the card's rule on misnamed tiles points the same way.",
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
  // Joker swaps and exposures
  // Value and bets
  bettorSpeaks: {
    title: 'A bettor who speaks',
    question: 'The bettor spoke during play. What becomes of the bet?',
    from: ['C22'],
    values: {
      betOff: {
        label: 'The bet is off',
        says: 'The bettor neither pays nor collects in this deal.',
        heldBy: [{ source: 'sloper-415' }, { source: 'mjme-paraphrase', locator: 'bettors 4 and 6' }],
        standing: 'stated',
      },
      betStands: {
        label: 'It binds, for paying only',
        says: 'The bettor can no longer collect, but still pays the winner what is due.',
        heldBy: [{ source: 'maj-by-daron' }],
        standing: 'stated',
      },
    },
    why: 'Sloper and the paraphrase of the book cancel the bet, and neither speaks of a payment that remains.',
  },
}
