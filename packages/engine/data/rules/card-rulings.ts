import type { Rule } from '../../src/rulings/law.ts'

export const cardRulingRules: readonly Rule[] = [
  {
    id: 'CARD-32',
    title: 'When an exposure is legal',
    section: 'The card in a ruling',
    text:
      'For an exposure to be legal, a line marked X has to contain a group of that tile in exactly that size. All ' +
      'exposures of the hand must be different groups of one and the same line, with one choice of suits and ' +
      'numbers.',
    standing: 'derived',
    sources: [{ source: 'ml-303', locator: 'incompatible exposures' }, { source: 'sloper-292' }, { source: 'amja-card' }],
  },
  {
    id: 'CARD-33',
    title: 'The exact size',
    section: 'The card in a ruling',
    text: 'Three tiles shown are not part of a kong: an exposure counts in the size in which it was made.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }, { source: 'sloper-292' }],
  },
  {
    id: 'CARD-34',
    title: 'Proof that a hand cannot win',
    section: 'The card in a ruling',
    text:
      'A hand is proved dead only when every line fails on visible tiles alone. Singles and pairs fail when too few ' +
      'of the tile are left; groups of three or more can be filled with jokers, unless those are gone too. Hidden ' +
      'tiles, and those of the challenger, prove nothing.',
    standing: 'derived',
    sources: [{ source: 'amja-unwinnable' }, { source: 'amja-dead-hand' }, { source: 'ml-24' }],
  },
  {
    id: 'CARD-35',
    title: 'A call that leads nowhere',
    section: 'The card in a ruling',
    text:
      'A player may make a call after which no line can be won. It is bad play and not an error of itself, as long as ' +
      'a line marked X holds the group.',
    standing: 'derived',
    sources: [{ source: 'amja-exposure' }, { source: 'ml-146' }],
  },
  {
    id: 'CARD-36',
    title: 'How a declared hand is checked',
    section: 'The card in a ruling',
    text:
      'A hand is right when suits can be given to colours, one each, and numbers and dragons chosen as the line ' +
      'allows, so that its fourteen tiles fill the groups: jokers only in groups of three or more, exposures as they ' +
      'were made, none before a win on a line marked C.',
    standing: 'derived',
    sources: [{ source: 'amja-card' }, { source: 'amja-mje' }],
  },
  {
    id: 'CARD-37',
    title: 'Several lines match',
    section: 'The card in a ruling',
    text:
      'When a hand matches several lines the best one counts, and whether a joker or Singles and Pairs matters is ' +
      'asked of that line.',
    standing: 'derived',
    sources: [{ source: 'riichi-advanced' }, { source: 'amja-payment' }],
  },
  {
    id: 'CARD-38',
    title: 'A card of your own',
    section: 'The card in a ruling',
    text: 'A card that a player entered stays on that player’s device.',
    standing: 'derived',
    sources: [{ source: 'amja-card' }],
  },
]
