import type { Rule } from '../../src/rulings/law.ts'

export const challengeRules: readonly Rule[] = [
  {
    id: 'CHL-01',
    title: 'Who may call',
    section: 'Calling a hand dead',
    text:
      'Any player whose own hand is live may call another hand dead. A player with a dead hand may not, and stays ' +
      'silent for the rest of the deal.',
    standing: 'stated',
    sources: [
      { source: 'amja-dead-hand' },
      { source: 'ml-tag' },
      { source: 'mc-105' },
      { source: 'mjme-paraphrase', locator: 'reminders' },
    ],
  },
  {
    id: 'CHL-02',
    title: 'Not one’s own hand',
    section: 'Calling a hand dead',
    text:
      'Players cannot end their own hand by saying that it is dead; another player has to call it on what can be ' +
      'seen. Saying so costs nothing but tells the others something, and until a call comes the hand plays on.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: '16' },
      { source: 'amja-dead-hand' },
      { source: 'mc-76' },
      { source: 'chels' },
      { source: 'ml-303' },
      { source: 'fmm' },
      { source: 'jewish-journal-2011' },
    ],
  },
  {
    id: 'CHL-03',
    title: 'Only what everybody can see',
    section: 'Calling a hand dead',
    text:
      'A call rests on exposures, discards and other things that everybody can see. The caller’s own hidden tiles do ' +
      'not count, and neither do guesses about the other hand. It usually takes two exposures to pin a hand down.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: '17' },
      { source: 'ml-24' },
      { source: 'ml-303', locator: 'playing environment' },
      { source: 'amja-dead-hand' },
      { source: 'ml-letter-9' },
    ],
  },
  {
    id: 'CHL-04',
    title: 'How a hand is called dead',
    section: 'Calling a hand dead',
    text:
      'The call is a clear statement, but a question or remark about a hand being dead counts as one too. Only the ' +
      'caller and the owner of the hand discuss it, and hidden tiles need not be shown. A player who is unsure can ' +
      'ask for time without using the word.',
    standing: 'stated',
    sources: [
      { source: 'mjme-paraphrase', locator: '17' },
      { source: 'amja-dead-hand' },
      { source: 'sloper-284' },
      { source: 'ml-letter-9' },
      { source: 'mam-2014-02' },
    ],
  },
  {
    id: 'CHL-05',
    title: 'The owner accepts or disagrees',
    section: 'Calling a hand dead',
    text:
      'An owner who accepts the call stops playing. If the owner disagrees, both play on as before. After the deal ' +
      'the two settle who was right when the call was made, and the one who was wrong pays the other fifty cents or ' +
      'fifty points, besides anything owed to a winner.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 21 #21', reportedBy: ['ml-160'] },
      { source: 'mjme-paraphrase', locator: '18' },
      { source: 'ml-24' },
      { source: 'ml-letter-9' },
      { source: 'ml-303' },
      { source: 'sloper-284' },
      { source: 'sloper-366' },
      { source: 'mahjblog-2011-08' },
    ],
    dissent:
      'Sources from 2006 to 2011 give twenty-five cents. At tournaments and in some digital games a wrong call ends ' +
      'the caller’s own hand.',
    options: ['challengeStake'],
  },
  {
    id: 'CHL-06',
    title: 'Nobody has to call',
    section: 'Calling a hand dead',
    text:
      'In casual play a player may leave a dead hand uncalled, and waiting can be a tactic. An event may ask more of ' +
      'its players.',
    standing: 'stated',
    sources: [
      { source: 'ml-303', locator: 'playing environment' },
      { source: 'ml-189', locator: 'no. 6' },
      { source: 'ilm-677' },
      { source: 'sloper-284' },
      { source: 'sloper-771' },
    ],
    dissent: 'I Love Mahj advises calling. Some groups, as Sloper reports, allow no calls at all.',
    options: ['challengeStake'],
  },
  {
    id: 'CHL-07',
    title: 'A wrong call at events and in digital games',
    section: 'Calling a hand dead',
    text:
      'At some tournaments and in some digital games a wrong call makes the caller’s own hand dead, and it scores ' +
      'nothing. This is not League play at home.',
    standing: 'stated',
    sources: [{ source: 'mam-2014-02' }, { source: 'mc-163' }, { source: 'ilm-dead' }, { source: 'riichi-advanced' }],
    options: ['challengeStake'],
  },
  {
    id: 'CHL-08',
    title: 'A contested call and a wall game',
    section: 'Calling a hand dead',
    text:
      'A contested call is settled after a wall game as well, since it concerns only the two players. Sources ' +
      'imply it; none says it in words.',
    standing: 'derived',
    sources: [{ source: 'ml-160' }, { source: 'mjme-paraphrase', locator: '18' }, { source: 'mam-2014-02' }],
    dissent: 'At tournaments a player whose call was wrong scores nothing even in a wall game.',
  },
  {
    id: 'CHL-09',
    title: 'A line of the card is read in two ways',
    section: 'Calling a hand dead',
    text:
      'When players read a line of the card differently, the table pauses, and the reading of the majority decides ' +
      'for now. The League can be asked afterwards. This is a columnist’s advice, not a League rule.',
    standing: 'stated',
    sources: [{ source: 'sloper-258' }],
  },
  {
    id: 'DED-01',
    title: 'What a player with a dead hand does',
    section: 'Calling a hand dead',
    text:
      'That player no longer picks, discards, calls or swaps, keeps hidden tiles hidden and says nothing about the ' +
      'play. The hand cannot win, and it still pays the winner.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'amja-dead-hand' },
      { source: 'ml-303' },
      { source: 'fmm' },
      { source: 'lvm' },
    ],
    dissent:
      'One transcription of the 2025 card has a dead hand go on picking and discarding; every other reading of the ' +
      'card says the opposite.',
  },
  {
    id: 'DED-02',
    title: 'A dead hand that nobody has called',
    section: 'Calling a hand dead',
    text: 'Until it is called, a faulty hand keeps all its rights and duties, and the jokers in its exposures can be swapped.',
    standing: 'stated',
    sources: [{ source: 'amja-dead-hand', locator: 'glossary' }, { source: 'ml-303' }, { source: 'fmm' }],
  },
  {
    id: 'DED-03',
    title: 'The last discard of a hand that died since',
    section: 'Calling a hand dead',
    text:
      'A discard made before its owner’s hand was called dead can be called like any other. No source says so; ' +
      'it is our reading.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }],
  },
]
