/** What was taken for granted, and which rules would make another ruling: each one tap away. */
import type { Court, Ruling, Situation } from 'mahjudge'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { Edge } from '../components/edge.tsx'
import { Fold, Side } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { courtNow } from '../law/court.ts'
import { useGo } from '../state/address.ts'
import { useFullCourt } from '../state/courts.ts'
import { saveRules, useOwnRules } from '../state/device.ts'
import type { BaseSet } from '../state/device.ts'
import type { Told } from '../state/fragment.ts'
import { formatFragment, tell } from '../state/fragment.ts'
import { later } from '../state/later.ts'
import type { Comparisons } from '../state/comparisons.ts'
import { NOTHING_YET } from '../state/comparisons.ts'
import type { InForce } from '../state/rules.ts'
import { SET_NAMES } from '../state/rules.ts'
import { withWinds } from '../state/seats.ts'
import { addressOf, mend, ruleOn } from '../state/story.ts'
import { outcomeKey, sayChanges } from '../state/words.ts'

export interface ChangeProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly ruling: Ruling
}

const under = (base: BaseSet): InForce => ({
  base,
  options: {},
  from: 'device',
  name: SET_NAMES[base],
  edge: base === 'nmjl' ? 'league' : 'amja',
  choice: { ruleSet: base },
})

/** The same facts under a rule set as it stands. */
const ruledUnder = (whole: Court, base: BaseSet, { situation, told }: ChangeProps): Ruling | undefined => {
  const inForce = under(base)
  const { rules: _rules, ...rest } = told
  const ruled = ruleOn(courtNow(situation.id, inForce.choice) ?? whole, inForce, situation.id, { ...rest, options: {} })
  return ruled.ok ? ruled.value : undefined
}

/**
 * What other rules say, worked out when the ruling is on the screen: it takes a slow phone seconds. Empty before, and
 * again as soon as the story is another one.
 */
const useComparisons = (props: ChangeProps): Comparisons => {
  const full = useFullCourt()
  const { inForce, situation, told } = props
  const story = `${situation.id} ${formatFragment(told)} ${JSON.stringify(inForce.choice)}`
  const [found, setFound] = useState<{ readonly story: string; readonly comparisons: Comparisons }>()
  useEffect(() => {
    if (full === undefined) return
    const add = (more: Comparisons): void =>
      setFound((before) => ({ story, comparisons: { ...(before?.story === story ? before.comparisons : {}), ...more } }))
    return later([
      () => add({ league: inForce.edge === 'league' ? undefined : ruledUnder(full, 'nmjl', props) }),
      () => add({ amja: inForce.edge === 'amja' ? undefined : ruledUnder(full, 'amja', props) }),
      () => {
        const own = ruleOn(full, inForce, situation.id, told)
        if (own.ok) add({ own: own.value })
      },
    ])
  }, [full, story])
  return found?.story === story ? found.comparisons : NOTHING_YET
}

/** Draws nothing, and hands on what it finds. */
export const Comparing = ({
  onFound,
  ...props
}: ChangeProps & { readonly onFound: (comparisons: Comparisons) => void }): null => {
  const found = useComparisons(props)
  useLayoutEffect(() => onFound(found), [found])
  return null
}

/** A ruling under rules that a link carries: said, with the way back and the way to keep them. */
export const LinkRules = ({ situation, told, inForce }: ChangeProps) => {
  const own = useOwnRules()
  const go = useGo()
  if (inForce.from !== 'link') return null
  const { rules: _rules, ...rest } = told
  const plain = addressOf(situation.id, { ...rest, options: {} }, 'ruling')
  const keep = (): void => {
    saveRules(
      Object.keys(inForce.options).length === 0
        ? { ...own, set: inForce.base }
        : { ...own, set: 'own', base: inForce.base, options: inForce.options },
    )
    go(plain)
  }
  return (
    <div class="notice notice--paper">
      <p>
        Ruled under the rules of this link: <strong>{inForce.name}</strong>.
      </p>
      <div class="btnrow">
        <a class="key key--center" href={plain}>
          Use this device’s rules
        </a>
        <button type="button" class="key key--center" onClick={keep}>
          Keep these rules here
        </button>
      </div>
    </div>
  )
}

/** Where the rules in force depart from League play, that is said under the headline. */
export const LeagueLine = ({ ruling, league }: { readonly ruling: Ruling; readonly league: Ruling | undefined }) => {
  if (league === undefined || outcomeKey(league) === outcomeKey(ruling)) return null
  return (
    <p class="differs">
      <Icon name="differ" />
      <span>
        {SET_NAMES.nmjl} would say: {withWinds(league.headline)}
      </span>
    </p>
  )
}

export const TakenForGranted = ({ court, situation, told, inForce, ruling }: ChangeProps) => {
  if (ruling.assumed.length === 0 && ruling.also.length === 0) return null
  return (
    <Side title="Taken for granted">
      {ruling.assumed.map(({ fact, says, otherwise }) => (
        <Fold key={fact} head={says}>
          <ul class="tries">
            {otherwise.map((change) => (
              <li key={change.value}>
                <a
                  class="key"
                  href={addressOf(situation.id, mend(court, inForce, situation, tell(told, fact, change.value), fact), 'ruling')}
                >
                  <span>
                    Otherwise: {change.says}
                    <small>
                      {change.headline === undefined ? sayChanges(court, change.changes) : withWinds(change.headline)}
                    </small>
                  </span>
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
      {ruling.also.length === 0 ? null : (
        <ul class="lines">
          {ruling.also.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
    </Side>
  )
}

const Association = ({ ruling, own }: { readonly ruling: Ruling | undefined; readonly own: Ruling }) => {
  if (ruling === undefined) return null
  const isSame = outcomeKey(ruling) === outcomeKey(own)
  return (
    <div class="ruleset">
      <Edge of="amja" />
      <b>{SET_NAMES.amja}, our summary</b>
      <span>{isSame ? 'Same ruling.' : withWinds(ruling.headline)}</span>
    </div>
  )
}

export const WhatWouldChange = ({
  comparisons: { own, amja },
  ...props
}: ChangeProps & { readonly comparisons: Comparisons }) => {
  const { court, situation, told, inForce } = props
  if (own === undefined) return null
  const changing = own.alternatives.flatMap((one) => {
    const otherwise = one.otherwise.filter((change) => change.changes.length > 0)
    return otherwise.length === 0 ? [] : [{ ...one, otherwise }]
  })
  return (
    <Side title="What would change it">
      {changing.length === 0 ? <p>No rule on which sources or tables differ would change it.</p> : null}
      {changing.map(({ option, title, otherwise }) => (
        <div key={option} class="ruleset">
          <Edge of="house" />
          <Fold head={<b>{title}</b>}>
            {otherwise.map((change) => (
              <a
                key={change.value}
                class="try"
                href={addressOf(
                  situation.id,
                  { ...told, rules: inForce.base, options: { ...inForce.options, [option]: change.value } },
                  'ruling',
                )}
              >
                <span>
                  {change.says} <span class="quiet">{sayChanges(court, change.changes)}</span>
                </span>
                <strong>
                  Try it<span class="vh">: {title}</span>
                </strong>
              </a>
            ))}
          </Fold>
        </div>
      ))}
      {inForce.edge === 'amja' ? null : <Association ruling={amja} own={own} />}
    </Side>
  )
}
