/** How each fact is asked, answered, printed as a clause, and stated when it is taken for granted. */
import type { FactWords } from '../../src/rulings/law.ts'

export const factWords: { readonly [fact: string]: FactWords } = {
  declaredOn: {
    ask: 'What was mah jongg declared on?',
    answers: { own: 'A picked or exchanged tile', discard: 'A discard' },
    says: { own: 'mah jongg was declared on an own picked tile', discard: 'mah jongg was declared on a discard' },
    assumed: { own: 'Mah jongg was declared on an own picked tile.', discard: 'Mah jongg was declared on a discard.' },
  },
  want: {
    ask: 'What does the second seat want the tile for?',
    answers: { none: 'No other seat wants it', win: 'Mah jongg', group: 'An exposure' },
    says: {
      none: 'no other seat wants the tile',
      win: 'a second seat wants the tile for mah jongg',
      group: 'a second seat wants the tile for an exposure',
    },
    assumed: {
      none: 'No other seat wants the tile.',
      win: 'A second seat wants it for mah jongg.',
      group: 'A second seat wants it for an exposure.',
    },
  },
  rivalRight: {
    ask: 'Does the second seat’s hand match the card?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the second hand matches the card', no: 'the second hand does not match the card' },
  },
  coDeclared: {
    ask: 'Had the second seat declared on the tile as well?',
    answers: { yes: 'Yes, at the time', no: 'No, only afterwards' },
    says: { yes: 'the second seat had declared at the time', no: 'the second seat spoke up only afterwards' },
    assumed: { yes: 'The second seat had declared at the time.', no: 'The second seat spoke up only afterwards.' },
  },
  claimedTile: {
    ask: 'Which tile was claimed?',
    answers: { natural: 'A natural tile', joker: 'A joker' },
    says: { natural: 'the tile claimed is a natural one', joker: 'the tile claimed is a joker' },
    assumed: { natural: 'The tile claimed is no joker.', joker: 'The tile claimed is a joker.' },
  },
  heldTile: {
    ask: 'Which tile goes with that hand?',
    answers: { natural: 'A natural tile', joker: 'A joker' },
    says: { natural: 'the tile with that hand is a natural one', joker: 'the tile with that hand is a joker' },
    assumed: { natural: 'The tile with that hand is no joker.', joker: 'The tile with that hand is a joker.' },
  },
  shownOwn: {
    ask: 'What did that seat then put face up?',
    answers: { none: 'Nothing', pick: 'Only the picked tile', some: 'Tiles of the hand' },
    says: {
      none: 'nothing was put face up',
      pick: 'only the picked tile was put face up',
      some: 'tiles of the hand were put face up',
    },
    assumed: {
      none: 'Nothing was put face up.',
      pick: 'Only the picked tile was put face up.',
      some: 'Tiles of the hand were put face up.',
    },
  },
  shownClaim: {
    ask: 'What did that seat then put face up?',
    answers: {
      none: 'Nothing; discard not on the rack',
      tile: 'Only the discard, on the rack',
      slope: 'Nothing; discard among the hidden tiles',
      group: 'One proper group with the discard',
      more: 'More, or another shape',
    },
    says: {
      none: 'nothing was put face up and the discard never reached the rack',
      tile: 'only the discard was put on top of the rack',
      slope: 'the discard was put among the hidden tiles and nothing was shown',
      group: 'only one proper group with the discard was put up',
      more: 'more than one proper group with the discard was put up',
    },
    assumed: {
      none: 'Nothing was put face up.',
      tile: 'Only the discard was put on top of the rack.',
      slope: 'The discard was put among the hidden tiles.',
      group: 'One proper group with the discard was put up.',
      more: 'The hand was shown.',
    },
  },
  touched: {
    ask: 'How many other hands were shown or thrown in?',
    answers: { none: 'None', one: 'One', two: 'Two', three: 'All three' },
    says: {
      none: 'no other hand was shown or thrown in',
      one: 'one other hand was shown or thrown in',
      two: 'two other hands were shown or thrown in',
      three: 'all three other hands were shown or thrown in',
    },
    assumed: {
      none: 'Nobody else showed or threw in tiles.',
      one: 'One other seat showed or threw in tiles.',
      two: 'Two other seats showed or threw in tiles.',
      three: 'All three other seats showed or threw in tiles.',
    },
  },
  mixed: {
    ask: 'Can the tiles thrown in still be told apart?',
    answers: { no: 'Yes, they lie apart', yes: 'No, they are mixed' },
    says: { no: 'the tiles thrown in can still be told apart', yes: 'the tiles thrown in are mixed' },
    assumed: { no: 'The tiles thrown in can still be told apart.', yes: 'The tiles thrown in are mixed.' },
  },
  walls: {
    ask: 'Are the walls still standing?',
    answers: { stand: 'Yes', disturbed: 'Disturbed, but put right', broken: 'Broken beyond repair' },
    says: {
      stand: 'the walls stand',
      disturbed: 'a wall was disturbed but could be put right',
      broken: 'a wall was broken beyond repair',
    },
    assumed: {
      stand: 'The walls stand.',
      disturbed: 'A wall was disturbed but could be put right.',
      broken: 'A wall was broken beyond repair.',
    },
  },
  breaker: {
    ask: 'Who broke the wall?',
    answers: {
      thrower: 'A seat throwing in',
      declarer: 'The declarer',
      mixed: 'Mixed into the discards',
      slip: 'It fell by accident',
    },
    says: {
      thrower: 'a seat broke the wall by throwing in',
      declarer: 'the declarer broke the wall',
      mixed: 'the wall was mixed into the discards',
      slip: 'the wall fell by accident',
    },
    assumed: {
      thrower: 'A seat broke the wall by throwing in.',
      declarer: 'The declarer broke the wall.',
      mixed: 'The wall was mixed into the discards.',
      slip: 'The wall fell by accident.',
    },
  },
  noticed: {
    ask: 'When was it put right?',
    answers: {
      atOnce: 'Before the next seat acted',
      later: 'After the next seat acted',
      settled: 'After tiles were mixed or paid for',
    },
    says: {
      atOnce: 'it was put right before the next seat acted',
      later: 'it was put right only after the next seat acted',
      settled: 'the hand had been accepted and the tiles mixed or paid for',
    },
    assumed: {
      atOnce: 'It is put right before the next seat acts.',
      later: 'It is put right only after the next seat acted.',
      settled: 'The hand was accepted and the tiles mixed or paid for.',
    },
  },
  jokerThrown: {
    ask: 'Was the tile thrown a joker?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the tile thrown was not a joker', yes: 'the tile thrown was a joker' },
    assumed: { no: 'The tile thrown is not a joker.', yes: 'The tile thrown is a joker.' },
  },
  jokerName: {
    ask: 'What was the joker called?',
    answers: { legal: 'Joker, same, or the last discard', other: 'Any other tile' },
    says: { legal: 'the joker was called a joker, the same, or the last discard', other: 'the joker was called another tile' },
    assumed: {
      legal: 'The joker was called a joker, the same, or the last discard.',
      other: 'The joker was called another tile, not joker, the same, or the last discard.',
    },
  },
  misClaim: {
    ask: 'What was claimed on the wrong name?',
    answers: { none: 'Nothing', group: 'An exposure', win: 'Mah jongg', both: 'Two mah jonggs, name and tile' },
    says: {
      none: 'nothing was claimed',
      group: 'the tile was claimed for an exposure',
      win: 'mah jongg was declared',
      both: 'one seat declared on the tile and another on its name',
    },
  },
  windowShut: {
    ask: 'Has the next seat acted already?',
    answers: { no: 'No', yes: 'Yes, racked or discarded' },
    says: { no: 'the next seat has not acted yet', yes: 'the next seat has racked or discarded' },
    assumed: { no: 'The next seat has not racked or discarded.', yes: 'The next seat has racked or discarded.' },
  },
  commit: {
    ask: 'How far did the caller get?',
    answers: { spoken: 'Words, or tile in the hand', rack: 'Tile on the rack only', shown: 'Tiles of the hand shown' },
    says: {
      spoken: 'the call was only spoken',
      rack: 'only the tile was put on the rack',
      shown: 'tiles of the hand were shown',
    },
  },
  basis: {
    ask: 'Which tile completes the declared hand?',
    answers: { named: 'The tile that was named', thrown: 'The tile that was thrown', neither: 'Neither' },
    says: {
      named: 'the hand is right with the tile that was named',
      thrown: 'the hand is right with the tile that was thrown',
      neither: 'the hand is right with neither tile',
    },
  },
  rightHand: {
    ask: 'Which declared hand is right?',
    answers: {
      thrown: 'Only the one on the thrown tile',
      named: 'Only the one on the name',
      both: 'Both',
      neither: 'Neither',
    },
    says: {
      thrown: 'only the hand declared on the thrown tile is right',
      both: 'both declared hands are right',
      named: 'only the hand declared on the name is right',
      neither: 'neither declared hand is right',
    },
  },
  canShow: {
    ask: 'Can a proper group be shown with the tile?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'a proper group can be shown with the tile', no: 'no proper group can be shown with the tile' },
    assumed: {
      yes: 'A proper group can be shown with the tile.',
      no: 'No proper group can be shown with the tile that was thrown.',
    },
  },
  inHand: {
    ask: 'Had the caller picked the discard up?',
    answers: { no: 'No, it still lay on the table', yes: 'Yes, it was in the hand' },
    says: { no: 'the discard still lay on the table', yes: 'the discard had been picked up' },
    assumed: { no: 'The discard still lay on the table.', yes: 'The discard had been picked up.' },
  },
  caller: {
    ask: 'Who called the hand dead?',
    answers: { live: 'A live seat', dead: 'A dead seat', owner: 'Its owner', onlooker: 'Someone not playing' },
    says: {
      live: 'the call came from a live seat',
      dead: 'the call came from a dead seat',
      owner: 'the owner called the own hand dead',
      onlooker: 'the call came from somebody not playing',
    },
    assumed: {
      live: 'The call came from a live seat.',
      dead: 'The call came from a dead seat.',
      owner: 'The owner called the own hand dead.',
      onlooker: 'The call came from somebody not playing.',
    },
  },
  afterLast: {
    ask: 'Had the last discard of the wall been thrown?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the last discard had not been thrown', yes: 'the last discard had been thrown' },
    assumed: { no: 'The last discard of the wall had not been thrown.', yes: 'The last discard of the wall had been thrown.' },
  },
  reply: {
    ask: 'What does the owner of the hand say?',
    answers: { accepts: 'Accepts it', disagrees: 'Disagrees' },
    says: { accepts: 'the owner accepts the call', disagrees: 'the owner disagrees' },
  },
  fault: {
    ask: 'What is the fault?',
    answers: {
      oneGroup: 'A group is wrong or clashes',
      allC: 'Groups fit only concealed hands',
      other: 'Count, turn, exchange or tiles gone',
    },
    says: {
      oneGroup: 'one group is wrong or clashes with another',
      allC: 'the groups fit only concealed hands',
      other: 'the fault lies in the count, the turn, an exchange or tiles that are gone',
    },
  },
  faultWhen: {
    ask: 'When did the faulty group go up?',
    answers: { now: 'In the turn it was called', earlier: 'In an earlier turn' },
    says: { now: 'the faulty group went up in this turn', earlier: 'the faulty group went up in an earlier turn' },
    assumed: {
      now: 'The faulty group went up in the turn in which it was called.',
      earlier: 'The faulty group went up in an earlier turn.',
    },
  },
  truth: {
    ask: 'When it was called, was the hand really dead?',
    answers: { dead: 'Yes, visible tiles show it', alive: 'No, it could still win', unshown: 'Visible tiles cannot show it' },
    says: {
      dead: 'visible tiles show that the hand was dead',
      alive: 'the hand could still win',
      unshown: 'visible tiles cannot show that the hand was dead',
    },
  },
  wonAfter: {
    ask: 'Did that hand declare mah jongg afterwards?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'that hand did not declare afterwards', yes: 'that hand declared mah jongg afterwards' },
  },
  errorInDeal: {
    ask: 'Was mah jongg declared in error in this deal?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'nobody declared in error in this deal', yes: 'mah jongg was declared in error in this deal' },
  },
  lastOut: {
    ask: 'How did the third hand go out?',
    answers: { fault: 'Own declaration or own fault', reaction: 'Shown or thrown in on mah jongg' },
    says: { fault: 'the third hand went out by an own fault', reaction: 'the third hand was shown or thrown in on a mah jongg' },
  },
  errorOuts: {
    ask: 'How many of the three went out by a wrong mah jongg?',
    answers: { one: 'Only one', several: 'Two or three' },
    says: {
      one: 'only one of the three hands went out by a mah jongg in error',
      several: 'two or three hands went out by mah jongg in error',
    },
    assumed: {
      one: 'Only one of the three hands went out by a mah jongg in error.',
      several: 'Two or three of the hands went out by mah jongg in error, declared or thrown in on it.',
    },
  },
  declarers: {
    ask: 'How many seats declared in error?',
    answers: { one: 'One', several: 'Two or three' },
    says: { one: 'one seat declared in error', several: 'two or three seats declared in error' },
    assumed: { one: 'Only one seat declared in error.', several: 'Two or three seats declared in error.' },
  },
  called: {
    ask: 'Has a live seat called the hand dead?',
    answers: { accepted: 'Yes, and it is accepted', no: 'No', disputed: 'Yes, but it is disputed' },
    says: {
      accepted: 'a live seat called the hand dead and its owner accepts',
      no: 'no live seat called the hand dead',
      disputed: 'a live seat called the hand dead and its owner disagrees',
    },
    assumed: {
      accepted: 'A live seat calls it and the owner accepts.',
      no: 'No live seat has called the hand dead.',
      disputed: 'A live seat called the hand dead and its owner disagrees.',
    },
  },
  acting: {
    ask: 'Was it the turn of the hand that is dead?',
    answers: { yes: 'Yes, that seat was acting', no: 'No, another seat was' },
    says: { yes: 'the seat that went out was acting', no: 'another seat held the turn' },
    assumed: { yes: 'It was the turn of the hand that is dead.', no: 'Another seat held the turn.' },
  },
  handKind: {
    ask: 'Was the hand meant to be a concealed one?',
    answers: { exposed: 'No, marked X', concealed: 'Yes, marked C' },
    says: { exposed: 'the hand that was meant may have exposures', concealed: 'the hand that was meant must stay concealed' },
    assumed: {
      exposed: 'The hand that was meant may have exposures (X).',
      concealed: 'The hand that was meant must stay concealed (C).',
    },
  },
  rivalKind: {
    ask: 'Was the second hand meant to be a concealed one?',
    answers: { exposed: 'No, marked X', concealed: 'Yes, marked C' },
    says: { exposed: 'the second hand may have exposures', concealed: 'the second hand must stay concealed' },
    assumed: { exposed: 'The second hand may have exposures (X).', concealed: 'The second hand must stay concealed (C).' },
  },
  deaths: {
    ask: 'Which hands were dead before this?',
    answers: {
      none: 'None',
      error: 'One, by a wrong mah jongg',
      other: 'One, for another reason',
      errors2: 'Two, both by a wrong mah jongg',
      mixed2: 'Two, one by a wrong mah jongg',
      other2: 'Two, for other reasons',
    },
    says: {
      none: 'no hand was dead before',
      error: 'one hand was dead before, by a mah jongg declared in error',
      other: 'one hand was dead before, for another reason',
      errors2: 'two hands were dead before, both by a mah jongg in error, declared or thrown in on it',
      mixed2: 'two hands were dead before, one of them by a mah jongg declared in error',
      other2: 'two hands were dead before, without a mah jongg in error',
    },
    assumed: {
      none: 'No hand was dead before.',
      error: 'One hand was dead before, by a mah jongg declared in error.',
      other: 'One hand was dead before, for another reason.',
      errors2: 'Two hands were dead before, both by a mah jongg in error, declared or thrown in on it.',
      mixed2: 'Two hands were dead before, one of them by a mah jongg declared in error.',
      other2: 'Two hands were dead before, without a mah jongg in error.',
    },
  },
  handNamed: {
    ask: 'Can it be said which hand was being made?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'it can be said which hand was being made', no: 'nobody can say which hand was being made' },
    assumed: { yes: 'It can be said which hand was being made.', no: 'Nobody can say which hand was being made.' },
  },
  noJokers: {
    ask: 'Is the winning hand jokerless?',
    answers: { no: 'No, or Singles and Pairs', yes: 'Yes' },
    says: { no: 'the winning hand has jokers or is Singles and Pairs', yes: 'the winning hand is jokerless' },
    assumed: { no: 'The winning hand is not jokerless, or is Singles and Pairs.', yes: 'The winning hand is jokerless.' },
  },
}
