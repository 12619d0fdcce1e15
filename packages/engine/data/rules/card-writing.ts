import type { Rule } from '../../src/rulings/law.ts'

export const cardWritingRules: readonly Rule[] = [
  {
    id: 'CARD-01',
    title: 'A line is a hand',
    section: 'How the card is written',
    text:
      'A line of the card is one legal hand of fourteen tiles: its groups, perhaps a note in brackets, X or C, and a ' +
      'value. Lines stand in sections with titles.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-02',
    title: 'Sections',
    section: 'How the card is written',
    text:
      'Sections gather lines of one theme, such as the year, even numbers, a run or the winds; which there are ' +
      'changes from year to year. Only Singles and Pairs makes a difference to a ruling, since it pays no jokerless ' +
      'bonus.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-03',
    title: 'Order means nothing',
    section: 'How the card is written',
    text: 'The groups of a line may be laid out in any order, and the gaps in print are for the eye.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-04',
    title: 'Signs',
    section: 'How the card is written',
    text:
      'Digits, a zero, F for a flower, D for a dragon, R and G for a red and a green one, and N, E, W, S for the ' +
      'winds. A sign repeated is a group of that size; unlike signs printed together are singles and pairs, not a ' +
      'kong.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }, { source: 'sloper-292' }],
  },
  {
    id: 'CARD-05',
    title: 'Colours stand for suits',
    section: 'How the card is written',
    text:
      'Groups of one colour are of one suit and groups of different colours of different suits. The players choose ' +
      'which: a colour never names a suit.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-06',
    title: 'Tiles without a suit',
    section: 'How the card is written',
    text: 'Winds, flowers and the zero have no suit, so the colour in which they are printed says nothing.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-07',
    title: 'The note beats the colours',
    section: 'How the card is written',
    text: 'A note in brackets that allows other suits goes before the colours in print.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-715' }],
  },
  {
    id: 'CARD-08',
    title: 'Digits as examples',
    section: 'How the card is written',
    text:
      'In sections with a free choice of number the digits are examples, and the note says what may vary. Elsewhere ' +
      'they are meant as printed, as they are where the note says that only these count.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-09',
    title: 'Consecutive numbers',
    section: 'How the card is written',
    text:
      'Consecutive numbers follow one another from 1 to 9, without going round, and the zero is no neighbour of any. ' +
      'Which size of group belongs to which place in the run is fixed unless the note frees it; some lines leave a ' +
      'gap.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }, { source: 'riichi-advanced' }],
  },
  {
    id: 'CARD-10',
    title: 'The zero',
    section: 'How the card is written',
    text:
      'The zero is the white dragon used as a number without a suit. Three or more of it take jokers; in a year it is ' +
      'a single or a pair, and takes none.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-11',
    title: 'The letter D',
    section: 'How the card is written',
    text:
      'A dragon in the colour of numbers belongs to their suit, and in another colour to another suit. Where no ' +
      'number shares its colour, colours only tell like dragons from unlike ones. The note may ask for any dragon, ' +
      'for one that matches, or for that of the suit left out.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-734' }, { source: 'riichi-advanced' }],
  },
  {
    id: 'CARD-12',
    title: 'Dragons by name',
    section: 'How the card is written',
    text: 'R, G and 0 ask for that very dragon.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-13',
    title: 'Winds',
    section: 'How the card is written',
    text: 'Winds are meant as printed unless the note allows a choice or ties it to a number.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-14',
    title: 'Flowers',
    section: 'How the card is written',
    text: 'Flowers are alike and come in groups of one to six.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-15',
    title: 'Like numbers',
    section: 'How the card is written',
    text:
      'Like numbers are the same number in several suits. A note that offers a choice of like pungs or kongs offers ' +
      'it to all those groups together.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-16',
    title: 'Two versions of a line',
    section: 'How the card is written',
    text: '"Or" between two versions of one line offers them under one value, mostly to allow other suits.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-17',
    title: 'The words of notes',
    section: 'How the card is written',
    text:
      'Notes use a small vocabulary: how many suits, how many consecutive numbers, like or paired numbers, which ' +
      'dragon or wind, odd or even, and which group a limit concerns.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }, { source: 'sloper-771' }],
  },
  {
    id: 'CARD-18',
    title: 'Signs of a sum',
    section: 'How the card is written',
    text: 'Plus, times and equals are ornaments and no tiles. The numbers beside them are.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
]
