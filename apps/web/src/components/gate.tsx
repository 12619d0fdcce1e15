/** What stands between a screen and its law: a word while it is on its way, and a plain one when it does not come. */
import type { Court } from 'mahjudge'
import type { ComponentChildren } from 'preact'
import { TroubleScreen } from '../screens/missing.tsx'
import type { Arrival } from '../state/courts.ts'
import { Opening } from './opening.tsx'

interface GateProps {
  readonly arrival: Arrival
  readonly title: string
  readonly ground: 'felt' | 'paper'
  readonly children: (court: Court) => ComponentChildren
}

export const Gate = ({ arrival: { court, failed }, title, ground, children }: GateProps) => {
  if (court !== undefined) return <>{children(court)}</>
  return failed === undefined ? <Opening title={title} ground={ground} /> : <TroubleScreen error={failed} />
}
