/** What sources differ on, or a table may agree before the game. The first value named is the standard one. */
import type { Option } from '../../src/decide/model.ts'

const option = (id: string, standard: string, ...others: readonly string[]): Option => ({
  id,
  standard,
  values: [standard, ...others],
})

export const options: readonly Option[] = [
  {
    id: 'spokenOnly',
    standard: 'retractIfAllIntact',
    values: ['retractIfAllIntact', 'retractUntilChecked', 'retractAlways', 'wordIsFinal'],
    // How long "at once" lasts is written nowhere.
    unsettled: {
      between: ['retractIfAllIntact', 'retractUntilChecked'],
      when: [
        { shownOwn: 'none', noticed: 'later' },
        { shownClaim: 'none', noticed: 'later' },
      ],
    },
  },
  option('conversionAfterExposure', 'singleGroupOnly', 'exposableHandOnly', 'never', 'anyTiles'),
  option('selfPickPartial', 'dead', 'pickedTileOnlyOk'),
  option('errorForgiven', 'never', 'beforeNextPick'),
  option('claimedTileInSlope', 'committed', 'dead'),
  option('claimCommit', 'flatOrShown', 'shownOnly2010', 'touch'),
  option('displacedClaimAfterConversion', 'converterKeeps', 'revertsToEarlierClaim', 'noConversionIfClaimPending'),
  option('failedDeclarationTile', 'anyoneForWin', 'onlyCoDeclarers', 'nobody', 'backToExposureClaimant'),
  option('discarderOnReclaimedTile', 'originalDiscarder', 'deadDeclarer'),
  option('thrownInRestore', 'never', 'ifCaughtAtOnceAndUnmixed'),
  option('oneThrownInContinues', 'yes', 'stopNoPay'),
  option('lateCorrection', 'stands', 'reverseIfAllAgree'),
  option('misnamedExposure', 'shownIsDead', 'actualTileIfItFits', 'rackedIsDead'),
  option('misnamePriority', 'thrownTileFirst', 'namedTileFirst'),
  option('misnameSwap', 'never', 'swapIfHeld'),
  option('turnAfterDeath', 'rightIfActing', 'alwaysRight', 'whoWasDue'),
  option('lateOffendingExposure', 'returned', 'onlyConcurrentReturned', 'allStay'),
  option('concealedDeadJokers', 'allReturn', 'earlierStay'),
  option('badExchangeFound', 'ownerDead', 'bothFix', 'exchangerDead'),
  option('outOfTurnUnracked', 'dead', 'free'),
  option('outOfTurnDiscardExposure', 'notClaimable', 'claimable'),
  option('countBeforePlay', 'redealUnlessNorthShort', 'fixOrRedeal', 'alwaysRedeal'),
  option('twoWrongCounts', 'playOn', 'redeal'),
  option('wrongWall', 'rackedDies', 'deadOnTouch', 'leaveIt'),
  option('wallLostByAccident', 'tableDecides', 'finish', 'redeal'),
  option('wallDestroyed', 'lminToEachIntact', 'noPay', 'plusDeclarerDouble'),
  option('rackSpilled', 'ownersWord', 'eventPenalty'),
  {
    id: 'twoErrorsPayment',
    standard: 'doubleOfLastDeclarer',
    values: ['doubleOfLastDeclarer', 'singleOfSurvivor', 'doubleOfSurvivor'],
    unsettled: { between: ['doubleOfLastDeclarer', 'singleOfSurvivor'] },
  },
  option('mixedCauses', 'errorChainPays', 'noPay', 'firstDeclarerPays'),
  option('noIntactHand', 'noPayRedeal', 'asWallGame'),
  option('lastSurvivor', 'replaySameEast', 'nextEast', 'survivorWins'),
  option('unknownHandValue', 'namedElseLowest', 'lowestConsistent'),
  option('errorPayments', 'bookAmounts', 'none'),
  option('payTheTableMultiplier', 'flat4', 'doubleIfJokerless'),
  option('wrongTileLifted', 'correctable', 'fails'),
  option('challengeStake', '50', '25', 'custom', 'challengerDead', 'challengesOff'),
  option('bettorSpeaks', 'betOff', 'betStands'),
]
