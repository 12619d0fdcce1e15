import type { Rule } from '../../src/rulings/law.ts'

export const seatRules: readonly Rule[] = [
  {
    id: 'SEAT-01',
    title: 'The first East',
    section: 'Seats and East',
    text: 'The host or the highest throw of the dice is the first East; any way the table agrees on will do.',
    standing: 'stated',
    sources: [{ source: 'amv-143' }, { source: 'mc-50' }, { source: 'ml-71' }],
  },
  {
    id: 'SEAT-02',
    title: 'Only East matters',
    section: 'Seats and East',
    text:
      'No seat but East plays a part. East has no bonus and pays no double: its one advantage is to start with ' +
      'fourteen tiles.',
    standing: 'stated',
    sources: [{ source: 'amja-payment' }, { source: 'sloper-faq-19' }],
  },
  {
    id: 'SEAT-03',
    title: 'The way round',
    section: 'Seats and East',
    text: 'Play runs counterclockwise: after each turn the player on the right is next.',
    standing: 'stated',
    sources: [{ source: 'ml-71' }, { source: 'amja-play' }],
  },
  {
    id: 'SEAT-04',
    title: 'The next East',
    section: 'Seats and East',
    text:
      'After every deal, won or not, the player on the right becomes East and takes the dice. Only a deal that starts again ' +
      'keeps its East.',
    standing: 'stated',
    sources: [{ source: 'ml-71' }, { source: 'amja-seat' }, { source: 'sloper-faq-19' }],
  },
  {
    id: 'SEAT-05',
    title: 'A round',
    section: 'Seats and East',
    text: 'A round is four deals, in which each player is East once.',
    standing: 'stated',
    sources: [{ source: 'ml-71' }, { source: 'amja-seat' }],
  },
  {
    id: 'SEAT-06',
    title: 'Changing seats',
    section: 'Seats and East',
    text:
      'After a round the first East of the session trades places with the player on the right and is East again. We ' +
      'take it after every round of four deals; after the third trade the circle closes.',
    standing: 'disputed',
    sources: [{ source: 'ml-71' }, { source: 'amja-seat' }, { source: 'mahjblog-seats' }],
    dissent: 'A post on MahjBlog changes seats after two rounds.',
    options: ['seatRotation'],
  },
  {
    id: 'SEAT-07',
    title: 'Five players',
    section: 'Seats and East',
    text: 'Of five players one sits out as the bettor, and after each deal takes the place of the East who leaves.',
    standing: 'stated',
    sources: [
      { source: 'mc-114' },
      { source: 'mjme-2020', locator: 'p. 27', reportedBy: ['mc-114'] },
      { source: 'sloper-faq-13a' },
    ],
  },
  {
    id: 'SEAT-08',
    title: 'Seats at a tournament',
    section: 'Seats and East',
    text: 'A tournament sets its own order of seats.',
    standing: 'stated',
    sources: [{ source: 'ml-71' }, { source: 'mc-tournament-rules' }],
  },
  {
    id: 'SEAT-09',
    title: 'The wrong player was East',
    section: 'Seats and East',
    text:
      'A wrong East found before the first discard is put right, and the deal starts again. After it the deal stands, ' +
      'and East passes on from the player who should have been.',
    standing: 'derived',
    sources: [{ source: 'ml-71' }, { source: 'amja-seat' }],
  },
]
