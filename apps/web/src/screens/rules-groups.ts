/** Where a table looks for a point that it plays otherwise: under what would happen, as on the first screen. */

/** Section of the first screen -> options. */
const GROUPS: { readonly [section: string]: readonly string[] } = {
  'Mah jongg was wrong': [
    'spokenOnly',
    'conversionAfterExposure',
    'selfPickPartial',
    'errorForgiven',
    'displacedClaimAfterConversion',
    'failedDeclarationTile',
    'discarderOnReclaimedTile',
    'wrongTileLifted',
    'lateCorrection',
  ],
  'Tile was misnamed': ['misnamedExposure', 'misnamePriority', 'misnameSwap'],
  'A hand was called dead': ['turnAfterDeath', 'lateOffendingExposure', 'concealedDeadJokers', 'challengeStake'],
  'Hands were thrown in': [
    'thrownInRestore',
    'oneThrownInContinues',
    'twoErrorsPayment',
    'mixedCauses',
    'noIntactHand',
    'lastSurvivor',
    'unknownHandValue',
    'wallDestroyed',
  ],
  'Two want the same tile': [
    'claimCommit',
    'claimedTileInSlope',
    'mjVsMj',
    'mjTie',
    'callVsRackTie',
    'touchWallCommits',
    'holdSeconds',
    'lastDiscardExposure',
    'downRule',
  ],
  'Joker swap trouble': ['badExchangeFound', 'unannouncedTouch'],
  'Exposure looks wrong': ['exposeFromPick'],
  'Someone went out of turn': ['outOfTurnUnracked', 'outOfTurnDiscardExposure'],
  'Too many or too few tiles': ['countBeforePlay', 'twoWrongCounts', 'doubleFist'],
  'Charleston went wrong': ['stopUntil', 'blindPeek', 'earthly'],
  'Who pays, and how much?': ['errorPayments', 'payTheTableMultiplier', 'tiePay', 'underclaim', 'bettorSpeaks'],
  'Wall, or something else': [
    'wrongWall',
    'wallLostByAccident',
    'rackSpilled',
    'wallDirection',
    'seatRotation',
    'threePlayerDeal',
  ],
}

export interface OptionGroup {
  readonly name: string
  readonly options: readonly string[]
}

/** Every option once; one that the law adds and nobody has placed comes last. */
export const groupOptions = (ids: readonly string[]): readonly OptionGroup[] => {
  const placed = Object.entries(GROUPS).map(([name, options]) => ({ name, options: options.filter((id) => ids.includes(id)) }))
  const known = new Set(placed.flatMap(({ options }) => options))
  const rest = ids.filter((id) => !known.has(id))
  return rest.length === 0 ? placed : [...placed, { name: 'Other points', options: rest }]
}
