/** Whether a hand with these exposures can still win, line by line, as anybody at the table can check. */
import type { CompiledCard, Exposure, Variant, Winnable } from 'mahjudge/card'
import { sayClosed, sightOf, winnable } from 'mahjudge/card'
import { useMemo } from 'preact/hooks'
import { Fold } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import type { ReadHand } from './check.ts'
import type { DrawnGroup } from './drawn.tsx'
import { Groups } from './drawn.tsx'
import { drawnGroups, LineHead, sayGroups } from './hand-made.tsx'
import { plural } from './words.ts'

const MOST_OPEN = 8

/** Nothing while the exposed groups cannot be read. */
export const useWinnable = (compiled: CompiledCard | undefined, read: ReadHand): Winnable | undefined =>
  useMemo(
    () =>
      compiled === undefined || read.rack === undefined
        ? undefined
        : winnable(compiled, sightOf(read.rack.exposures, { discards: read.discards, exposures: read.others })),
    [compiled, read],
  )

/** In one line, for whoever is still tapping. */
export const sayWinnable = ({ open, winnable: can }: Winnable): string =>
  can ? `It can still win: ${plural(open.length, 'line is', 'lines are')} open.` : 'It can no longer win: every line is shut.'

interface OpenProps {
  readonly compiled: CompiledCard
  readonly open: Winnable['open']
  readonly exposures: readonly Exposure[]
}

/** A way that is open, with the groups that lie on the table already. */
const drawnOpen = (variant: Variant, exposures: readonly Exposure[]): readonly DrawnGroup[] => {
  const left = [...exposures]
  return drawnGroups({
    groups: variant.groups.map((group) => {
      const at = group.bunch ? -1 : left.findIndex(({ kind, size }) => kind === group.kind && size === group.size)
      const [shown] = at < 0 ? [] : left.splice(at, 1)
      const jokers = shown?.jokers ?? 0
      return { group, naturals: group.size - jokers, jokers, exposed: shown !== undefined }
    }),
  })
}

const Open = ({ compiled, open, exposures }: OpenProps) => (
  <ul class="handlist">
    {open.map(({ line, variants }) => {
      const [first] = variants
      const groups = first === undefined ? [] : drawnOpen(first, exposures)
      return (
        <li key={line} class="hand">
          <LineHead compiled={compiled} line={line} />
          <Groups groups={groups} label={sayGroups(groups)} />
          <p class="quiet">
            {variants.length === 1 ? 'One way to make it' : `${variants.length} ways to make it, one of them drawn`}
            {first === undefined || first.reading === '' ? '' : `: ${first.reading}`}.
          </p>
        </li>
      )
    })}
  </ul>
)

interface WinsProps {
  readonly compiled: CompiledCard
  readonly found: Winnable
  readonly exposures: readonly Exposure[]
}

export const HandWins = ({ compiled, found, exposures }: WinsProps) => (
  <>
    <h2 class={found.winnable ? 'verdict__good' : 'verdict__bad'}>
      <Icon name={found.winnable ? 'check' : 'warn'} />
      {found.winnable ? 'It can still win' : 'It can no longer win'}
    </h2>
    <p>
      {found.winnable ? `${plural(found.open.length, 'line is', 'lines are')} open.` : 'Every line of the card is shut.'} Only
      visible tiles count here. Concealed tiles of anybody prove nothing.
    </p>
    <Open compiled={compiled} open={found.open.slice(0, MOST_OPEN)} exposures={exposures} />
    {found.open.length > MOST_OPEN ? (
      <Fold head={`${plural(found.open.length - MOST_OPEN, 'more open line')}`}>
        <Open compiled={compiled} open={found.open.slice(MOST_OPEN)} exposures={exposures} />
      </Fold>
    ) : null}
    {found.closed.length === 0 ? null : (
      <Fold head={`${plural(found.closed.length, 'line is', 'lines are')} shut, and why`} open={!found.winnable}>
        <ul class="handlist">
          {found.closed.map((closed) => (
            <li key={closed.line} class="hand">
              <LineHead compiled={compiled} line={closed.line} />
              {sayClosed(closed).map((says) => (
                <p key={says}>{says}</p>
              ))}
            </li>
          ))}
        </ul>
      </Fold>
    )}
  </>
)
