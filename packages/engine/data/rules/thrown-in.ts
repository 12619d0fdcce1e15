import type { Rule } from '../../src/rulings/law.ts'

export const thrownInRules: readonly Rule[] = [
  {
    id: 'THR-01',
    title: 'Nobody else showed or threw in tiles',
    section: 'Hands thrown in',
    text:
      'When nobody else has shown or thrown in tiles, three live hands play on, and the declarer’s dead hand pays a ' +
      'later winner like any loser.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 1', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #4(a), #5(a)', reportedBy: ['fmm'] },
      { source: 'ml-197', locator: 'table, row on Article 159' },
      { source: 'amv-159' },
      { source: 'fmm' },
    ],
  },
  {
    id: 'THR-02',
    title: 'One other hand was shown or thrown in',
    section: 'Hands thrown in',
    text:
      'When one other hand was shown or thrown in after a mah jongg in error, that hand and the declarer’s are both ' +
      'dead and stay so, nobody touches the wall, and the last two play on. Nothing is paid now; if one of the two ' +
      'wins, the other three pay in the ordinary way.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197', 'fmm'] },
      { source: 'ml-197', locator: 'table, last row' },
      { source: 'rulings-page-mje', locator: 'others dead too' },
      { source: 'amv-141' },
      { source: 'mc-163' },
      { source: 'fmm' },
      { source: 'amja-mje' },
    ],
    dissent: 'The opening of AMJA’s page lists untouched hands as a condition for going on; we could not read the rest of it.',
    options: ['oneThrownInContinues', 'thrownInRestore'],
  },
  {
    id: 'THR-03',
    title: 'Then one of the last two hands goes out',
    section: 'Hands thrown in',
    text:
      'After a mah jongg in error and a thrown-in hand, the deal ends when one of the last two hands is called ' +
      'dead. Its owner pays the survivor twice the value of that hand, and the two hands that were out before ' +
      'pay nothing. The sources speak of a hand that is invalid or cannot be won; that a wrong declaration or ' +
      'any other fault of its owner counts alike is our reading.',
    standing: 'stated',
    sources: [
      { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
      { source: 'ml-197' },
      { source: 'mjme-paraphrase', locator: 'in error 5(b)' },
      { source: 'amv-141' },
    ],
    options: ['mixedCauses', 'errorPayments', 'unknownHandValue'],
  },
  {
    id: 'THR-04',
    title: 'Two other hands were thrown in, one is intact',
    section: 'Hands thrown in',
    text:
      'When two other hands were shown or thrown in after a mah jongg in error, the deal cannot go on. The declarer ' +
      'pays the one intact hand twice the value of the hand that was declared, and the other two neither pay nor ' +
      'collect.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'mjme-2024', locator: 'p. 22 #5(c)', reportedBy: ['fmm', 'mjme-paraphrase'] },
      { source: 'mjme-paraphrase', locator: 'in error 5(c)' },
      { source: 'ml-197', locator: 'table, row on Article 138' },
      { source: 'rulings-page-mje', locator: 'others dead too' },
      { source: 'amv-138' },
      { source: 'lvm' },
      { source: 'fmm' },
      { source: 'sloper-55', locator: 'citing an earlier book, p. 16' },
      { source: 'sloper-415' },
      { source: 'mc-tournament-rules' },
      { source: 'mc-163' },
    ],
    dissent:
      'The rulings page names the declarer as the one to pay but leaves the amount to the table. Tournaments give ' +
      'ten points to the intact hand and none to the others.',
    options: ['errorPayments', 'unknownHandValue', 'thrownInRestore'],
  },
  {
    id: 'THR-05',
    title: 'Two declared in error and a third threw in',
    section: 'Hands thrown in',
    text:
      'When two hands were declared in error and a third was thrown in, the deal ends. Of the two declarers, the ' +
      'later one pays the intact hand twice the value of the later declarer’s own hand.',
    standing: 'disputed',
    sources: [
      { source: 'ml-197', locator: 'commentary' },
      { source: 'ml-197', locator: 'table, row on Article 56' },
      { source: 'fmm' },
      { source: 'card-2025', locator: 'as Article 197 cites it', reportedBy: ['ml-197'] },
    ],
    dissent:
      'The table of Article 197, in its row on Article 56, has the later declarer pay the value of the intact ' +
      'player’s hand, once; the article’s text doubles the declarer’s own. The article cites rule 3 of the card’s ' +
      'panel, where transcriptions have the double payment under rule 2.',
    options: ['twoErrorsPayment', 'errorPayments'],
  },
  {
    id: 'THR-06',
    title: 'Two declared in error, two hands are intact',
    section: 'Hands thrown in',
    text: 'When two hands were declared in error, the two players who kept theirs play on, and nothing is paid now.',
    standing: 'stated',
    sources: [
      { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
      { source: 'fmm' },
      { source: 'ml-197', locator: 'commentary' },
    ],
  },
  {
    id: 'THR-07',
    title: 'No hand is left intact',
    section: 'Hands thrown in',
    text:
      'When all four players have shown or thrown in tiles, the deal is over, since no hand is left to play on. ' +
      'That nobody pays and the same East deals again is our reading.',
    standing: 'derived',
    sources: [{ source: 'mc-163' }, { source: 'mahjblog-2010-12' }],
    dissent: 'The card and the book, as reported, speak only of a hand that survives. At a tournament all four score nothing.',
    options: ['noIntactHand'],
  },
  {
    id: 'THR-08',
    title: 'Who settles with the last intact hand',
    section: 'Hands thrown in',
    text:
      'Count the intact hands after each event. With two or more, play goes on and nothing is paid; with none, ' +
      'nobody pays. With one, a single player pays it twice the value of that player’s own attempted hand: the ' +
      'latest declarer in error if the last hand went out by showing or throwing in, and otherwise the player ' +
      'who went out last. A destroyed wall, and a deal in which nobody declared in error, follow their own ' +
      'rules. The sources settle single cases. The rule in this general form is our reading; it fits all of them ' +
      'but one row in the table of Article 197.',
    standing: 'derived',
    sources: [
      { source: 'ml-197', locator: 'commentary' },
      { source: 'mjme-2024', locator: 'p. 22 #5', reportedBy: ['ml-197', 'fmm'] },
      { source: 'fmm' },
    ],
    options: ['mixedCauses', 'twoErrorsPayment', 'errorPayments'],
  },
  {
    id: 'THR-09',
    title: 'Throwing in does not make a player pay double',
    section: 'Hands thrown in',
    text:
      'A player who only showed tiles or threw in never owes the survivor the double payment. That player still pays ' +
      'a later winner, and pays for a wall destroyed by the throw-in.',
    standing: 'stated',
    sources: [{ source: 'fmm' }, { source: 'mjme-2024', locator: 'p. 22 #5(c)', reportedBy: ['fmm'] }, { source: 'sloper-415' }],
  },
  {
    id: 'THR-10',
    title: 'The declared hand was right after all',
    section: 'Hands thrown in',
    text:
      'When the declared hand proves right, it is an ordinary win, and throwing in early cost nothing. Sources ' +
      'imply it; none says it in words.',
    standing: 'derived',
    sources: [
      { source: 'ml-197' },
      { source: 'card-2025', locator: 'in error 1 and 2', reportedBy: ['card-2025-transcription', 'lvm'] },
    ],
  },
  {
    id: 'THR-11',
    title: 'Any number of wrong declarations, one hand intact',
    section: 'Hands thrown in',
    text:
      'However many hands were declared in error, once a single intact hand is left the latest declarer pays it, and ' +
      'pays twice what the latest declared hand would have been worth.',
    standing: 'disputed',
    sources: [
      { source: 'ml-197', locator: 'commentary' },
      { source: 'ml-197', locator: 'table, row on Article 56' },
      { source: 'fmm' },
    ],
    dissent:
      'The row on Article 56, for two wrong declarations and a hand thrown in, goes by the intact player’s hand ' +
      'instead, and does not double it.',
    options: ['twoErrorsPayment', 'errorPayments', 'unknownHandValue'],
  },
  {
    id: 'THR-12',
    title: 'Of two hands left, one may end the other',
    section: 'Hands thrown in',
    text:
      'After a mah jongg in error that leaves two hands, either player may still call the other hand dead, ' +
      'whatever put the first two out. The hand that dies then pays the survivor twice its own value. Article ' +
      '197 says so of an invalid hand; we take other faults alike.',
    standing: 'stated',
    sources: [
      { source: 'ml-197', locator: 'commentary' },
      { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
    ],
    options: ['mixedCauses', 'errorPayments', 'unknownHandValue'],
  },
  {
    id: 'THR-13',
    title: 'Thrown in when nobody had declared',
    section: 'Hands thrown in',
    text:
      'A hand thrown in when nobody had said mah jongg is dead once a live player calls it. The others play on, and ' +
      'it pays a later winner. No source settles this; it is our reading.',
    standing: 'derived',
    sources: [{ source: 'ml-303' }, { source: 'ml-24' }],
  },
]
