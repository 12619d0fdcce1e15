/** `/ruling/<situation>`: the general page; with facts in the fragment, the ruling on them. */
import type { Court, Situation } from 'mahjudge'
import { useMemo } from 'preact/hooks'
import { Gate } from '../components/gate.tsx'
import { Leave } from '../components/opening.tsx'
import { StaleLink } from '../components/stale-link.tsx'
import { useTold } from '../state/address.ts'
import type { SituationCard } from '../law/situations.ts'
import { situationCard } from '../state/catalogue.ts'
import { useCourt } from '../state/courts.ts'
import type { Told } from '../state/fragment.ts'
import { formatFragment, isTold } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { useInForce } from '../state/rules.ts'
import { addressOf, nextQuestion, ruleOn } from '../state/story.ts'
import { MissingScreen } from './missing.tsx'
import { RulingSheet } from './ruling-sheet.tsx'
import { SituationPage } from './situation-page.tsx'

interface JudgedProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
}

const Judged = (props: JudgedProps) => {
  const { court, situation, told, inForce } = props
  const ruled = useMemo(
    () => ruleOn(court, inForce, situation.id, told),
    [court, situation.id, formatFragment(told), told.odd.length, JSON.stringify(inForce.choice)],
  )
  if (!ruled.ok) return <StaleLink {...props} problems={ruled.problems} />
  const isOpen = nextQuestion(ruled.value) !== undefined || told.ask !== undefined || told.two !== undefined
  if (isOpen) return <Leave to={addressOf(situation.id, told, 'ask')} title={situation.name} />
  return <RulingSheet {...props} ruling={ruled.value} />
}

const RulingOn = ({ card }: { readonly card: SituationCard }) => {
  const told = useTold(`/ruling/${card.id}`)
  const inForce = useInForce(told)
  // The general page is that of the standard rules.
  const isGeneral = !isTold(told)
  return (
    <Gate arrival={useCourt(card.id, isGeneral ? {} : inForce.choice)} title={card.name} ground="paper">
      {(court) => {
        const situation = court.situation(card.id)
        if (situation === undefined) return <MissingScreen />
        if (isGeneral) return <SituationPage key={card.id} court={court} situation={situation} />
        return <Judged court={court} situation={situation} told={told} inForce={inForce} />
      }}
    </Gate>
  )
}

export const RulingScreen = ({ situation = '' }: { readonly situation?: string }) => {
  const card = situationCard(situation)
  return card === undefined ? <MissingScreen /> : <RulingOn key={situation} card={card} />
}
