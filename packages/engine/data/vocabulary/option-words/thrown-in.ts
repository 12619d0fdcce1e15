/** Hands thrown in on a wrong mah jongg: each point on which sources differ, its readings, and who holds them. */
import type { OptionWords } from '../../../src/rulings/law.ts'

export const thrownInWords: { readonly [option: string]: OptionWords } = {
  oneThrownInContinues: {
    title: 'One hand thrown in',
    question: 'After a mah jongg in error one other hand was thrown in. Do the last two play on?',
    from: ['CON-10'],
    values: {
      yes: {
        label: 'Yes, the last two play on',
        says: 'Both hands are dead, nothing is paid, and the two players left finish the deal.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
          { source: 'ml-197', locator: 'table, last row' },
          { source: 'rulings-page-mje', locator: 'others dead too' },
          { source: 'amv-141' },
          { source: 'mc-163' },
          { source: 'fmm' },
        ],
        standing: 'stated',
      },
      stopNoPay: {
        label: 'No, the deal ends unpaid',
        says: 'The deal ends unpaid; so a strict reader of the opening of AMJA’s page, whose rest we have not seen.',
        heldBy: [{ source: 'amja-mje' }],
        standing: 'disputed',
      },
    },
    why: 'The card, the book as cited and most pages let the last two play on.',
  },
  thrownInRestore: {
    title: 'Taking thrown-in hands back',
    question: 'Can a hand that was thrown in on a wrong mah jongg be taken back?',
    from: ['INT-03'],
    values: {
      never: {
        label: 'No',
        says: 'A hand that was shown or thrown in is dead and is not rebuilt.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 2', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'rulings-page-mje', locator: 'others dead too' },
          { source: 'ml-197', locator: 'table, last rows' },
        ],
        standing: 'stated',
      },
      ifCaughtAtOnceAndUnmixed: {
        label: 'Yes, if caught at once, unmixed',
        says:
          'The players who showed tiles or threw in put their hands up again if the slip is caught immediately ' +
          'and no tiles are mixed. The declarer’s own hand is ruled on as usual.',
        heldBy: [{ source: 'rulings-page-mje', locator: 'house rules' }],
        standing: 'house',
      },
    },
    why: 'Every source makes such a hand dead; taking it back is reported only as a table rule.',
  },
  noIntactHand: {
    title: 'No hand left intact',
    question: 'After a mah jongg in error nobody kept an intact hand. What now?',
    from: ['CON-11'],
    values: {
      noPayRedeal: {
        label: 'No payment, dealt again',
        says: 'Nobody pays, and the same East deals again.',
        heldBy: [{ source: 'mc-163', locator: 'where all score nothing' }],
        standing: 'derived',
      },
      asWallGame: {
        label: 'As after a wall game',
        says: 'Nobody pays, and East passes to the next player.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'Card and book, as reported, provide only for a hand that survives, and at tournaments all score nothing. ' +
      'Who deals next is our reading.',
  },
  twoErrorsPayment: {
    title: 'More than one wrong mah jongg',
    question: 'Several hands were declared in error and one is intact. What does the last declarer pay?',
    from: ['CON-09'],
    values: {
      doubleOfLastDeclarer: {
        label: 'Twice the declarer’s own hand',
        says: 'The last player to declare in error pays twice the value of the hand that player declared.',
        heldBy: [
          { source: 'ml-197', locator: 'commentary' },
          { source: 'fmm' },
          { source: 'card-2025', locator: 'as Article 197 cites it', reportedBy: ['ml-197'] },
        ],
        standing: 'stated',
      },
      singleOfSurvivor: {
        label: 'Once the intact hand’s value',
        says: 'The last declarer pays the value of the hand that the intact player was making.',
        heldBy: [{ source: 'ml-197', locator: 'table, row on Article 56' }],
        standing: 'stated',
      },
      doubleOfSurvivor: {
        label: 'Twice the intact hand’s value',
        says: 'The last declarer pays twice the value of the hand that the intact player was making.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The text of Article 197 doubles the declarer’s own hand, and so does Find My Mahj; only a row of the ' +
      'article’s table differs. The card, as transcribed, speaks of a single declarer.',
  },
  mixedCauses: {
    title: 'Dead hands of mixed causes',
    question: 'Three hands are dead, and only some through a wrong mah jongg. Is the last hand paid?',
    from: ['CON-15'],
    values: {
      errorChainPays: {
        label: 'Yes, one wrong mah jongg suffices',
        says: 'The hand left alone is paid as after a mah jongg in error if there was at least one in the deal.',
        heldBy: [
          { source: 'card-2025', locator: 'in error 3', reportedBy: ['card-2025-transcription', 'lvm'] },
          { source: 'mjme-2024', locator: 'p. 22 #5(b)', reportedBy: ['ml-197'] },
          { source: 'ml-303', locator: 'one player left' },
        ],
        standing: 'derived',
      },
      noPay: {
        label: 'No, unless two were',
        says: 'Nobody pays unless at least two of the three hands went out through a mah jongg in error.',
        heldBy: [],
        standing: 'derived',
      },
      firstDeclarerPays: {
        label: 'The first declarer always pays',
        says: 'The player who first declared in error pays the hand left alone, whoever went out last.',
        heldBy: [],
        standing: 'derived',
      },
    },
    why:
      'The card and Article 303 exempt only deals in which nobody declared in error, and the book as cited pays ' +
      'in one such mixture. The other mixtures are our reading.',
  },
}
