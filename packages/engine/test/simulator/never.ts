/** Decisions that no simulated deal comes to, with the reason. The test fails if one of them is made, or another never is. */

const ENDED =
  'Tells how a whole deal came out. A table that follows the deal has ruled on each act that ended it, and on who pays.'
const IN_ORDER = 'In order: a table that follows the deal lets it happen and rules on nothing.'
const IN_ERROR = 'A declared hand that is checked and wrong is ruled on as a mah jongg in error, with the other claim.'

export const NEVER: { readonly [decision: string]: string } = {
  'ended-with-winner': ENDED,
  'ended-dead-hands-pay': ENDED,
  'ended-one-hand-left': ENDED,
  'ended-one-hand-left-east-passes': ENDED,
  'ended-one-hand-left-wins': ENDED,
  'ended-one-hand-left-no-money': ENDED,
  'ended-one-hand-left-no-money-east-passes': ENDED,
  'ended-one-hand-left-no-money-wins': ENDED,
  'ended-one-pays-table': ENDED,
  'ended-one-pays-table-jokerless': ENDED,
  'three-hands-out':
    'Told where only one hand is left. A table that follows the deal rules on the act that put the third hand out.',
  'joker-of-live-hand': IN_ORDER,
  'call-before-rack': IN_ORDER,
  'call-before-rack-mah-jongg': IN_ORDER,
  'last-discard-called-mah-jongg': IN_ORDER,
  'first-claim-in-error': IN_ERROR,
  'bound-claim-in-error': IN_ERROR,
  'first-claim-still-to-rule': IN_ERROR,
  'turn-as-first-claim-is-ruled': IN_ERROR,
}
