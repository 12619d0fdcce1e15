/** Topics of the incident discardBack: when a discard is final. */
import type { LawDecision } from '../../src/rulings/law.ts'
import { LIVES, NO_DUTY, duty } from './effects.ts'

export const discardBackHand: readonly LawDecision[] = [
  {
    id: 'tile-not-down',
    topic: 'hand',
    when: { down: 'no' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('backToHand', 'actor')],
    headline: 'The tile may go back to the hand, and {actor} discards another.',
    why: 'A tile is down when it touches the table or has its full name, whichever comes first.',
    cites: ['DISC-03'],
  },
  {
    id: 'part-of-name-is-down',
    topic: 'hand',
    overrides: ['tile-not-down'],
    when: { down: 'no', partNamed: 'yes', downRule: 'letter2015' },
    sets: { fate: 'lives', cause: 'none', claim: 'open' },
    effects: [LIVES, NO_DUTY],
    headline: 'Here a tile is down once its name is begun. It stays, and the others may call it.',
    why: 'A letter of 2015 is reported to count more than a full name; how far it goes we could not read.',
    cites: ['DISC-03', 'MISNAME-18'],
  },
  {
    id: 'tile-is-down',
    topic: 'hand',
    when: { backTile: 'natural' },
    sets: { fate: 'lives', cause: 'none', claim: 'open' },
    effects: [LIVES, NO_DUTY],
    headline: 'The tile stays, and the others may call it.',
    why: 'A tile that is down cannot be taken back, traded or called by the seat that threw it.',
    cites: ['DISC-03', 'DISC-04'],
  },
  {
    id: 'exchange-may-go-on',
    topic: 'hand',
    overrides: ['tile-is-down'],
    when: { backFor: 'swap', unannouncedTouch: 'exchange' },
    sets: { fate: 'lives', cause: 'none', claim: 'none' },
    effects: [LIVES, duty('finishExchange', 'actor')],
    headline: 'At this table {actor} may finish the exchange with the tile.',
    why: 'The table agreed that a tile laid down for an exchange is no discard, though nobody had announced it.',
    cites: ['JOKER-23', 'HOUSE-01'],
  },
  {
    id: 'thrown-joker-is-gone',
    topic: 'hand',
    when: { backTile: 'joker' },
    sets: { fate: 'lives', cause: 'none', claim: 'gone' },
    effects: [LIVES, NO_DUTY],
    headline: 'The joker stays among the discards. No seat can ever have it.',
    why: 'A joker thrown by mistake is down like any other tile, and nobody can call it.',
    cites: ['JOKER-33', 'DISC-04', 'DISC-07'],
  },
]

export const discardBackDiscard: readonly LawDecision[] = [
  {
    id: 'thrown-tile-is-open',
    topic: 'discard',
    overrides: ['discard-open'],
    when: { incident: 'discardBack', claim: 'open' },
    effects: [{ slot: 'discard', kind: 'open' }],
    why: 'The tile is down, so it is a discard like any other.',
    cites: ['DISC-03', 'DISC-04'],
  },
]

export const discardBackTurn: readonly LawDecision[] = [
  {
    id: 'discarder-throws-another',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: { incident: 'discardBack', fate: 'lives', claim: 'none' },
    effects: [{ slot: 'next', kind: 'finishesTurn', role: 'actor' }],
    why: 'The turn ends with a discard, and there has been none yet.',
    cites: ['DISC-03'],
  },
  {
    id: 'own-discard-open',
    topic: 'turn',
    overrides: ['turn-goes-on', 'discard-open-again'],
    when: { incident: 'discardBack', fate: 'lives', claim: 'open' },
    effects: [{ slot: 'next', kind: 'openToCalls', role: 'actor' }],
    why: 'The discard counts, so any other seat may call it; otherwise the next seat picks.',
    cites: ['DISC-04', 'WIN-02'],
  },
  {
    id: 'after-thrown-joker',
    topic: 'turn',
    overrides: ['turn-goes-on'],
    when: { backTile: 'joker' },
    effects: [{ slot: 'next', kind: 'rightOf', role: 'actor' }],
    why: 'The joker was a discard, and nobody can call it.',
    cites: ['JOKER-33', 'DISC-07'],
  },
]
