/** One question with pictures. Tapping answers at once; every answer is a step that Back takes back. */
import type { Question } from 'mahjudge'
import { useEffect, useMemo } from 'preact/hooks'
import { CheckHand, isCardQuestion } from '../components/check-hand.tsx'
import { Icon } from '../components/icon.tsx'
import { Gate } from '../components/gate.tsx'
import { Leave } from '../components/opening.tsx'
import { Heading, Page } from '../components/page.tsx'
import type { AskProps } from '../components/question.tsx'
import { Answers, isPlainClick, Steps } from '../components/question.tsx'
import { SeatPicker } from '../components/seat-picker.tsx'
import { SoFar } from '../components/so-far.tsx'
import { StaleLink } from '../components/stale-link.tsx'
import { takeClick, useGo, useTold } from '../state/address.ts'
import { isAhead } from '../law/ahead.ts'
import type { SituationCard } from '../law/situations.ts'
import { situationCard } from '../state/catalogue.ts'
import { useCourt } from '../state/courts.ts'
import { keepDispute } from '../state/device.ts'
import type { Told } from '../state/fragment.ts'
import { disputeOn, formatFragment, isTold, leaveOpen, tell } from '../state/fragment.ts'
import { later } from '../state/later.ts'
import { useInForce } from '../state/rules.ts'
import type { Stage } from '../state/story.ts'
import { addressOf, courtToAsk, mend, MOST_QUESTIONS, ruleOn, stageOf } from '../state/story.ts'
import { MissingScreen } from './missing.tsx'

/** A question asked again, with every answer it can have here. */
const questionAgain = ({ court, situation }: AskProps, fact: string): Question | undefined => {
  const words = court.law.factWords[fact]
  const values = situation.among?.[fact] ?? court.plan.facts.get(fact)?.values ?? []
  if (words === undefined) return undefined
  return {
    fact,
    question: words.ask,
    answers: values.flatMap((value) => {
      const label = words.answers[value]
      return label === undefined ? [] : [{ value, label }]
    }),
  }
}

const QuestionScreen = (props: AskProps & { readonly stage: Stage; readonly question: Question }) => {
  const { court, situation, told, inForce, stage, question } = props
  const go = useGo()
  const order = [...Object.keys(told.facts), ...told.unknown]
  const number = told.ask === undefined ? order.length + 1 : order.indexOf(question.fact) + 1 || order.length + 1
  const most = Math.max(number, Math.min(MOST_QUESTIONS, order.length + stage.left))
  useEffect(() => {
    if (isTold(told)) keepDispute({ address: addressOf(situation.id, told, 'ask'), name: situation.name, question: number })
  }, [told])
  // Whoever reads the question gives us the time to think about every answer.
  useEffect(() => {
    if (isAhead(court)) return undefined
    return later(
      [...question.answers.map(({ value }) => tell(told, question.fact, value)), leaveOpen(told, question.fact)].map(
        (next) => () => void ruleOn(court, inForce, situation.id, mend(court, inForce, situation, next, question.fact)),
      ),
    )
  }, [court, told, question.fact])
  const goOn = (next: Told): void => {
    const fitting = mend(court, inForce, situation, next, question.fact)
    const then = stageOf(court, inForce, situation.id, fitting)
    go(addressOf(situation.id, fitting, then.ok && then.value.next === undefined ? 'ruling' : 'ask'))
  }
  const open = leaveOpen(told, question.fact)
  const isAsked = isCardQuestion(situation.id, question.fact)
  return (
    <Page
      title={`Question ${number}: ${question.question}`}
      ground="felt"
      place="settle"
      back="/"
      step={`ask ${situation.id} ${question.fact}`}
      inForce={inForce}
    >
      <div class="ask">
        <div class="ask__r">
          <Steps number={number} most={most} />
          <div>
            <Heading>{question.question}</Heading>
            <p class="lead">{situation.scope}</p>
          </div>
          <Answers
            question={question}
            chosen={told.facts[question.fact]}
            hrefOf={(value) => addressOf(situation.id, tell(told, question.fact, value), 'ask')}
            onChoose={(value) => goOn(tell(told, question.fact, value))}
          >
            <a
              class="key key--quiet"
              href={addressOf(situation.id, open, 'ask')}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                takeClick(event)
                goOn(open)
              }}
            >
              <Icon name="unknown" />
              <span>Nobody knows</span>
            </a>
            <a class="key key--quiet" href={addressOf(situation.id, disputeOn(told, question.fact), 'two')}>
              <Icon name="differ" />
              <span>We don’t agree on this</span>
            </a>
            {isAsked ? <CheckHand situation={situation.id} told={told} /> : null}
          </Answers>
          <noscript>
            <p>
              Without scripts nothing can be answered here. <a href={`/ruling/${situation.id}`}>Read every possible ruling</a>{' '}
              instead.
            </p>
          </noscript>
        </div>
        <div class="ask__l">
          <SoFar court={court} situation={situation} told={told} />
          <p>
            Four questions at most. We ask only what can still change the answer under <strong>{inForce.name}</strong>.
          </p>
          <SeatPicker court={court} situation={situation} told={told} inForce={inForce} place="ask" />
          {isAsked ? null : <CheckHand situation={situation.id} told={told} />}
          <a class="key key--quiet" href="/">
            <Icon name="undo" />
            <span>Start again</span>
          </a>
        </div>
      </div>
    </Page>
  )
}

const Asking = (props: AskProps) => {
  const { court, situation, told, inForce } = props
  const stage = useMemo(
    () => stageOf(court, inForce, situation.id, told),
    [court, situation.id, formatFragment(told), told.odd.length, JSON.stringify(inForce.choice)],
  )
  if (told.two !== undefined && told.odd.length === 0)
    return <Leave to={addressOf(situation.id, told, 'two')} title={situation.name} />
  if (!stage.ok) return <StaleLink {...props} problems={stage.problems} />
  const question = told.ask === undefined ? stage.value.next : questionAgain(props, told.ask)
  if (question === undefined) return <Leave to={addressOf(situation.id, told, 'ruling')} title={situation.name} />
  return <QuestionScreen {...props} stage={stage.value} question={question} />
}

const AskSituation = ({ card }: { readonly card: SituationCard }) => {
  const told = useTold(`/ask/${card.id}`)
  const inForce = useInForce(told)
  const arrival = useCourt(card.id, inForce.choice)
  const ahead = arrival.court === undefined ? courtToAsk(card.id, told, inForce) : undefined
  return (
    <Gate arrival={ahead === undefined ? arrival : { court: ahead }} title={card.name} ground="felt">
      {(court) => {
        const situation = court.situation(card.id)
        return situation === undefined ? (
          <MissingScreen />
        ) : (
          <Asking court={court} situation={situation} told={told} inForce={inForce} />
        )
      }}
    </Gate>
  )
}

export const AskScreen = ({ situation = '' }: { readonly situation?: string }) => {
  const card = situationCard(situation)
  return card === undefined ? <MissingScreen /> : <AskSituation key={situation} card={card} />
}
