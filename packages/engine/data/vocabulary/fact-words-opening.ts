/** Words of the facts about the Charleston, the value announced, the set-up and conduct. */
import type { FactWords } from '../../src/rulings/law.ts'

export const factWordsOpening: { readonly [fact: string]: FactWords } = {
  passFault: {
    ask: 'What went wrong in the pass?',
    answers: { joker: 'A joker was passed', packet: 'Wrong number, way or packet', looked: 'Tiles were looked at' },
    says: {
      joker: 'a joker was passed',
      packet: 'the number, the direction or the packet was wrong',
      looked: 'tiles were looked at',
    },
  },
  packetsApart: {
    ask: 'Can the packets still be told apart?',
    answers: { yes: 'Yes', no: 'No' },
    says: { yes: 'the packets can still be told apart', no: 'the packets can no longer be told apart' },
  },
  lookedAt: {
    ask: 'Which tiles were looked at?',
    answers: { own: 'Incoming, before passing three', blind: 'Tiles passed on blind' },
    says: {
      own: 'the incoming tiles were looked at before three had been passed',
      blind: 'tiles that are passed on blind were looked at',
    },
  },
  stopWhen: {
    ask: 'When was stop called?',
    answers: {
      early: 'Before the first left ended',
      inTime: 'After it, next packet unseen',
      late: 'Next packet looked at',
    },
    says: {
      early: 'stop was called before the first left ended',
      inTime: 'stop was called after the first left and before the next packet was looked at',
      late: 'stop was called after the next packet had been looked at',
    },
  },
  stopState: {
    ask: 'How far had the passing got?',
    answers: {
      looked: 'First left looked at, nothing passed',
      fresh: 'First left not yet looked at',
      passed: 'Second left passed, unseen',
    },
    says: {
      looked: 'the tiles of the first left had been looked at and nothing passed since',
      fresh: 'the tiles of the first left had not been looked at',
      passed: 'the second left had been passed and not looked at',
    },
    assumed: {
      looked: 'The tiles of the first left had been looked at, and nothing passed since.',
      fresh: 'The tiles of the first left had not been looked at.',
      passed: 'The second left had been passed and not looked at.',
    },
  },
  blindWhich: {
    ask: 'In which pass was it blind?',
    answers: { allowed: 'First left or last right', other: 'Another pass' },
    says: { allowed: 'it was the first left or the last right', other: 'it was another pass' },
  },
  blindSeen: {
    ask: 'Have those tiles been looked at?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the tiles passed on have not been looked at', yes: 'the tiles passed on have been looked at' },
    assumed: { no: 'The tiles passed on have not been looked at.', yes: 'The tiles passed on have been looked at.' },
  },
  readySeat: {
    ask: 'Who declared?',
    answers: { east: 'East', other: 'Another seat' },
    says: { east: 'East declared', other: 'a seat other than East declared' },
    assumed: { east: 'It was East that declared.', other: 'A seat other than East declared.' },
  },
  eastWhen: {
    ask: 'When was East’s hand complete?',
    answers: { dealt: 'As dealt, no pass made', end: 'When passing was over', middle: 'Between two passes' },
    says: {
      dealt: 'East’s hand was complete as dealt',
      end: 'East’s hand was complete when passing was over',
      middle: 'East’s hand was complete between two passes',
    },
  },
  atBoundary: {
    ask: 'Had the first Charleston just ended?',
    answers: { no: 'No', yes: 'Yes, nobody has passed again' },
    says: { no: 'a Charleston was under way', yes: 'the first Charleston had ended and nobody had passed again' },
    assumed: {
      no: 'A Charleston was under way.',
      yes: 'The first Charleston had just ended, and nobody had passed again.',
    },
  },
  announced: {
    ask: 'What was wrong with the announced value?',
    answers: { low: 'Too low, or jokerless forgotten', high: 'Too high' },
    says: { low: 'the announced value was too low', high: 'the announced value was too high' },
  },
  payBegun: {
    ask: 'Has anyone begun to pay?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'nobody has begun to pay', yes: 'somebody has begun to pay' },
  },
  tilesMixed: {
    ask: 'Have the tiles been mixed?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the tiles have not been mixed', yes: 'the tiles have been mixed' },
    assumed: { no: 'The tiles have not been mixed.', yes: 'The tiles have been mixed.' },
  },
  setUpWhat: {
    ask: 'What is the question about?',
    answers: {
      seat: 'Wrong East, break or wall length',
      deal: 'A tile dealt wrongly',
      set: 'The set is incomplete',
      wall: 'Which wall is next',
      rotation: 'When seats change',
      three: 'How three seats deal',
    },
    says: {
      seat: 'the East, the break or the length of a wall was wrong',
      deal: 'a tile was dealt wrongly',
      set: 'the set is incomplete',
      wall: 'it is asked which wall is next',
      rotation: 'it is asked when seats change',
      three: 'it is asked how three seats deal',
    },
  },
  playBegun: {
    ask: 'Has East made the first discard?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'East has not made the first discard yet', yes: 'East had made the first discard' },
  },
  fixable: {
    ask: 'Can it still be put right?',
    answers: { yes: 'Yes, the tile is known', no: 'No' },
    says: { yes: 'it is known which tile lies wrong', no: 'nobody can tell which tile lies wrong' },
    assumed: { yes: 'It is known which tile lies wrong.', no: 'Nobody can tell which tile lies wrong.' },
  },
  complaint: {
    ask: 'What is the complaint about?',
    answers: {
      hold: 'A hold that lasts',
      remark: 'A remark about a dead hand',
      looking: 'Looking at another’s tiles',
      fake: 'Mah jongg said for priority',
      reading: 'The card is read differently',
    },
    says: {
      hold: 'a hold lasts',
      remark: 'a remark was made about a dead hand',
      looking: 'a seat looked at the tiles of another',
      fake: 'mah jongg was said to come before another call',
      reading: 'seats read a line of the card differently',
    },
  },
  complaintLate: {
    ask: 'Was the deal over when the complaint was made?',
    answers: { no: 'No', yes: 'Yes' },
    says: { no: 'the deal was under way', yes: 'the deal was over' },
    assumed: { no: 'The deal is under way.', yes: 'The deal is over.' },
  },
  complaintSeat: {
    ask: 'Was the hand of that seat dead already?',
    answers: { live: 'No, it was live', dead: 'Yes, it was dead' },
    says: { live: 'the hand of that seat was live', dead: 'the hand of that seat was dead already' },
    assumed: { live: 'The hand of that seat is live.', dead: 'The hand of that seat is dead already.' },
  },
}
