/** The way from a dispute to the checker of hands, where a hand held against a card can matter. */
import { handChecks } from 'virtual:hand-checks'
import type { Told } from '../state/fragment.ts'
import { formatFragment } from '../state/fragment.ts'
import { Icon } from './icon.tsx'

/** Whether a card may answer this question. */
export const isCardQuestion = (situation: string, fact: string): boolean => handChecks[situation]?.includes(fact) === true

export const CheckHand = ({ situation, told }: { readonly situation: string; readonly told: Told }) => {
  if (!Object.hasOwn(handChecks, situation)) return null
  const { ask: _ask, two: _two, ...rest } = told
  return (
    <a class="key key--quiet" href={`/hand/${situation}${formatFragment(rest)}`}>
      <Icon name="search" />
      <span>Check the hand</span>
    </a>
  )
}
