/** Stories that cannot have happened, each with the sentence that tells the table so. */
import type { Impossible } from '../../src/decide/model.ts'

export const impossible: readonly Impossible[] = [
  {
    when: [
      { touched: 'three', deaths: { not: 'none' } },
      { touched: 'two', deaths: ['errors2', 'mixed2', 'other2'] },
      { touched: 'three', want: ['win', 'group'] },
      { touched: 'two', want: ['win', 'group'], deaths: { not: 'none' } },
      { touched: 'one', want: ['win', 'group'], deaths: ['errors2', 'mixed2', 'other2'] },
    ],
    why: 'There are only four seats: hands already dead, the second seat at the tile and hands thrown in do not overlap.',
  },
  {
    when: { breaker: 'thrower', touched: 'none' },
    why: 'A wall broken by throwing in means that at least one hand was thrown in.',
  },
  {
    when: [
      { noticed: 'settled', shownOwn: ['none', 'pick'] },
      { noticed: 'settled', shownClaim: ['none', 'tile', 'slope', 'group'] },
      { noticed: 'settled', touched: { not: 'none' } },
      { noticed: 'settled', walls: { not: 'stand' } },
      { noticed: 'settled', want: ['win', 'group'] },
    ],
    why: 'A result can only have been accepted and paid when a whole hand was shown and nothing else was in dispute.',
  },
  {
    when: { started: 'no', afterLast: 'yes' },
    why: 'The last discard of the wall cannot come before the first of the deal.',
  },
  {
    when: { lastOut: 'reaction', errorOuts: 'one' },
    why: 'A hand thrown in on a wrong mah jongg means that at least two hands went out by it.',
  },
  {
    when: { jokerThrown: 'yes', misClaim: 'both' },
    why: 'A joker can never be claimed as itself, so nobody can declare on the thrown tile.',
  },
  {
    when: { jokerThrown: 'yes', basis: 'thrown' },
    why: 'A joker can never be claimed as itself, so the thrown tile completes no hand.',
  },
  {
    when: { claimedTile: 'joker', canShow: 'yes' },
    why: 'A joker that was thrown serves nobody, so no proper group can be shown with it.',
  },
  {
    when: [
      { discardedSince: 'no', acting: 'no' },
      { swapMoment: ['picked', 'claimed', 'finish'], acting: 'no' },
    ],
    why: 'A seat that is still in the turn of its pick or call is the seat that is acting.',
  },
  {
    when: { howMany: 'three', deaths: ['errors2', 'mixed2', 'other2'] },
    why: 'With two hands already dead, only two are left that can have a wrong count.',
  },
  {
    when: [
      { wallPickers: 'three', deaths: ['errors2', 'mixed2', 'other2'] },
      { wallPickers: 'four', deaths: { not: 'none' } },
    ],
    why: 'There are only four seats: hands already dead and those that picked do not overlap.',
  },
  {
    when: [
      { pusherIs: 'declarer', wallState: ['one', 'more'] },
      { pusherIs: 'out', deaths: 'none' },
    ],
    why: 'The seat that pushed the wall out can only have declared where mah jongg was declared, and be out where a hand is.',
  },
  {
    when: { wallState: 'win', started: 'no' },
    why: 'Before East’s first discard a tile from a wrong place goes back, so no mah jongg comes of it.',
  },
  {
    when: { howMany: 'four', deaths: { not: 'none' } },
    why: 'With a hand already dead, only three are left that can have a wrong count.',
  },
]
