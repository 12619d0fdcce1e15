/** `/two/<situation>`: the sides tell it differently. Each taps its version in turn, and we say whether it matters. */
import type { Court, Situation, TwoStories } from 'mahjudge'
import { compareStories } from 'mahjudge'
import { Gate } from '../components/gate.tsx'
import { Icon } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'
import { Answers, isPlainClick } from '../components/question.tsx'
import { headlineOf } from '../components/ruling-parts.tsx'
import { StaleLink } from '../components/stale-link.tsx'
import { rulesFor } from '../law/court.ts'
import { takeClick, useGo, useTold } from '../state/address.ts'
import { situationCard } from '../state/catalogue.ts'
import { useCourt } from '../state/courts.ts'
import type { Dispute, Side, Told as WhatWasTold } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { useInForce } from '../state/rules.ts'
import { withWinds } from '../state/seats.ts'
import { addressOf, storyOf } from '../state/story.ts'
import type { Stand, Version } from '../state/two-sides.ts'
import { saidBy, standOf, UNKNOWN } from '../state/two-sides.ts'
import { effectsIn, SLOTS } from '../state/words.ts'
import { adoptStyles } from '../styles/adopt.ts'
import css from '../styles/two.css?inline'
import { MissingScreen } from './missing.tsx'

adoptStyles(css)

interface TwoProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: WhatWasTold
  readonly two: Dispute
  readonly inForce: InForce
}

const NAMES: { readonly [side in Side]: string } = { one: 'First story', other: 'Second story' }

/** One side taps its version. */
const Telling = ({ stand, ...props }: TwoProps & { readonly stand: Extract<Stand, { at: 'ask' }> }) => {
  const { situation, told, two, inForce } = props
  const { side, question, isFirst } = stand
  const go = useGo()
  const addressFor = (value: string): string => addressOf(situation.id, saidBy(told, two, side, question.fact, value), 'two')
  return (
    <Page
      title={`${NAMES[side]}: ${question.question}`}
      ground="felt"
      place="settle"
      back="/"
      step={`two ${situation.id} ${side} ${question.fact}`}
      inForce={inForce}
    >
      <div class="ask ask--one">
        <div class="ask__r">
          <p class="storymark">{NAMES[side]}</p>
          <div>
            <Heading>{question.question}</Heading>
            <p class="lead">
              {!isFirst
                ? 'The same side goes on: this story hangs on it too.'
                : side === 'one'
                  ? 'One side taps what it saw. Then the other side does.'
                  : 'Now the other side taps what it saw.'}
            </p>
          </div>
          <Answers question={question} hrefOf={addressFor} onChoose={(value) => go(addressFor(value))}>
            {isFirst ? null : (
              <a
                class="key key--quiet"
                href={addressFor(UNKNOWN)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  takeClick(event)
                  go(addressFor(UNKNOWN))
                }}
              >
                <Icon name="unknown" />
                <span>This side doesn’t know</span>
              </a>
            )}
          </Answers>
        </div>
      </div>
    </Page>
  )
}

const OneStory = ({ situation, version, title }: Pick<TwoProps, 'situation'> & { version: Version; title: string }) => (
  <li class="story">
    <h2>{title}</h2>
    <p class="lead">
      <strong>{headlineOf(version.ruling)}</strong>
    </p>
    {effectsIn(version.ruling.effects, SLOTS.money).map(({ says }) => (
      <p key={says}>{withWinds(says)}</p>
    ))}
    <a class="key key--center" href={addressOf(situation.id, version.told, 'ruling')}>
      Read this ruling<span class="vh">: {title}</span>
    </a>
  </li>
)

/** What the sides tell differently, in both their words. */
const Differently = ({ list }: { readonly list: TwoStories['disputed'] }) => (
  <ul class="apart">
    {list.map(({ fact, question, first, second }) => (
      <li key={fact}>
        <strong>{question}</strong>
        <span>First story: {first ?? 'it does not arise'}.</span>
        <span>Second story: {second ?? 'it does not arise'}.</span>
      </li>
    ))}
  </ul>
)

