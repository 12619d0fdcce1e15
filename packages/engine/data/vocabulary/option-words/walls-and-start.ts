/** Walls, the Charleston and the set-up: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const wallsAndStartWords: { readonly [option: string]: OptionWords } = {
  wallDestroyed: {
    title: 'A wall destroyed by throwing in',
    question: 'A hand thrown in on a wrong mah jongg destroyed a wall. What is paid?',
    from: ['CON-12'],
    values: {
      lminToEachIntact: {
        label: 'Lowest value to each intact hand',
        says:
          'Each intact hand gets the card’s smallest value from whoever broke the wall. That the declarer owes ' +
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
    why: 'The paraphrase of the book and the wiki’s index both fix the moment at racking the tile.',
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
    question: 'A player’s own tiles fell among the discards. What happens?',
    from: ['WALLERR-07'],
    values: {
      ownersWord: {
        label: 'The owner takes them back',
        says: 'The owner takes back the tiles that are certainly the owner’s; where that is unclear, the table decides.',
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
