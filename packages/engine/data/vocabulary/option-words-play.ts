/** Words of the options about calls, slips of a turn, the Charleston, values and the set-up. */
import type { OptionWords } from '../../src/rulings/law.ts'

export const optionWordsPlay: { readonly [option: string]: OptionWords } = {
  // Calls
  mjVsMj: {
    title: 'Two mah jonggs on one discard',
    question: 'Two seats declare on one discard. Does it count who was bound first?',
    from: ['C4'],
    values: {
      turnThenCommitted: {
        label: 'Nearer in turn, unless bound later',
        says: 'The seat nearer in turn is checked first, unless the farther one was bound before the nearer one spoke.',
        heldBy: [{ source: 'card-2024', locator: '5 and 6', reportedBy: ['sloper-faq-16'] }, { source: 'sloper-720' }],
        standing: 'reported',
      },
      pureTurn: {
        label: 'Always the nearer in turn',
        says: 'The seat nearer in turn is checked first, whoever has racked the tile or shown tiles.',
        heldBy: [{ source: 'sloper-134' }],
        standing: 'stated',
      },
    },
    why: 'The back of the 2024 card, as reported, has the exception for exposures and for mah jongg.',
  },
  callVsRackTie: {
    title: 'Called and racked together',
    question: 'A call and the rack of the next seat come at the same moment. Which one counts?',
    from: ['C7'],
    values: {
      caller: {
        label: 'The call',
        says: 'The caller has the tile, and the pick goes back.',
        heldBy: [{ source: 'amv-tag' }],
        standing: 'stated',
      },
      racker: {
        label: 'The rack',
        says: 'The rack closes the discard, and the call is too late.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'The older wiki gives the tile to the caller. Sloper only asks for reasonable speed on both sides.',
  },
  touchWallCommits: {
    title: 'The wall tile was touched',
    question: 'A seat has moved its wall tile and now wants the discard. Is it too late?',
    from: ['C6'],
    values: {
      yes: {
        label: 'Yes, it has chosen to pick',
        says: 'A seat that has moved the wall tile in any way cannot have the discard; for mah jongg too is our reading.',
        heldBy: [{ source: 'bulletin-2018', reportedBy: ['mahjblog-2017-12'] }],
        standing: 'reported',
      },
      untilRacked: {
        label: 'No, not before it is racked',
        says: 'A seat may put its pick back and call the discard until the pick is racked.',
        heldBy: [{ source: 'amja-faq' }],
        standing: 'derived',
      },
    },
    why: 'A newsletter, as reported, binds a seat to a wall tile that it has moved. AMJA speaks of the others only.',
  },
  holdSeconds: {
    title: 'How long a hold lasts',
    question: 'A seat says "hold". How long may it think?',
    from: ['C29'],
    values: {
      fairMoment: {
        label: 'A fair moment',
        says: 'Nobody racks while a seat thinks, within reason; no number of seconds is fixed.',
        heldBy: [{ source: 'ml-146' }, { source: 'sloper-656' }],
        standing: 'stated',
      },
      agreedSeconds: {
        label: 'So many seconds',
        says: 'The table agrees on a number of seconds, after which the next seat may rack.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'Nobody has published a limit.',
  },
  lastDiscardExposure: {
    title: 'An exposure on the last discard',
    question: 'The wall is used up. May the last discard be called for an exposure?',
    from: ['C34'],
    values: {
      allowed: {
        label: 'Yes, like any other',
        says: 'The last discard can be called for an exposure; the caller discards, and that discard can be called too.',
        heldBy: [],
        standing: 'derived',
      },
      onlyMahJongg: {
        label: 'No, only for mah jongg',
        says: 'The last discard can be taken only to win.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'No source makes an exception for the last discard.',
  },
  mjTie: {
    title: 'Mah jongg on discard and pick',
    question: 'One seat declares on the discard and the next on its pick, together. Who wins?',
    from: ['C5'],
    values: {
      both: {
        label: 'Both',
        says: 'Both wins are honoured.',
        heldBy: [{ source: 'league-letter-2025-11-19', reportedBy: ['ml-264', 'ml-281'] }],
        standing: 'reported',
      },
      picker: {
        label: 'The seat that picked',
        says: 'The win on the pick counts, and the call on the discard comes too late.',
        heldBy: [{ source: 'sloper-349' }],
        standing: 'stated',
      },
      caller: {
        label: 'The caller',
        says: 'The win on the discard counts, since the pick was not racked.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'The newest word is a letter of the League from 2025, as two articles report it.',
  },
  tiePay: {
    title: 'Paying two winners',
    question: 'Two seats win at once. What do the others pay?',
    from: ['C5'],
    values: {
      eachSeparately: {
        label: 'Each hand by itself',
        says: 'The two losers pay each winner as for any win, and the winners pay each other nothing.',
        heldBy: [],
        standing: 'derived',
      },
      losersPayHigher: {
        label: 'Only the dearer hand',
        says: 'The two losers pay the winner with the dearer hand, and nobody else is paid.',
        heldBy: [],
        standing: 'house',
      },
      split: {
        label: 'Half of each',
        says: 'The two losers pay each winner half of what that hand would bring alone.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'The letter that honours both wins names no amount.',
  },
  // Discards and tiles shown
  downRule: {
    title: 'When a discard is down',
    question: 'A name was begun, and the tile had not touched the table. Is it down?',
    from: ['C31'],
    values: {
      book: {
        label: 'Not before the full name',
        says: 'A tile is down when it touches the table or has been named in full.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 18 #7', reportedBy: ['sloper-faq-19'] },
          { source: 'bulletin-2018', reportedBy: ['mahjblog-2017-12'] },
        ],
        standing: 'reported',
      },
      letter2015: {
        label: 'As soon as it is begun',
        says: 'A tile is down as soon as its name is begun. We could not read how far the letter goes.',
        heldBy: [{ source: 'league-letter-2015', reportedBy: ['sloper-faq-19'] }],
        standing: 'reported',
      },
    },
    why: 'The book and a newer newsletter, as cited, want the full name.',
  },
  unannouncedTouch: {
    title: 'Exchange tile on the table',
    question: 'A tile meant for an exchange touched the table before it was announced. What is it?',
    from: ['C28'],
    values: {
      discard: {
        label: 'A discard',
        says: 'The tile is a discard, and the exchange is lost.',
        heldBy: [],
        standing: 'derived',
      },
      exchange: {
        label: 'Still the exchange',
        says: 'The exchange may be finished, if everybody saw what the tile was for.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'What touches the table is down. AMJA has a rule for this case, of which only the beginning could be read.',
  },
  exposeFromPick: {
    title: 'A group shown after a pick',
    question: 'A group went up without a call, from a wall pick. What becomes of it?',
    from: ['C9'],
    values: {
      return: {
        label: 'It goes back',
        says: 'The tiles go back to the rack without penalty, and no joker of them can be exchanged.',
        heldBy: [],
        standing: 'derived',
      },
      stands: {
        label: 'It stays up',
        says: 'The group stays up without penalty.',
        heldBy: [{ source: 'ml-16' }, { source: 'ml-280' }],
        standing: 'reported',
      },
      dead: {
        label: 'The hand is dead',
        says: 'A hand that exposes a group from a wall tile can be called dead.',
        heldBy: [{ source: 'mc-161' }],
        standing: 'reported',
      },
    },
    why: 'No League penalty is reported, and an exposure can only come from a call; so it is none, and goes back.',
  },
  doubleFist: {
    title: 'Throwing with the pick in hand',
    question: 'A seat throws a tile while it still holds its pick. Is the hand short?',
    from: ['C12'],
    values: {
      remind: {
        label: 'No, only a reminder',
        says: 'The pick is to be racked first; the count is right once it goes in.',
        heldBy: [{ source: 'amja-faq' }],
        standing: 'stated',
      },
      challengeable: {
        label: 'Yes, it may be called dead',
        says: 'With the pick in the hand only twelve tiles are on the rack, and the hand can be called dead.',
        heldBy: [{ source: 'ml-168' }],
        standing: 'stated',
      },
    },
    why: 'The tiles are all there; the article that warns of it names no penalty of its own.',
  },
  // The Charleston
  blindPeek: {
    title: 'Looking at blind tiles',
    question: 'A seat looked at tiles that it passes on blind. What follows?',
    from: ['C13'],
    values: {
      remind: {
        label: 'A reminder',
        says: 'The seat is reminded of the rule, and passing goes on.',
        heldBy: [
          { source: 'bulletin-1989', locator: 'p. 5', reportedBy: ['amv-128'] },
          { source: 'bulletin-2017', reportedBy: ['amv-128'] },
        ],
        standing: 'reported',
      },
      minusTen: {
        label: 'Ten points',
        says: 'The seat loses ten points at the end, and its hand stays live.',
        heldBy: [{ source: 'mam-2014-02' }, { source: 'mc-tournament-rules' }],
        standing: 'stated',
      },
      dead: {
        label: 'The hand is dead',
        says: 'The hand is dead; the Charleston is finished all the same.',
        heldBy: [{ source: 'winning-moves' }],
        standing: 'stated',
      },
    },
    why: 'Two bulletins, as reported, advise against a penalty.',
  },
  stopUntil: {
    title: 'Stopping the Charleston',
    question: 'Until when can the second Charleston be stopped?',
    from: ['C14'],
    values: {
      secondLeftLooked: {
        label: 'Until its first packet is seen',
        says: 'Any seat may stop until somebody has looked at a packet of the second Charleston.',
        heldBy: [{ source: 'ilm-601' }, { source: 'amja-charleston' }],
        standing: 'derived',
      },
      firstLeftLooked: {
        label: 'Until the first left is seen',
        says: 'The word has to come before anybody looks at the tiles of the first left.',
        heldBy: [{ source: 'ml-118' }, { source: 'ml-119' }],
        standing: 'reported',
      },
      beforeSecondPassed: {
        label: 'Until it is begun',
        says: 'The word has to come before any seat has passed again.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'Two sources only say that it comes after the first Charleston; a packet that was looked at cannot be undone.',
  },
  earthly: {
    title: 'East complete while passing',
    question: 'East’s hand is complete after the first Charleston. May East declare before a second?',
    from: ['C25'],
    values: {
      atRoundBoundary: {
        label: 'Yes, if nobody passes again',
        says: 'East may declare once the first Charleston is over and before anybody passes again, or at the end.',
        heldBy: [{ source: 'ml-218' }],
        standing: 'reported',
      },
      onlyAtEnd: {
        label: 'No, only when passing is over',
        says: 'East takes part in every pass, and may declare only after the last.',
        heldBy: [{ source: 'sloper-666' }],
        standing: 'stated',
      },
    },
    why: 'Articles allow it between the two Charlestons; that nobody may have passed again is our reading.',
  },
  // Values
  underclaim: {
    title: 'A value announced too low',
    question: 'The winner named too low a value. Until when can it be corrected?',
    from: ['C23'],
    values: {
      untilPaying: {
        label: 'Until somebody pays',
        says: 'The winner may correct the value until somebody begins to pay.',
        heldBy: [],
        standing: 'derived',
      },
      stands: {
        label: 'Not at all',
        says: 'A value that was announced too low stays low.',
        heldBy: [{ source: 'amja-payment' }],
        standing: 'stated',
      },
      untilMixed: {
        label: 'Until the tiles are mixed',
        says: 'The winner may correct the value while the hand still lies there, even after somebody has paid.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'AMJA lets a low value stand, and a bulletin pays no jokerless hand that was not announced; no text names a moment.',
  },
  // Set-up
  wallDirection: {
    title: 'Which wall is next',
    question: 'East’s wall is used up. Whose wall comes next?',
    from: ['C20'],
    values: {
      left: {
        label: 'The one at East’s left',
        says: 'Walls are used up from East to the left, against the order of turns.',
        heldBy: [{ source: 'mahjongg-network' }, { source: 'mahjong-line' }],
        standing: 'stated',
      },
      right: {
        label: 'The one at East’s right',
        says: 'Walls are used up in the order of turns.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'Most teaching pages go to the left; what matters is that the table keeps to one way.',
  },
  seatRotation: {
    title: 'When seats change',
    question: 'How often does the first East change seats?',
    from: ['C21'],
    values: {
      everyRound: {
        label: 'After each round',
        says: 'After every four deals the first East trades places with the seat at the right.',
        heldBy: [{ source: 'ml-71' }, { source: 'amja-seat' }],
        standing: 'stated',
      },
      everySecondRound: {
        label: 'After every second round',
        says: 'After every eight deals the first East trades places with the seat at the right.',
        heldBy: [{ source: 'mahjblog-seats' }],
        standing: 'stated',
      },
      none: {
        label: 'Never',
        says: 'Everybody keeps the seat.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'An article and AMJA agree on every round.',
  },
  threePlayerDeal: {
    title: 'How three seats deal',
    question: 'Three play. How are the last tiles of the deal taken?',
    from: ['C24'],
    values: {
      oneEachEastOneMore: {
        label: 'One each, one more for East',
        says: 'After twelve tiles each, every seat takes one and East one more, as we understand the newsletter of 2024.',
        heldBy: [{ source: 'bulletin-2024', reportedBy: ['ml-188', 'sloper-faq-13a'] }],
        standing: 'derived',
      },
      asWithFour: {
        label: 'As with four seats',
        says: 'East takes the first and the third top tile, and the other two take one each.',
        heldBy: [{ source: 'sloper-faq-13a' }],
        standing: 'stated',
      },
      book2020: {
        label: 'As in the 2020 book',
        says: 'East’s last two tiles are taken as the 2020 book has it; we know of that way only that it is a third one.',
        heldBy: [{ source: 'mjme-2020', reportedBy: ['sloper-faq-13a'] }],
        standing: 'reported',
      },
    },
    why: 'The newest text goes first; Sloper calls the three ways equal, since nobody gains by any of them.',
  },
}
