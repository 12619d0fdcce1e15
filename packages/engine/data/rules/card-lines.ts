import type { Rule } from '../../src/rulings/law.ts'

export const cardLineRules: readonly Rule[] = [
  {
    id: 'CARD-19',
    title: 'X and C',
    section: 'Lines of the card',
    text:
      'A line marked X may be exposed on the way or kept hidden. One marked C may show nothing before mah jongg, ' +
      'though its last tile may be called.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-284' }],
  },
  {
    id: 'CARD-20',
    title: 'The value',
    section: 'Lines of the card',
    text: 'Each line has one value in cents, the same for all its versions.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-316' }],
  },
  {
    id: 'CARD-21',
    title: 'Jokers go by the size of the group',
    section: 'Lines of the card',
    text:
      'Jokers may stand in a group of three or more identical tiles and nowhere else, not even in a pair inside a set ' +
      'of unlike tiles.',
    standing: 'stated',
    sources: [{ source: 'amja-joker' }, { source: 'ml-146' }],
  },
  {
    id: 'CARD-22',
    title: 'Groups that need jokers',
    section: 'Lines of the card',
    text:
      'There are four of every natural tile and eight flowers, so a quint without flowers needs a joker at least, and ' +
      'a sextet two.',
    standing: 'derived',
    sources: [{ source: 'mc-119' }, { source: 'amja-card' }],
  },
  {
    id: 'CARD-23',
    title: 'The same tile twice',
    section: 'Lines of the card',
    text: 'Two groups of a line may ask for the same tile. There are no more copies for that.',
    standing: 'derived',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-24',
    title: 'Numbers tied together',
    section: 'Lines of the card',
    text: 'A line may tie the number of one group to that of another, as where a pair repeats the number of the quint.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-25',
    title: 'Misprints',
    section: 'Lines of the card',
    text:
      'Cards have come with misprints, in 2009 and 2019 for instance, and the League corrects them. The corrected ' +
      'line is the one that counts.',
    standing: 'stated',
    sources: [{ source: 'sloper-faq-16' }, { source: 'sloper-715' }],
  },
  {
    id: 'CARD-26',
    title: 'The back of the card',
    section: 'Lines of the card',
    text: 'The rules on the back are worded anew from year to year. The newest wording is the one to go by.',
    standing: 'stated',
    sources: [{ source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-27',
    title: 'Sets of unlike tiles',
    section: 'Lines of the card',
    text:
      'A set of unlike tiles is made of singles and pairs: two, three or four singles, a pair with a single, two ' +
      'pairs with a single, or three pairs.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-28',
    title: 'Cards of other publishers',
    section: 'Lines of the card',
    text:
      'Other publishers may allow what the League does not, such as a joker in a pair. Rules of that kind belong to ' +
      'their card.',
    standing: 'stated',
    sources: [{ source: 'sloper-faq-16' }, { source: 'riichi-advanced' }],
  },
  {
    id: 'CARD-29',
    title: 'The year',
    section: 'Lines of the card',
    text: 'The digits of the year change with the card, and may hold zeros and repeats.',
    standing: 'stated',
    sources: [{ source: 'amja-card' }, { source: 'sloper-faq-16' }],
  },
  {
    id: 'CARD-30',
    title: 'Fourteen tiles',
    section: 'Lines of the card',
    text: 'Every line comes to fourteen tiles. One that does not is a misprint or a slip in copying.',
    standing: 'derived',
    sources: [{ source: 'amja-card' }],
  },
  {
    id: 'CARD-31',
    title: 'The lines are not ours to give',
    section: 'Lines of the card',
    text: 'The lines of the League’s card are protected. This rule book holds none of them; players enter the card they own.',
    standing: 'derived',
    sources: [{ source: 'amja-card' }],
  },
]
