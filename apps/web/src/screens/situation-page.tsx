/** A situation in general: every ruling it can come to, and what is read instead of asked. Real HTML, made ahead. */
import type { Court, Situation } from 'mahjudge'
import { useEffect, useState } from 'preact/hooks'
import { Fold, Side } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'
import { rulesFor } from '../law/court.ts'
import { inOrder, situationCard } from '../state/catalogue.ts'
import type { Leaf } from '../state/leaves.ts'
import { leavesOf } from '../state/leaves.ts'
import { SET_NAMES } from '../state/rules.ts'
import { clauseOf } from '../state/words.ts'

interface Props {
  readonly court: Court
  readonly situation: Situation
}

const LeafRow = ({ court, situation, leaf, number }: Props & { readonly leaf: Leaf; readonly number: number }) => (
  <li>
    <a href={`/ruling/${situation.id}#${new URLSearchParams(leaf.facts).toString()}`}>
      <span class="no">{`${number}.`}</span>
      <span>{leaf.headline}</span>
      <small>
        {Object.entries(leaf.facts)
          .map(([fact, value]) => clauseOf(court, fact, value))
          .join(' ')}
      </small>
      {leaf.outcome === 'contested' ? (
        <small>
          <Icon name="flag" />
          Not settled
        </small>
      ) : null}
    </a>
  </li>
)

const standardLeaves = ({ court, situation }: Props): Generator<Leaf, void> | undefined => {
  const rules = rulesFor(court)
  return rules.ok ? leavesOf(court, rules.value, situation) : undefined
}

/** Walks the questions a step at a time; while the app is built, all at once. */
const useLeaves = (props: Props): readonly Leaf[] => {
  const isBuild = typeof document === 'undefined'
  const [leaves, setLeaves] = useState<readonly Leaf[]>(() => (isBuild ? [...(standardLeaves(props) ?? [])] : []))
  useEffect(() => {
    const walk = standardLeaves(props)
    const found: Leaf[] = []
    let timer = 0
    const step = (): void => {
      const next = walk?.next()
      if (next === undefined || next.done === true) return
      found.push(next.value)
      setLeaves([...found])
      timer = window.setTimeout(step, 0)
    }
    timer = window.setTimeout(step, 0)
    return () => window.clearTimeout(timer)
  }, [props.situation.id])
  return leaves
}

const FreshLeaves = (props: Props) => {
  const leaves = useLeaves(props)
  return (
    <ol class="toc" data-leaves={props.situation.id}>
      {leaves.map((leaf, at) => (
        <LeafRow key={at} {...props} leaf={leaf} number={at + 1} />
      ))}
    </ol>
  )
}

/** A list that was written ahead is kept as it is: to walk it again would cost a phone seconds. */
const Leaves = (props: Props) => {
  const [written] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`ol[data-leaves="${CSS.escape(props.situation.id)}"]`)?.innerHTML,
  )
  if (written === undefined) return <FreshLeaves {...props} />
  return <ol class="toc" data-leaves={props.situation.id} dangerouslySetInnerHTML={{ __html: written }} />
}

/** Lines that are read instead of asked, each with its rules. */
export const IfLines = ({ court, lines }: { readonly court: Court; readonly lines: Situation['ifs'] }) => (
  <>
    {lines.map(({ text, cites, situation }) => (
      <Fold key={text} head={text}>
        {cites.map((id) => (
          <a key={id} class="go" href={`/book/${id}`}>
            {id} {court.rule(id)?.title ?? ''}
          </a>
        ))}
        {situation === undefined ? null : (
          <a class="go" href={`/ask/${situation}`}>
            {situationCard(situation)?.name ?? situation}
          </a>
        )}
      </Fold>
    ))}
  </>
)

export const Follows = ({ ids }: { readonly ids: readonly string[] }) => (
  <ul class="follows">
    {ids.flatMap((id) => {
      const card = situationCard(id)
      return card === undefined
        ? []
        : [
            <li key={id}>
              <a href={`/ask/${id}`}>
                <span>{card.name}</span>
                <Icon name="right" />
              </a>
            </li>,
          ]
    })}
  </ul>
)

export const SituationPage = ({ court, situation }: Props) => {
  const number = inOrder.findIndex(({ id }) => id === situation.id) + 1
  const also = situation.also ?? []
  return (
    <Page title={situation.name} ground="paper" place="rulings">
      <article class="sheet">
        <header class="headline">
          <div class="runhead">
            <span>{`${number}. ${situation.section}`}</span>
            <span class="stamp">
              <Icon name="eye" />
              Not reviewed
            </span>
          </div>
          <hr class="scotch" />
          <Heading>{situation.name}</Heading>
          <p class="lead">{situation.scope}</p>
          <p class="needs-script">
            <a class="key key--go key--center" href={`/ask/${situation.id}`}>
              Answer a few questions
            </a>
          </p>
        </header>
        <Side title="Every ruling it can come to">
          <p class="quiet">Under {SET_NAMES.nmjl}, with what is taken for granted below.</p>
          <Leaves court={court} situation={situation} />
        </Side>
        <Side title="Taken for granted">
          <ul class="lines">
            {Object.entries(situation.takes).flatMap(([fact, value]) => {
              const says = court.law.factWords[fact]?.assumed?.[value]
              return says === undefined ? [] : [<li key={fact}>{says}</li>]
            })}
            {also.map(({ says, otherwise }) => (
              <li key={says}>
                {says} <span class="quiet">{otherwise}</span>
              </li>
            ))}
          </ul>
        </Side>
        {situation.ifs.length === 0 ? null : (
          <Side title="Good to know">
            <IfLines court={court} lines={situation.ifs} />
          </Side>
        )}
        {situation.next.length === 0 ? null : (
          <Side title="What often follows">
            <Follows ids={situation.next} />
          </Side>
        )}
        <Side title="Standing">
          <p>
            No instructor has reviewed these rulings. Not official. What your group, event or director has decided comes first.
          </p>
        </Side>
      </article>
    </Page>
  )
}
