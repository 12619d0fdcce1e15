/** Calls for a discard: who comes first, and how late is too late: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const callsWords: { readonly [option: string]: OptionWords } = {
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
        says: 'The two losers pay the winner with the dearer hand, and nobody else is paid. Winners of one value get half each.',
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
}
