import type { Rule } from '../../src/rulings/law.ts'

export const turnOrderRules: readonly Rule[] = [
  {
    id: 'TURN-01',
    title: 'Picked out of turn, not racked',
    section: 'Turns taken wrongly',
    text: 'A hand that picked out of turn and has not racked can be called dead, and the tile returns to its exact place.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '6' }, { source: 'mc-105' }, { source: 'mc-out-of-turn' }],
    options: ['outOfTurnUnracked', 'turnAfterDeath'],
  },
  {
    id: 'TURN-02',
    title: 'Picked out of turn and racked',
    section: 'Turns taken wrongly',
    text: 'A hand that picked out of turn and racked the tile can be called dead, and the tile stays with it.',
    standing: 'stated',
    sources: [{ source: 'amja-play-errors', locator: '6' }],
    options: ['turnAfterDeath'],
  },
  {
    id: 'TURN-03',
    title: 'The out-of-turn discard is called for mah jongg',
    section: 'Turns taken wrongly',
    text:
      'When a tile discarded out of turn is called for mah jongg, play stops and the hand is checked. If it is right ' +
      'the win stands, and the player who discarded pays for everybody; if it is wrong, it is a mah jongg in error ' +
      'and play goes on.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'out of turn' },
      { source: 'amja-play-errors', locator: '7' },
      { source: 'mjme-2024', locator: 'p. 24 #19 to 21', reportedBy: ['ml-303'] },
    ],
    options: ['payTheTableMultiplier'],
  },
  {
    id: 'TURN-04',
    title: 'The out-of-turn discard is wanted for an exposure',
    section: 'Turns taken wrongly',
    text: 'A tile discarded out of turn cannot be called for an exposure.',
    standing: 'disputed',
    sources: [
      { source: 'ml-303', locator: 'out of turn' },
      { source: 'bulletin-2010', reportedBy: ['sloper-435'] },
      { source: 'fmm' },
    ],
    dissent:
      'A 2010 bulletin, as Sloper reports it, honoured such a call without penalty. Find My Mahj files the question as open.',
    options: ['outOfTurnDiscardExposure'],
  },
  {
    id: 'TURN-05',
    title: 'Nobody calls the out-of-turn discard',
    section: 'Turns taken wrongly',
    text:
      'When nobody calls a tile discarded out of turn, the hand that discarded it can be called dead, and the tile ' +
      'lies among the discards and serves nobody.',
    standing: 'derived',
    sources: [{ source: 'ml-303', locator: 'out of turn' }],
    dissent: 'Article 303 refers to the League’s procedure without giving it.',
    options: ['turnAfterDeath'],
  },
  {
    id: 'TURN-06',
    title: 'Discarded out of turn without picking',
    section: 'Turns taken wrongly',
    text:
      'A hand that discarded out of turn without picking is short as well as out of turn. Its discard is treated ' +
      'like any other made out of turn.',
    standing: 'derived',
    sources: [
      { source: 'amja-play-errors', locator: '5' },
      { source: 'ml-303', locator: 'out of turn' },
    ],
  },
  {
    id: 'TURN-07',
    title: 'A turn lost to a call or a dead hand',
    section: 'Turns taken wrongly',
    text: 'Losing a turn to a call or to a dead hand is normal, and nothing makes up for it.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'the game continues' }, { source: 'sloper-faq-19' }],
  },
  {
    id: 'TURN-08',
    title: 'A tile taken without a word',
    section: 'Turns taken wrongly',
    text: 'A call has to be spoken. A tile taken in silence goes back, unless the player is bound already.',
    standing: 'stated',
    sources: [{ source: 'ml-146' }, { source: 'mc-163' }],
    dissent: 'Common tournament rules also bar that player from the tile.',
    options: ['claimCommit'],
  },
  {
    id: 'TURN-09',
    title: 'The wrong player goes on after a call',
    section: 'Turns taken wrongly',
    text: 'Play has to go on from the caller’s right. A player who acted from another place picked out of turn.',
    standing: 'derived',
    sources: [{ source: 'ml-146' }, { source: 'amja-play-errors', locator: '6' }],
  },
  {
    id: 'TURN-10',
    title: 'A player was skipped',
    section: 'Turns taken wrongly',
    text:
      'A turn that was skipped is lost once the next discard is down without anybody noticing. The skipped hand ' +
      'still has thirteen tiles and is not short.',
    standing: 'derived',
    sources: [{ source: 'fmm' }, { source: 'amja-play-errors' }],
  },
]
