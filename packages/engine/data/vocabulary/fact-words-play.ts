/** Words of the facts about exposures, exchanges, turns, counts, walls and payments. */
import type { FactWords } from '../../src/rulings/law.ts'

export const factWordsPlay: { readonly [fact: string]: FactWords } = {
  discardedSince: {
    ask: 'Has that seat discarded or exchanged since?',
    answers: { no: 'No', yes: 'Yes' },
    says: {
      no: 'the seat has neither discarded nor exchanged a joker since',
      yes: 'the seat has discarded or exchanged a joker since',
    },
    assumed: {
      no: 'The seat has neither discarded nor exchanged a joker since.',
      yes: 'The seat has discarded or exchanged a joker since.',
    },
  },
  mend: {
    ask: 'Can the group be put right from the hand?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the group can be put right from the hand', no: 'the group cannot be put right from the hand' },
  },
  groupFault: {
    ask: 'What is wrong with the group?',
    answers: {
      group: 'Wrong, or not on the card',
      clash: 'It cannot stand with earlier groups',
      allC: 'All fit only concealed hands',
    },
    says: {
      group: 'the group has a wrong size or tile, or is not on the card',
      clash: 'the last group cannot stand with the groups before it',
      allC: 'all the groups fit only concealed hands',
    },
  },
  swapMoment: {
    ask: 'When was the exchange made?',
    answers: {
      picked: 'Own turn, after picking',
      claimed: 'Own turn, claimed group complete',
      finish: 'To complete the claimed group',
      early: 'Before picking, or out of turn',
    },
    says: {
      picked: 'the exchange came in the own turn after picking',
      claimed: 'the exchange came after the claimed group was complete',
      finish: 'the exchange was needed to complete the claimed group',
      early: 'the exchange came before picking or out of turn',
    },
  },
  swapUsed: {
    ask: 'Was the joker racked or used?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the joker was neither racked nor used', yes: 'the joker was racked or used' },
  },
  swapNoticed: {
    ask: 'When was the wrong tile noticed?',
    answers: { before: 'Before the next discard', after: 'After a discard' },
    says: { before: 'the wrong tile was noticed before the next discard', after: 'the wrong tile was noticed after a discard' },
  },
  jokerWhere: {
    ask: 'Where is the joker?',
    answers: {
      live: 'In a hand not called dead',
      stays: 'Dead hand, group still up',
      back: 'Dead hand, group went back',
      pool: 'Among the discards',
    },
    says: {
      live: 'the joker stands in a hand that nobody has called dead',
      stays: 'the joker stands in a group of a dead hand that is still up',
      back: 'the joker belongs to a group of a dead hand that went back',
      pool: 'the joker lies among the discards',
    },
  },
  winStart: {
    ask: 'How did the winning turn begin?',
    answers: {
      pick: 'With a wall pick',
      group: 'Claimed group, complete from the hand',
      needed: 'A call that needed the exchange',
    },
    says: {
      pick: 'the turn began with a pick from the wall',
      group: 'the turn began with a call whose group was complete from the hand',
      needed: 'the turn began with a call that needed the exchange',
    },
  },
  marked: {
    ask: 'May the winning hand have exposures?',
    answers: { x: 'Yes, marked X', c: 'No, marked C' },
    says: { x: 'the hand may have exposures', c: 'the hand must stay concealed' },
  },
  outDid: {
    ask: 'What did the seat do out of turn?',
    answers: { unracked: 'Picked, not racked', racked: 'Picked and racked', threw: 'Discarded' },
    says: {
      unracked: 'a tile was picked out of turn but not racked',
      racked: 'a tile was picked out of turn and racked',
      threw: 'a tile was discarded out of turn',
    },
  },
  outClaim: {
    ask: 'Was that discard claimed?',
    answers: { none: 'No', group: 'For an exposure', win: 'For mah jongg' },
    says: {
      none: 'nobody claimed that discard',
      group: 'that discard was claimed for an exposure',
      win: 'that discard was claimed for mah jongg',
    },
  },
  outMatch: {
    ask: 'Does the declared hand match the card?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the declared hand matches the card', no: 'the declared hand does not match the card' },
  },
  started: {
    ask: 'Has East made the first discard?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'East has not made the first discard', yes: 'East has made the first discard' },
    assumed: { no: 'East has not made the first discard.', yes: 'East has made the first discard.' },
  },
  whichCount: {
    ask: 'Which hand is wrong?',
    answers: { north: 'North’s, its last tile never taken', other: 'Any other case' },
    says: { north: 'the seat at East’s left never took its last tile', other: 'a count is wrong in another way' },
  },
  howMany: {
    ask: 'How many hands have a wrong count?',
    answers: { one: 'One', two: 'Two', three: 'Three', four: 'All four' },
    says: {
      one: 'one hand has a wrong count',
      two: 'two hands have a wrong count',
      three: 'three hands have a wrong count',
      four: 'all four hands have a wrong count',
    },
  },
  wallState: {
    ask: 'How far has it gone?',
    answers: {
      unracked: 'The tile is not racked',
      one: 'One seat racked',
      more: 'Two or more racked',
      win: 'Mah jongg was declared',
    },
    says: {
      unracked: 'the tile has not been racked',
      one: 'one seat racked a tile from the wrong place',
      more: 'two or more seats racked tiles from the wrong place',
      win: 'mah jongg was declared after the wrong pick',
    },
  },
  wallFault: {
    ask: 'What was wrong with the pick?',
    answers: { end: 'Wrong end or wrong place', wall: 'A wall pushed out wrongly' },
    says: { end: 'the pick came from the wrong end or place', wall: 'the pick came from a wall that was pushed out wrongly' },
  },
  wallMatch: {
    ask: 'Does the declared hand match the card?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the declared hand matches the card', no: 'the declared hand does not match the card' },
    assumed: { yes: 'A hand that was declared matches the card.', no: 'The declared hand does not match the card.' },
  },
  wallPickers: {
    ask: 'How many seats racked from the wrong place?',
    answers: { two: 'Two', three: 'Three', four: 'All four' },
    says: {
      two: 'two seats racked from the wrong place',
      three: 'three seats racked from the wrong place',
      four: 'all four seats racked from the wrong place',
    },
    assumed: {
      two: 'Two seats racked from the wrong place.',
      three: 'Three seats racked from the wrong place.',
      four: 'All four seats racked from the wrong place.',
    },
  },
  pusherIs: {
    ask: 'Who pushed the wall out?',
    answers: {
      other: 'A live seat that picked none',
      picker: 'A seat that picked there too',
      out: 'A dead hand',
      declarer: 'The seat that declared',
    },
    says: {
      other: 'a live seat that did not pick there pushed the wall out',
      picker: 'a seat that picked there pushed the wall out itself',
      out: 'a seat that was out already pushed the wall out',
      declarer: 'the seat that declared had pushed the wall out',
    },
    assumed: {
      other: 'The seat that pushed the wall out is live and did not pick there.',
      picker: 'The seat that pushed the wall out picked there too.',
      out: 'The seat that pushed the wall out was out already.',
      declarer: 'The seat that declared had pushed the wall out.',
    },
  },
  winnerPicked: {
    ask: 'Had the seat that declared picked from the wrong place?',
    answers: { no: 'No', yes: 'Yes' },
    says: {
      no: 'the seat that declared had not picked from the wrong place',
      yes: 'the seat that declared had picked from the wrong place itself',
    },
    assumed: {
      no: 'The seat that declared had not picked from the wrong place.',
      yes: 'The seat that declared had picked from the wrong place itself.',
    },
  },
  rebuilt: {
    ask: 'Can the tiles be put back as before?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the tiles can be put back as before', no: 'the tiles cannot be put back as before' },
  },
  fellHow: {
    ask: 'How did the wall come down?',
    answers: { threwIn: 'A hand was thrown in', mixedIn: 'Mixed into the discards', slip: 'By accident' },
    says: {
      threwIn: 'the wall came down when a hand was thrown in',
      mixedIn: 'the wall was mixed into the discards',
      slip: 'the wall came down by accident',
    },
  },
  declaredWrong: {
    ask: 'Had a seat said mah jongg with a wrong hand?',
    answers: { yes: 'Yes', no: 'No, nobody had' },
    says: { yes: 'it was thrown in on a wrong mah jongg', no: 'nobody had said mah jongg' },
    assumed: { yes: 'A seat had said mah jongg, and its hand is wrong.', no: 'Nobody had said mah jongg.' },
  },
  breakerOut: {
    ask: 'Was the seat that broke the wall out already?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the hand of that seat was still in play', yes: 'the hand of that seat was out already' },
    assumed: {
      no: 'The hand of the seat that brought the wall down was still in play.',
      yes: 'The hand of the seat that brought the wall down was out already.',
    },
  },
  seenTile: {
    ask: 'Which tiles came into view?',
    answers: { wall: 'A wall tile', rack: 'Rack tiles, still apart', mixed: 'Rack tiles among the discards' },
    says: {
      wall: 'a tile of the wall came into view',
      rack: 'tiles of a rack came into view and still lie apart',
      mixed: 'tiles of a rack fell among the discards',
    },
  },
  sure: {
    ask: 'Is it certain which tiles they are?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'it is certain which tiles they are', no: 'it is not certain which tiles they are' },
  },
  winFrom: {
    ask: 'How did the winning tile come?',
    answers: { discard: 'Another seat’s discard', self: 'Wall, deal or joker exchange' },
    says: {
      discard: 'the winning tile was another seat’s discard',
      self: 'the winning tile came from the wall, the deal or an exchange',
    },
  },
  jokerless: {
    ask: 'Is the winning hand jokerless?',
    answers: { no: 'No, or Singles and Pairs', yes: 'Yes, from another section' },
    says: { no: 'the winning hand has jokers or is Singles and Pairs', yes: 'the winning hand is jokerless' },
  },
  lifted: {
    ask: 'Did the winner lift the right tile?',
    answers: { right: 'Yes', wrong: 'No, another one' },
    says: { right: 'the winner lifted the right tile', wrong: 'the winner lifted a wrong tile by a slip' },
    assumed: { right: 'The winner lifted the right tile.', wrong: 'The winner lifted a wrong tile by a slip.' },
  },
  dealEnd: {
    ask: 'How did the deal end?',
    answers: {
      win: 'A win, some hands dead',
      none: 'No winner, or dealt again',
      left: 'Only one hand was left',
      blame: 'A win through another’s slip',
    },
    says: {
      win: 'somebody won while other hands were dead',
      none: 'nobody won, or the deal was called off',
      left: 'only one hand was left',
      blame: 'somebody won through another seat’s slip',
    },
  },
  betCase: {
    ask: 'What is the question about the bet?',
    answers: {
      spoke: 'The bettor spoke',
      won: 'The backed seat won',
      lost: 'Another seat won',
      wallGame: 'It was a wall game',
      error: 'The backed seat erred',
      chain: 'Errors left only one hand',
    },
    says: {
      spoke: 'the bettor spoke during play',
      won: 'the backed seat won',
      lost: 'another seat won',
      wallGame: 'the deal was a wall game',
      error: 'the backed seat owes a penalty for an error of its own',
      chain: 'the backed seat owes the payment for a chain of errors that left one hand',
    },
  },
  betOn: {
    ask: 'What was the bet on?',
    answers: { seat: 'On a seat', wallGame: 'On a wall game' },
    says: { seat: 'the bet was on a seat', wallGame: 'the bet was on a wall game' },
    assumed: { seat: 'The bet was on a seat.', wallGame: 'The bet was on a wall game.' },
  },
  betSpoke: {
    ask: 'Had the bettor spoken during play?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the bettor had stayed silent', yes: 'the bettor had spoken during play' },
    assumed: { no: 'The bettor had stayed silent during play.', yes: 'The bettor had spoken during play.' },
  },
}
