/** What the card says of a dispute, and the way back to its ruling with it. */
import type { Court } from 'mahjudge'
import type { CompiledCard } from 'mahjudge/card'
import { useMemo } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { courtNow, rulesFor } from '../law/court.ts'
import { useCourt } from '../state/courts.ts'
import type { Told } from '../state/fragment.ts'
import { formatFragment } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { addressOf, ruleOn } from '../state/story.ts'
import { clauseOf } from '../state/words.ts'
import { sayWorth } from '../state/worth.ts'
import type { Answer, Bench, Dispute } from './dispute.ts'
import { answerOf, toldByCard, toldElsewhere } from './dispute.ts'
import type { HandState } from './hand-state.ts'

interface DisputeProps {
  readonly bench: Bench
  readonly compiled: CompiledCard
  readonly dispute: Dispute
  readonly told: Told
  readonly state: HandState
}

const Clash = ({
  bench: { court },
  dispute,
  told,
  clash,
  worth,
}: DisputeProps & { readonly clash: NonNullable<Answer['clash']>; readonly worth: Answer['worth'] }) => (
  <>
    <p class="fault">
      <Icon name="warn" />
      <span>The card and what was told do not agree.</span>
    </p>
    <ul class="lines">
      <li>
        <strong>Told:</strong> {clauseOf(court, clash.fact, clash.told)}
      </li>
      <li>
        <strong>The card and the tiles:</strong> {clauseOf(court, clash.fact, clash.found)}
      </li>
    </ul>
    <p>Check the tiles against the table first. They may be what was typed wrongly.</p>
    <a
      class="key key--center"
      href={addressOf(dispute.situation.id, toldByCard(dispute, told, clash.fact, clash.found, worth), 'ask')}
    >
      Go with the card
    </a>
    <a class="key key--center" href={addressOf(dispute.situation.id, told, 'ask')}>
      Keep what was told
    </a>
  </>
)

const Turn = ({ bench, compiled, told, state, turn }: DisputeProps & { readonly turn: NonNullable<Answer['turn']> }) => {
  const situation = bench.court.situation(turn.leadsTo)
  if (situation === undefined) return <p>{turn.says}</p>
  return (
    <>
      <p>
        <strong>{turn.says}</strong>
      </p>
      <a
        class="key key--go key--center"
        href={addressOf(situation.id, toldElsewhere(bench, compiled, situation, told, state), 'ask')}
      >
        Go to “{situation.name}”
      </a>
    </>
  )
}

const Settled = ({ bench: { court }, dispute, told, answer }: DisputeProps & { readonly answer: Answer }) => {
  const facts = Object.entries(answer.settled)
  const { worth } = answer
  const next = answer.told ?? told
  const isNews = formatFragment(next) !== formatFragment(told)
  return (
    <>
      {facts.length === 0 ? null : (
        <ul class="settles">
          {facts.map(([fact, value]) => (
            <li key={fact}>
              <Icon name="check" />
              <span>{clauseOf(court, fact, value)}</span>
            </li>
          ))}
        </ul>
      )}
      {worth === undefined ? null : <p>{sayWorth(dispute.situation, worth)}</p>}
      {facts.length === 0 ? <p>That settles none of the questions of this dispute by itself.</p> : null}
      <a class={isNews ? 'key key--go key--center' : 'key key--center'} href={addressOf(dispute.situation.id, next, 'ask')}>
        {isNews ? 'Take it to the ruling' : 'Back to the dispute'}
      </a>
    </>
  )
}

/** What the picture takes for granted of the card, in the law's words. */
const TakenSo = ({ dispute: { situation } }: DisputeProps) => (
  <>
    {(situation.also ?? [])
      .filter(({ says }) => /\bcard\b|\bchecked\b/.test(says))
      .map(({ says, otherwise }) => (
        <p key={says} class="quiet">
          The ruling takes for granted: {says} {otherwise}
        </p>
      ))}
  </>
)

/** Whether a story can be ruled on, as far as the law is here. */
const useBench = (texts: Court, id: string, { choice }: InForce): Bench | undefined => {
  const { court, failed } = useCourt(id, choice)
  return useMemo(() => {
    if (court === undefined && failed === undefined) return undefined
    const isRuled: Bench['isRuled'] = (situation, told) => {
      const judge = situation === id ? court : courtNow(situation, choice)
      return judge !== undefined && ruleOn(judge, { choice }, situation, told).ok
    }
    const rules = rulesFor(texts, choice)
    return { court: texts, options: rules.ok ? rules.value.options : {}, isRuled }
  }, [texts, court, failed, id, JSON.stringify(choice)])
}

const Heard = (props: DisputeProps) => {
  const { bench, compiled, dispute, told, state } = props
  const answer = useMemo(
    () => answerOf(bench, compiled, dispute, told, state),
    [bench, compiled, dispute, formatFragment(told), state],
  )
  return (
    <>
      {answer.says.map((says) => (
        <p key={says}>{says}</p>
      ))}
      {answer.problems.map(({ message, hint }) => (
        <p key={message} class="fault">
          <Icon name="warn" />
          <span>
            {message} {hint ?? ''}
          </span>
        </p>
      ))}
      {answer.clash === undefined ? null : <Clash {...props} clash={answer.clash} worth={answer.worth} />}
      {answer.turn === undefined ? null : <Turn {...props} turn={answer.turn} />}
      {answer.clash !== undefined || answer.turn !== undefined || answer.problems.length > 0 ? null : (
        <Settled {...props} answer={answer} />
      )}
      <TakenSo {...props} />
    </>
  )
}

interface HandDisputeProps extends Omit<DisputeProps, 'bench'> {
  readonly texts: Court
  readonly inForce: InForce
}

export const HandDispute = ({ texts, inForce, ...props }: HandDisputeProps) => {
  const bench = useBench(texts, props.dispute.situation.id, inForce)
  return (
    <section class="side" {...(bench === undefined ? { 'data-waiting': '' } : {})}>
      <h2>What the card says</h2>
      <div class="side__in">{bench === undefined ? null : <Heard {...props} bench={bench} />}</div>
    </section>
  )
}
