/** `/hand`: a hand held against a card. `/hand/<situation>`: the hand of a dispute, and back to its ruling with what was found. */
import type { Court } from 'mahjudge'
import { useMemo } from 'preact/hooks'
import type { InDispute } from '../card/checker.tsx'
import { Checker } from '../card/checker.tsx'
import { disputeOf } from '../card/dispute.ts'
import { CardSymbols } from '../card/tile-art.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useTold } from '../state/address.ts'
import { situationCard } from '../state/catalogue.ts'
import { useTexts } from '../state/courts.ts'
import { useLive } from '../state/live.ts'
import type { InForce } from '../state/rules.ts'
import { useInForce } from '../state/rules.ts'
import { addressOf } from '../state/story.ts'
import { MissingScreen } from './missing.tsx'

const Frame = ({
  title,
  back,
  inForce,
  lead,
  within,
}: {
  readonly title: string
  readonly back: string
  readonly inForce?: InForce
  readonly lead: string
  readonly within?: InDispute
}) => {
  const live = useLive()
  return (
    <Page
      title={title}
      ground="felt"
      place={within === undefined ? 'card' : 'settle'}
      back={back}
      {...(inForce === undefined ? {} : { inForce })}
    >
      <CardSymbols />
      <div class="hand-head">
        <Heading>{title}</Heading>
        <p class="lead">{lead}</p>
      </div>
      {live ? <Checker {...(within === undefined ? {} : { within })} /> : null}
      <noscript>
        <p>Without scripts no hand can be checked.</p>
      </noscript>
    </Page>
  )
}

const OfDispute = ({ texts, id }: { readonly texts: Court; readonly id: string }) => {
  const told = useTold(`/hand/${id}`)
  const inForce = useInForce(told)
  const situation = texts.situation(id)
  const dispute = useMemo(() => (situation === undefined ? undefined : disputeOf(texts, situation)), [texts, id])
  if (situation === undefined || dispute === undefined) return <MissingScreen />
  const whose = dispute.parts.length === 1 ? ` ${dispute.parts[0]?.name ?? ''}’s hand` : ' the hand'
  return (
    <Frame
      title={`Check${whose}`}
      back={addressOf(id, told, 'ask')}
      inForce={inForce}
      lead={situation.name}
      within={{ texts, dispute, told, inForce }}
    />
  )
}

const HandOfDispute = ({ id }: { readonly id: string }) => (
  <Gate arrival={useTexts()} title="Check the hand" ground="felt">
    {(texts) => <OfDispute texts={texts} id={id} />}
  </Gate>
)

export const HandScreen = ({ situation }: { readonly situation?: string }) => {
  if (situation === undefined)
    return <Frame title="Check a hand" back="/more" lead="What it makes, how far it is, whether it can still win." />
  return situationCard(situation) === undefined ? <MissingScreen /> : <HandOfDispute key={situation} id={situation} />
}
