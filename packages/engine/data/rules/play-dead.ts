import type { Rule } from '../../src/rulings/law.ts'

export const playDeadHandRules: readonly Rule[] = [
  {
    id: 'DEAD-01',
    title: 'Not dead until called',
    section: 'Dead hands in play',
    text: 'A faulty hand plays on until a live player calls it dead.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }, { source: 'amja-dead-hand' }, { source: 'ml-24' }],
  },
  {
    id: 'DEAD-02',
    title: 'Nobody ends their own hand',
    section: 'Dead hands in play',
    text: 'Players cannot declare their own hand dead and need not admit a fault.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'taking effect' }, { source: 'ml-24' }, { source: 'mc-76' }],
  },
  {
    id: 'DEAD-03',
    title: 'Only a live player’s call counts',
    section: 'Dead hands in play',
    text: 'Only a live player’s call counts. Players with dead hands, bettors and onlookers stay silent.',
    standing: 'stated',
    sources: [{ source: 'amja-dead-hand' }, { source: 'mc-105' }],
  },
  {
    id: 'DEAD-04',
    title: 'What a call can rest on',
    section: 'Dead hands in play',
    text:
      'A call rests on visible tiles and on what was seen at the table, such as a count or a pick out of turn. ' +
      'Guesses about hidden tiles, and the caller’s own hidden tiles, prove nothing.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'playing environment' }, { source: 'amja-dead-hand' }, { source: 'ml-24' }],
  },
  {
    id: 'DEAD-05',
    title: 'How the call is made',
    section: 'Dead hands in play',
    text: 'A hand is called dead aloud and clearly. A question or a remark about a dead hand counts as a call.',
    standing: 'stated',
    sources: [{ source: 'amja-dead-hand' }, { source: 'sloper-284' }],
  },
  {
    id: 'DEAD-06',
    title: 'Who discusses it',
    section: 'Dead hands in play',
    text: 'Only the caller and the owner of the hand discuss the call.',
    standing: 'stated',
    sources: [{ source: 'amja-dead-hand' }],
  },
  {
    id: 'DEAD-07',
    title: 'The call is accepted',
    section: 'Dead hands in play',
    text: 'An owner who accepts a call stops at once and makes no discard, and play goes to that player’s right.',
    standing: 'stated',
    sources: [{ source: 'ml-303' }],
    options: ['turnAfterDeath'],
  },
  {
    id: 'DEAD-08',
    title: 'The call is contested',
    section: 'Dead hands in play',
    text:
      'When a call is contested, play goes on as before, and the two settle it when the deal is over. The one who ' +
      'was wrong pays the other fifty cents, besides the ordinary payments.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 21 #21', reportedBy: ['ml-160'] },
      { source: 'ml-160' },
      { source: 'ml-303' },
      { source: 'sloper-284' },
      { source: 'mam-2014-02' },
      { source: 'mc-163' },
      { source: 'riichi-advanced' },
    ],
    dissent:
      'Older sources say twenty-five cents. At tournaments and in some digital games a wrong call ends the caller’s own hand.',
    options: ['challengeStake'],
  },
  {
    id: 'DEAD-09',
    title: 'A contested hand declares mah jongg',
    section: 'Dead hands in play',
    text:
      'If a contested hand declares a right mah jongg and had not been dead, the caller owes the stake. If it ' +
      'had been dead, its owner owes the stake. That the declaration then counts as made in error is our ' +
      'reading.',
    standing: 'derived',
    sources: [{ source: 'ml-160' }, { source: 'ml-303' }],
    options: ['challengeStake'],
  },
  {
    id: 'DEAD-10',
    title: 'Reasons to call a hand dead',
    section: 'Dead hands in play',
    text:
      'Reasons to call a hand dead are a wrong number of tiles, a discard before picking, a pick out of turn, a tile ' +
      'racked from the wrong end or wall, an improper joker swap, and a mah jongg in error. So are exposures that ' +
      'are of a wrong shape, not on the card, from a hand marked C or out of step with each other, a binding call ' +
      'that cannot be completed, and needed tiles that are visibly gone.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 19 #15', reportedBy: ['mc-78', 'ml-303'] },
      { source: 'ml-24' },
      { source: 'mc-78' },
    ],
  },
  {
    id: 'DEAD-11',
    title: 'A hand that can no longer be won',
    section: 'Dead hands in play',
    text:
      'A hand may be called dead when visible tiles prove that no line of the card fits it any more. That usually ' +
      'takes two exposures and a pair or single that is used up; for groups of three or more, jokers have to be ' +
      'reckoned with.',
    standing: 'stated',
    sources: [{ source: 'amja-unwinnable' }, { source: 'sloper-579' }],
  },
  {
    id: 'DEAD-12',
    title: 'A dead hand pays',
    section: 'Dead hands in play',
    text: 'A dead hand pays the winner in full, and double where the others pay double.',
    standing: 'stated',
    sources: [{ source: 'ml-24' }, { source: 'amv-159' }, { source: 'ml-197', locator: 'League answer' }],
  },
  {
    id: 'DEAD-13',
    title: 'A player may say nothing',
    section: 'Dead hands in play',
    text: 'In casual play nobody has to call a fault that they see.',
    standing: 'stated',
    sources: [{ source: 'ml-303', locator: 'playing environment' }],
  },
]