const verdictOf = ({ differs, disputed, establish }: TwoStories): string => {
  if (disputed.length === 0) return 'Both sides tell the same.'
  if (differs.length === 0) return 'It makes no difference.'
  return establish.length === 1 ? 'One fact decides it.' : 'These decide it together.'
}

const Result = ({ stand, ...props }: TwoProps & { readonly stand: Extract<Stand, { at: 'end' }> }) => {
  const { court, situation, two, inForce } = props
  const { one, other } = stand
  const rules = rulesFor(court, inForce.choice)
  const found = rules.ok
    ? compareStories(court, rules.value, storyOf(situation.id, one.told), storyOf(situation.id, other.told))
    : rules
  if (!found.ok) return <StaleLink {...props} problems={found.problems} />
  const { differs, disputed, establish } = found.value
  const verdict = verdictOf(found.value)
  // What neither side told is taken for granted of both, and no matter between them.
  const isToldOf = ({ fact }: { readonly fact: string }): boolean =>
    [two.one, two.other].some((side) => Object.hasOwn(side, fact))
  // What arises in one story alone is no second difference.
  const isInBoth = ({ first, second }: TwoStories['disputed'][number]): boolean => first !== undefined && second !== undefined
  const besides = disputed.filter((fact) => !establish.includes(fact) && isToldOf(fact) && isInBoth(fact))
  return (
    <Page
      title={verdict.replace(/\.$/, '')}
      ground="paper"
      place="settle"
      back="/"
      step={`two ${situation.id} ${two.fact} result`}
      inForce={inForce}
    >
      <div class="sheet two">
        <Heading>{verdict}</Heading>
        {differs.length === 0 ? (
          <>
            <p class="lead">Both stories come to the same ruling.</p>
            <ol class="stories stories--one">
              <OneStory situation={situation} version={one} title="Either story" />
            </ol>
          </>
        ) : (
          <>
            <Differently list={establish} />
            <ol class="stories">
              <OneStory situation={situation} version={one} title="If the first story is right" />
              <OneStory situation={situation} version={other} title="If the second story is right" />
            </ol>
            <p>If the table cannot establish it, the table decides together, or its director does.</p>
          </>
        )}
        {besides.length === 0 ? null : (
          <section class="besides">
            <h2>{differs.length === 0 ? 'Told differently' : 'Told differently, and it does not matter then'}</h2>
            <Differently list={besides} />
          </section>
        )}
      </div>
    </Page>
  )
}

const Told = (props: TwoProps) => {
  const stand = standOf(props, props.told, props.two)
  if (stand === undefined) return <MissingScreen />
  if (!stand.ok) return <StaleLink {...props} problems={stand.problems} />
  return stand.value.at === 'ask' ? <Telling {...props} stand={stand.value} /> : <Result {...props} stand={stand.value} />
}

/** Nothing is told yet, or there is no script: what this is, and where it begins. */
const Beginning = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Page title={`Two stories: ${name}`} ground="paper" place="settle" back="/" step={`two ${id}`}>
    <div class="sheet sheet--narrow">
      <Heading>Two stories.</Heading>
      <p class="lead">
        The sides tell “{name}” differently. Each taps what it saw, in turn; then this page says that it makes no difference, or
        names the one fact to establish, with both rulings.
      </p>
      <p>It begins at the question on which they part: tap “We don’t agree on this” there.</p>
      <a class="key key--go key--center" href={`/ask/${id}`}>
        To the questions
      </a>
    </div>
  </Page>
)

const TwoOf = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const told = useTold(`/two/${id}`)
  const inForce = useInForce(told)
  const arrival = useCourt(id, inForce.choice)
  const { two } = told
  if (two === undefined) return <Beginning id={id} name={name} />
  return (
    <Gate arrival={arrival} title={name} ground="felt">
      {(court) => {
        const situation = court.situation(id)
        return situation === undefined ? (
          <MissingScreen />
        ) : (
          <Told court={court} situation={situation} told={told} two={two} inForce={inForce} />
        )
      }}
    </Gate>
  )
}

export const TwoScreen = ({ situation = '' }: { readonly situation?: string }) => {
  const card = situationCard(situation)
  return card === undefined ? <MissingScreen /> : <TwoOf key={situation} id={card.id} name={card.name} />
}
