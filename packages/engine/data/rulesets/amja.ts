import type { RuleSet } from '../../src/rulings/law.ts'

/** Only what a page of the guide says in the part we could read, also where it agrees with League play at home. */
export const amja: RuleSet = {
  id: 'amja',
  name: 'American Mah Jongg Association',
  edition: '2026-11-29',
  note:
    'Our summary of the association’s online guide, of which we could read one chapter and the openings of others. What ' +
    'those parts do not say is as in League play at home. Not official, and not reviewed by the association.',
  extends: 'nmjl',
  options: {
    // Not spokenOnly: AMJA gives the conditions for taking the word back, but no moment at which it is too late.
    claimCommit: { value: 'flatOrShown', cites: [{ source: 'amja-exposure' }] },
    conversionAfterExposure: { value: 'singleGroupOnly', cites: [{ source: 'amja-mj-errors', locator: '4' }] },
    twoWrongCounts: { value: 'playOn', cites: [{ source: 'amja-play-errors', locator: '3' }] },
    lastSurvivor: { value: 'replaySameEast', cites: [{ source: 'amja-play-errors', locator: '4' }] },
    payTheTableMultiplier: {
      value: 'flat4',
      cites: [{ source: 'amja-mj-errors', locator: '1.1.1 and 3.3.1' }, { source: 'amja-payment' }],
    },
    outOfTurnUnracked: { value: 'dead', cites: [{ source: 'amja-play-errors', locator: '6' }] },
    lateOffendingExposure: { value: 'onlyConcurrentReturned', cites: [{ source: 'amja-dead-hand' }] },
    misnamedExposure: { value: 'actualTileIfItFits', cites: [{ source: 'amja-exposure-errors' }] },
    misnamePriority: { value: 'thrownTileFirst', cites: [{ source: 'amja-mj-errors', locator: '3' }] },
    underclaim: { value: 'stands', cites: [{ source: 'amja-payment' }] },
    seatRotation: { value: 'everyRound', cites: [{ source: 'amja-seat' }] },
  },
}
