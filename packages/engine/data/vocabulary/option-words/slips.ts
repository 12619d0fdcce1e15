/** Discards and tiles shown by a slip: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const slipsWords: { readonly [option: string]: OptionWords } = {
  downRule: {
    title: 'When a discard is down',
    question: 'A name was begun, and the tile had not touched the table. Is it down?',
    from: ['C31'],
    values: {
      book: {
        label: 'Not before the full name',
        says: 'A tile is down when it touches the table or has been named in full.',
        heldBy: [
          { source: 'mjme-2024', locator: 'p. 18 #7', reportedBy: ['sloper-faq-19'] },
          { source: 'bulletin-2018', reportedBy: ['mahjblog-2017-12'] },
        ],
        standing: 'reported',
      },
      letter2015: {
        label: 'As soon as it is begun',
        says: 'A tile is down as soon as its name is begun. We could not read how far the letter goes.',
        heldBy: [{ source: 'league-letter-2015', reportedBy: ['sloper-faq-19'] }],
        standing: 'reported',
      },
    },
    why: 'The book and a newer newsletter, as cited, want the full name.',
  },
  unannouncedTouch: {
    title: 'Exchange tile on the table',
    question: 'A tile meant for an exchange touched the table before it was announced. What is it?',
    from: ['C28'],
    values: {
      discard: {
        label: 'A discard',
        says: 'The tile is a discard, and the exchange is lost.',
        heldBy: [],
        standing: 'derived',
      },
      exchange: {
        label: 'Still the exchange',
        says: 'The exchange may be finished, if everybody saw what the tile was for.',
        heldBy: [],
        standing: 'house',
      },
    },
    why: 'What touches the table is down. AMJA has a rule for this case, of which only the beginning could be read.',
  },
  exposeFromPick: {
    title: 'A group shown after a pick',
    question: 'A group went up without a call, from a wall pick. What becomes of it?',
    from: ['C9'],
    values: {
      return: {
        label: 'It goes back',
        says: 'The tiles go back to the rack without penalty, and no joker of them can be exchanged.',
        heldBy: [],
        standing: 'derived',
      },
      stands: {
        label: 'It stays up',
        says: 'The group stays up without penalty.',
        heldBy: [{ source: 'ml-16' }, { source: 'ml-280' }],
        standing: 'reported',
      },
      dead: {
        label: 'The hand is dead',
        says: 'A hand that exposes a group from a wall tile can be called dead.',
        heldBy: [{ source: 'mc-161' }],
        standing: 'reported',
      },
    },
    why: 'No League penalty is reported, and an exposure can only come from a call; so it is none, and goes back.',
  },
  doubleFist: {
    title: 'Throwing with the pick in hand',
    question: 'A seat throws a tile while it still holds its pick. Is the hand short?',
    from: ['C12'],
    values: {
      remind: {
        label: 'No, only a reminder',
        says: 'The pick is to be racked first; the count is right once it goes in.',
        heldBy: [{ source: 'amja-faq' }],
        standing: 'stated',
      },
      challengeable: {
        label: 'Yes, it may be called dead',
        says: 'With the pick in the hand only twelve tiles are on the rack, and the hand can be called dead.',
        heldBy: [{ source: 'ml-168' }],
        standing: 'stated',
      },
    },
    why: 'The tiles are all there; the article that warns of it names no penalty of its own.',
  },
}
