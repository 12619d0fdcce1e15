/** Words of the facts about an open discard, its callers, and slips of a single turn. */
import type { FactWords } from '../../src/rulings/law.ts'

export const factWordsCalls: { readonly [fact: string]: FactWords } = {
  wants: {
    ask: 'What do the two seats want the tile for?',
    answers: { groups: 'Both for exposures', wins: 'Both for mah jongg', mixed: 'One of each' },
    says: {
      groups: 'both seats want the tile for an exposure',
      wins: 'both seats want the tile for mah jongg',
      mixed: 'one seat wants the tile for mah jongg and the other for an exposure',
    },
  },
  committed: {
    ask: 'Was the farther seat bound before the nearer spoke?',
    answers: { no: 'No', yes: 'Yes, tile racked or tiles shown' },
    says: {
      no: 'the farther seat was not bound when the nearer one spoke',
      yes: 'the farther seat had racked the tile or shown tiles before the nearer one spoke',
    },
  },
  firstRight: {
    ask: 'Does the hand of the first seat match the card?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the hand of the first seat matches the card', no: 'the hand of the first seat does not match' },
    assumed: {
      yes: 'The hand of the first seat matches the card.',
      no: 'The hand of the first seat does not match the card.',
    },
  },
  boundRight: {
    ask: 'Does the hand that was bound first match the card?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the hand that was bound first matches the card', no: 'the hand that was bound first does not match' },
    assumed: {
      yes: 'The hand that was bound first matches the card.',
      no: 'The hand that was bound first does not match the card.',
    },
  },
  lastDiscard: {
    ask: 'Was it the last discard, with no wall tile left?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the wall still had tiles', yes: 'no wall tile was left after the discard' },
    assumed: { no: 'The wall still has tiles.', yes: 'No wall tile is left after this discard.' },
  },
  nextDid: {
    ask: 'What had the next seat done when the call came?',
    answers: {
      picked: 'Touched or picked, not racked',
      together: 'Racked at the same moment',
      closed: 'Racked, threw, exchanged or declared first',
      declared: 'Both said mah jongg together',
    },
    says: {
      picked: 'the next seat had touched or picked a tile but not racked it',
      together: 'the next seat racked at the moment of the call',
      closed: 'the next seat had racked, discarded, exchanged a joker or declared before the call',
      declared: 'the caller and the seat that picked said mah jongg together',
    },
  },
  lateWants: {
    ask: 'What was the call for?',
    answers: { group: 'An exposure', win: 'Mah jongg' },
    says: { group: 'the call was for an exposure', win: 'the call was for mah jongg' },
    assumed: { group: 'The call was for an exposure.', win: 'The call was for mah jongg.' },
  },
  lateCaller: {
    ask: 'Who wants the discard?',
    answers: { other: 'Another seat', same: 'The seat that picked' },
    says: { other: 'another seat wants the discard', same: 'the seat that picked wants the discard itself' },
    assumed: { other: 'Another seat than the one that picked wants it.', same: 'The seat that picked wants it itself.' },
  },
  heldUp: {
    ask: 'Had a seat said "hold" before the rack?',
    answers: { no: 'No', yes: 'Yes, a moment before', lapsed: 'Yes, longer than agreed' },
    says: {
      no: 'nobody had asked to wait',
      yes: 'a seat had asked to wait just before the next one racked',
      lapsed: 'a seat had asked to wait, longer ago than the table agreed',
    },
    assumed: {
      no: 'Nobody had asked to wait.',
      yes: 'A seat had asked to wait just before the next one racked.',
      lapsed: 'A seat had asked to wait, longer ago than the table agreed.',
    },
  },
  tieRight: {
    ask: 'Which of the two hands matches the card?',
    answers: { both: 'Both', caller: 'Only the caller’s', picker: 'Only the picker’s', neither: 'Neither' },
    says: {
      both: 'both hands match the card',
      caller: 'only the hand of the caller matches the card',
      picker: 'only the hand of the seat that picked matches the card',
      neither: 'neither hand matches the card',
    },
    assumed: {
      both: 'Both hands match the card.',
      caller: 'Only the hand of the caller matches the card.',
      picker: 'Only the hand of the seat that picked matches the card.',
      neither: 'Neither hand matches the card.',
    },
  },
  tieName: {
    ask: 'What name did the discard get?',
    answers: { right: 'Its own', wrong: 'A wrong one' },
    says: { right: 'the discard was named right', wrong: 'the discard got a wrong name' },
    assumed: {
      right: 'A mah jongg on the discard is on the tile itself, not on a wrong name.',
      wrong: 'The discard that the caller declared on got a wrong name.',
    },
  },
  tieTile: {
    ask: 'Which tile completes the hand of the caller?',
    answers: { thrown: 'The tile that was thrown', named: 'The tile that was named' },
    says: {
      thrown: 'the tile that was thrown completes the hand of the caller',
      named: 'the name of the discard, and not the tile, completes the hand of the caller',
    },
    assumed: {
      thrown: 'The tile that was thrown completes the hand of the caller.',
      named: 'The name of the discard, and not the tile, completes the hand of the caller.',
    },
  },
  tieDearer: {
    ask: 'Which hand is worth more, counting a jokerless one double?',
    answers: { caller: 'The caller’s', picker: 'The picker’s', same: 'Both the same' },
    says: {
      caller: 'the hand of the caller is worth more',
      picker: 'the hand of the seat that picked is worth more',
      same: 'both hands are worth the same',
    },
  },
  callStage: {
    ask: 'How far did the caller get?',
    answers: {
      free: 'Spoken, or tile in the hand',
      up: 'Tile on top, or tiles shown',
      slope: 'Tile among the hidden tiles',
    },
    says: {
      free: 'the call was only spoken, or the tile was in the hand',
      up: 'the tile was on top of the rack, or tiles were shown',
      slope: 'the tile was among the hidden tiles',
    },
  },
  upWith: {
    ask: 'What was up?',
    answers: { tile: 'Only the called tile', shown: 'Tiles of the hand' },
    says: { tile: 'only the called tile was up', shown: 'tiles of the hand were shown' },
    assumed: { tile: 'Only the called tile was up.', shown: 'Tiles of the hand were shown.' },
  },
  badUp: {
    ask: 'Was anything put up or shown?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'nothing was put up or shown', yes: 'the tile was put up or tiles were shown' },
  },
  badWhy: {
    ask: 'What was wrong with the call?',
    answers: { old: 'An older or own discard', joker: 'A joker', shape: 'For a single, pair or mixed set' },
    says: {
      old: 'the call was for an older or an own discard',
      joker: 'the call was for a joker',
      shape: 'the call was for a single, a pair or a mixed set',
    },
  },
  setRight: {
    ask: 'Was it put right before that seat discarded?',
    answers: { yes: 'Yes, or still can be', no: 'No' },
    says: { yes: 'it was put right before the caller discarded', no: 'it was not put right before the caller discarded' },
    assumed: {
      yes: 'It is put right before that seat discards.',
      no: 'It was not put right before that seat discarded.',
    },
  },
  down: {
    ask: 'Had it touched the table or been named?',
    answers: { no: 'Neither', yes: 'Either one' },
    says: { no: 'the tile had neither touched the table nor been named', yes: 'the tile had touched the table or been named' },
  },
  partNamed: {
    ask: 'Had its name been begun?',
    answers: { no: 'No', yes: 'Yes, but not finished' },
    says: { no: 'its name had not been begun', yes: 'its name had been begun but not finished' },
    assumed: { no: 'Its name had not been begun.', yes: 'Its name had been begun but not finished.' },
  },
  backTile: {
    ask: 'Which tile was it?',
    answers: { natural: 'A natural tile', joker: 'A joker' },
    says: { natural: 'the tile is a natural one', joker: 'the tile is a joker' },
    assumed: { natural: 'The tile is no joker.', joker: 'The tile is a joker.' },
  },
  backFor: {
    ask: 'What was the tile laid down for?',
    answers: { keep: 'To discard it', swap: 'For an exchange not yet announced' },
    says: { keep: 'the tile was laid down to discard it', swap: 'the tile was laid down for an exchange not yet announced' },
    assumed: {
      keep: 'The tile was laid down to discard it.',
      swap: 'The tile was laid down for an exchange not yet announced.',
    },
  },
  shownHow: {
    ask: 'How did the tiles come up?',
    answers: { pick: 'As a group after a pick', slip: 'By accident' },
    says: { pick: 'the tiles were put up as a group after a pick', slip: 'the tiles came up by accident' },
  },
  skipWhy: {
    ask: 'Why was the seat passed over?',
    answers: { rule: 'A call or a dead hand', slip: 'By mistake' },
    says: { rule: 'the seat was passed over by a call or a dead hand', slip: 'the seat was passed over by mistake' },
  },
  skipBy: {
    ask: 'What took the turn?',
    answers: { call: 'A call', dead: 'A dead hand' },
    says: { call: 'a call took the turn', dead: 'a hand that was called dead took the turn' },
    assumed: { call: 'A call took the turn.', dead: 'A hand that was called dead took the turn.' },
  },
  skipThrew: {
    ask: 'Has the wrong seat discarded?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the wrong seat has not discarded', yes: 'the wrong seat has discarded' },
  },
  skipRacked: {
    ask: 'Has the wrong seat racked its pick?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'its pick has not been racked', yes: 'its pick has been racked' },
    assumed: { no: 'The wrong seat has not racked its pick.', yes: 'The wrong seat has racked its pick.' },
  },
  slipWhat: {
    ask: 'What just happened?',
    answers: {
      noPick: 'Discarded without picking',
      noThrow: 'Forgot to discard',
      twoPicked: 'Took two tiles',
      twoThrown: 'Discarded two',
      held: 'Threw while holding the pick',
    },
    says: {
      noPick: 'a seat discarded without picking',
      noThrow: 'a seat forgot to discard',
      twoPicked: 'a seat took two tiles',
      twoThrown: 'a seat discarded two tiles',
      held: 'a seat threw another tile while it held the pick in the hand',
    },
  },
  slipNext: {
    ask: 'What has the next seat done?',
    answers: { picked: 'Nothing, or picked only', racked: 'Racked or discarded' },
    says: { picked: 'the next seat has done nothing or only picked', racked: 'the next seat has racked or discarded' },
  },
  slipSecond: {
    ask: 'Was the second tile racked?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the second tile was not racked', yes: 'the second tile was racked' },
  },
}
