/** What makes a hand dead, who calls it, whose turn follows, and what becomes of its jokers: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const deadHandsWords: { readonly [option: string]: OptionWords } = {
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
        says: 'The player on the dead hand’s right is next, even if another player was due.',
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
  countBeforePlay: {
    title: 'A wrong count before play',
    question: 'A wrong number of tiles is found before East’s first discard. What happens?',
    from: ['C17'],
    values: {
      redealUnlessNorthShort: {
        label: 'Deal again, one exception',
        says: 'All tiles are dealt again, but a player at East’s left who missed the last tile takes the next one.',
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
      'The book, with bulletins of 1987 and 2002 as reported, deals again and lets the player at East’s left take a ' +
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
        label: 'Nobody’s, it is changed back',
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
        label: 'The caller’s hand dies',
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
}
