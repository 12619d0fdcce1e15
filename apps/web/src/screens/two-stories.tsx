/** The sides tell one fact differently: each taps its version, and we say whether it matters. */
import type { Question, Ruling } from 'mahjudge'
import { Heading, Page } from '../components/page.tsx'
import type { AskProps } from '../components/question.tsx'
import { Answers } from '../components/question.tsx'
import { useGo } from '../state/address.ts'
import type { Dispute, Told } from '../state/fragment.ts'
import { tell } from '../state/fragment.ts'
import { withWinds } from '../state/seats.ts'
import { addressOf, mend, nextQuestion, ruleOn } from '../state/story.ts'
import { clauseOf, effectsIn, outcomeKey, SLOTS } from '../state/words.ts'
import { MissingScreen } from './missing.tsx'

type Props = AskProps & { readonly dispute: Dispute }

const allAnswers = ({ court, situation, told }: Props, fact: string): Question | undefined => {
  const words = court.law.factWords[fact]
  const values = situation.among?.[fact] ?? court.plan.facts.get(fact)?.values ?? []
  if (words === undefined || values.length === 0) return undefined
  const { two: _two, ...rest } = told
  const answers = values.flatMap((value) => {
    const label = words.answers[value]
    return label === undefined ? [] : [{ value, label, told: tell(rest, fact, value) }]
  })
  return { fact, question: words.ask, answers }
}

/** One side taps its version. */
const OneSide = (props: Props & { readonly question: Question; readonly side: 'one' | 'other' }) => {
  const { situation, told, inForce, dispute, question, side } = props
  const go = useGo()
  const answers = question.answers.filter(({ value }) => side === 'one' || value !== dispute.one)
  const addressFor = (value: string): string => addressOf(situation.id, { ...told, two: { ...dispute, [side]: value } }, 'ask')
  return (
    <Page
      title={`${side === 'one' ? 'First' : 'Second'} story: ${question.question}`}
      ground="felt"
      place="settle"
      back="/"
      step={`two ${situation.id} ${question.fact} ${side}`}
      inForce={inForce}
    >
      <div class="ask ask--one">
        <div class="ask__r">
          <p class="storymark">{side === 'one' ? 'First story' : 'Second story'}</p>
          <div>
            <Heading>{question.question}</Heading>
            <p class="lead">
              {side === 'one' ? 'One side taps what it saw. Then the other side does.' : 'Now the other side taps what it saw.'}
            </p>
          </div>
          <Answers question={{ ...question, answers }} hrefOf={addressFor} onChoose={(value) => go(addressFor(value))} />
        </div>
      </div>
    </Page>
  )
}

interface Version {
  readonly told: Told
  readonly ruling: Ruling
}

const versionOf = ({ court, situation, told, inForce, dispute }: Props, value: string): Version | undefined => {
  const { two: _two, ...rest } = told
  const fitting = mend(court, inForce, situation, tell(rest, dispute.fact, value), dispute.fact)
  const ruled = ruleOn(court, inForce, situation.id, fitting)
  return ruled.ok ? { told: fitting, ruling: ruled.value } : undefined
}

/** A question that one of the stories still needs; the answer holds for both. */
const Further = ({ question, ...props }: Props & { readonly question: Question }) => {
  const { situation, told, inForce } = props
  const go = useGo()
  const addressFor = (value: string): string =>
    addressOf(situation.id, { ...told, facts: { ...told.facts, [question.fact]: value } }, 'ask')
  return (
    <Page
      title={question.question}
      ground="felt"
      place="settle"
      back="/"
      step={`two ${situation.id} more ${question.fact}`}
      inForce={inForce}
    >
      <div class="ask ask--one">
        <div class="ask__r">
          <p class="storymark">Two stories, one more question</p>
          <div>
            <Heading>{question.question}</Heading>
            <p class="lead">One of the two stories hangs on this. Answer it together.</p>
          </div>
          <Answers question={question} hrefOf={addressFor} onChoose={(value) => go(addressFor(value))} />
        </div>
      </div>
    </Page>
  )
}

const Story = ({
  props,
  version,
  value,
  title,
}: {
  readonly props: Props
  readonly version: Version
  readonly value: string
  readonly title: string
}) => (
  <li class="story">
    <h2>{title}</h2>
    <p class="quiet">{clauseOf(props.court, props.dispute.fact, value)}</p>
    <p class="lead">
      <strong>{withWinds(version.ruling.headline)}</strong>
    </p>
    {effectsIn(version.ruling.effects, SLOTS.money).map(({ says }) => (
      <p key={says}>{withWinds(says)}</p>
    ))}
    <a class="key key--center" href={addressOf(props.situation.id, version.told, 'ruling')}>
      Read this ruling<span class="vh"> of the {title.toLowerCase()}</span>
    </a>
  </li>
)

const Result = ({ one, other, ...props }: Props & { readonly one: Version; readonly other: Version }) => {
  const { court, situation, inForce, dispute } = props
  const isSame = outcomeKey(one.ruling) === outcomeKey(other.ruling)
  const ask = court.law.factWords[dispute.fact]?.ask ?? ''
  return (
    <Page
      title={isSame ? 'It makes no difference' : 'One fact decides it'}
      ground="paper"
      place="settle"
      back="/"
      step={`two ${situation.id} ${dispute.fact} result`}
      inForce={inForce}
    >
      <div class="sheet">
        <Heading>{isSame ? 'It makes no difference.' : 'One fact decides it.'}</Heading>
        {isSame ? (
          <>
            <p class="lead">Both stories come to the same ruling.</p>
            <ol class="stories">
              <Story props={props} version={one} value={dispute.one ?? ''} title="Either story" />
            </ol>
          </>
        ) : (
          <>
            <p class="lead">{ask}</p>
            <ol class="stories">
              <Story props={props} version={one} value={dispute.one ?? ''} title="First story" />
              <Story props={props} version={other} value={dispute.other ?? ''} title="Second story" />
            </ol>
            <p>If the table cannot settle that fact, it decides together, or its director does.</p>
          </>
        )}
      </div>
    </Page>
  )
}

export const TwoStories = (props: Props) => {
  const { dispute } = props
  const question = allAnswers(props, dispute.fact)
  if (question === undefined) return <MissingScreen />
  const known = (value: string | undefined): value is string =>
    value !== undefined && question.answers.some((one) => one.value === value)
  if (!known(dispute.one)) return <OneSide {...props} question={question} side="one" />
  if (!known(dispute.other)) return <OneSide {...props} question={question} side="other" />
  const one = versionOf(props, dispute.one)
  const other = versionOf(props, dispute.other)
  if (one === undefined || other === undefined) return <MissingScreen />
  const further = nextQuestion(one.ruling) ?? nextQuestion(other.ruling)
  return further === undefined ? <Result {...props} one={one} other={other} /> : <Further {...props} question={further} />
}
