/** What the table waits for before anything else can be entered, and what can be done when nobody knows. */
import type { Court, Played, Seat, Table, TableEvent } from 'mahjudge'
import type { ComponentChildren, ComponentType } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { AnswerPicture } from '../art/answers.tsx'
import type { BoardHandProps } from '../card/board-hand.tsx'
import type { Answer, Branch } from '../state/board-branches.ts'
import { branchesOf, isAllSame } from '../state/board-branches.ts'
import type { Action } from '../state/board-game.ts'
import type { Bench } from '../state/board-play.ts'
import { sayEvent, withSeats } from '../state/board-words.ts'
import { SEAT_NAMES } from '../state/seats.ts'
import { useFocusOn } from './board-felt.tsx'
import { Icon } from './icon.tsx'
import { headlineOf } from './ruling-parts.tsx'

type Open = NonNullable<Played['open']>

interface QuestionProps {
  readonly bench: Bench
  /** The table that waits. */
  readonly table: Table
  readonly open: Open
  readonly isFresh: boolean
  readonly onEvent: (event: TableEvent) => void
}

/** What waits for the answer, in words, and how it is left for later. */
interface Leave {
  readonly what: string
  readonly onLater: () => void
}

interface OpenProps extends QuestionProps {
  /** Nothing where a question is asked again. */
  readonly leave?: Leave
  /** A hand that a card has looked at is entered at once. */
  readonly onHand?: (seat: Seat, made: Parameters<BoardHandProps['onMade']>[0]) => void
  readonly onClose?: () => void
}

const handAnswers = (seat: Seat): readonly Answer[] => [
  { id: 'right', label: 'It is right', event: { type: 'verified', seat, right: true } },
  { id: 'wrong', label: 'It is wrong', event: { type: 'verified', seat, right: false } },
]

/** The fact that is asked first, in the words of the law, and its answers. */
const factAsked = (court: Court, open: Open) => {
  const [fact = ''] = open.asks
  const asked = open.ruling?.needs.find((need) => need.fact === fact)
  const words = court.law.factWords[fact]
  const answers = asked?.answers ?? Object.entries(words?.answers ?? {}).map(([value, label]) => ({ value, label }))
  return {
    fact,
    question: withSeats(asked?.question ?? words?.ask ?? open.question),
    answers: answers.map(({ value, label }): Answer & { readonly value: string } => ({
      id: `${fact}=${value}`,
      value,
      label,
      event: { type: 'told', facts: { [fact]: value } },
    })),
  }
}

const Follows = ({ ruling, asks }: Branch) => {
  if (ruling !== undefined) return <strong>{headlineOf(ruling)}</strong>
  return asks === undefined ? <>Play goes on.</> : <>Then it is asked: {withSeats(asks)}</>
}

/** Nobody knows: what hangs on it, and the ways on. */
const NobodyKnows = ({
  bench,
  table,
  answers,
  leave,
  onEvent,
  onBack,
}: Pick<QuestionProps, 'bench' | 'table' | 'onEvent'> & {
  readonly answers: readonly Answer[]
  readonly leave: Leave
  readonly onBack: () => void
}) => {
  const heading = useFocusOn('nobody', true)
  const branches = useMemo(() => branchesOf(bench, table, answers), [bench, table])
  const [first] = branches
  const isSame = isAllSame(branches)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {isSame ? 'It makes no difference.' : 'This hangs on it.'}
      </h2>
      {isSame && first !== undefined ? (
        <>
          <p>
            <Follows {...first} />
          </p>
          <button type="button" class="key key--go key--center" data-act="any" onClick={() => onEvent(first.event)}>
            Go on
          </button>
        </>
      ) : (
        <ol class="branches">
          {branches.map((branch) => (
            <li key={branch.id} data-branch={branch.id}>
              <h3>“{branch.label}”</h3>
              <p>
                <Follows {...branch} />
              </p>
              <button type="button" class="key key--center" onClick={() => onEvent(branch.event)}>
                The table takes it so<span class="vh">: {branch.label}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p>
        Or play on without it. “{leave.what}” then waits under <em>Left for later</em>, and nothing is lost.
      </p>
      <button type="button" class="key" data-act="later" onClick={leave.onLater}>
        <Icon name="right" />
        <span>Leave it for later</span>
      </button>
      <button type="button" class="key key--quiet" data-act="back" onClick={onBack}>
        <Icon name="back" />
        <span>Back to the question</span>
      </button>
    </>
  )
}

const Unknown = ({ onChoose }: { readonly onChoose: () => void }) => (
  <button type="button" class="key key--quiet" data-act="nobody" onClick={onChoose}>
    <Icon name="unknown" />
    <span>Nobody knows</span>
  </button>
)

/** A hand held against a card: its script is fetched when somebody asks for it. */
const ByCard = ({ table, seat, onMade }: BoardHandProps) => {
  const [Hand, setHand] = useState<ComponentType<BoardHandProps> | undefined>(undefined)
  const [isLost, setLost] = useState(false)
  const open = (): void => {
    import('../card/board-hand.tsx').then(
      ({ BoardHand }) => setHand(() => BoardHand),
      () => setLost(true),
    )
  }
  if (Hand !== undefined) return <Hand table={table} seat={seat} onMade={onMade} />
  return (
    <>
      <button type="button" class="key" data-act="byCard" onClick={open}>
        <Icon name="search" />
        <span>Hold it against a card</span>
      </button>
      {isLost ? (
        <p role="status">The cards cannot be opened without a signal. Compare the hand with the card yourselves.</p>
      ) : null}
    </>
  )
}

/** A hand has to be looked at: only people, or a card, can say whether it is right. */
const HandQuestion = ({
  seat,
  table,
  isFresh,
  onEvent,
  onHand,
  children,
}: OpenProps & { readonly seat: Seat; readonly children: ComponentChildren }) => {
  const heading = useFocusOn(`hand ${seat}`, isFresh)
  const icons = { right: 'check', wrong: 'cross' } as const
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Is {SEAT_NAMES[seat]}’s hand right?
      </h2>
      <p>
        Compare it with the card together. Until then nobody shows, throws in or touches the wall; if somebody does, tap that
        seat.
      </p>
      <div class="events">
        {handAnswers(seat).map(({ id, label, event }) => (
          <button key={id} type="button" class="key" data-act={id} onClick={() => onEvent(event)}>
            <Icon name={icons[id as keyof typeof icons]} />
            <span>{label}</span>
          </button>
        ))}
      </div>
      {onHand === undefined ? null : <ByCard table={table} seat={seat} onMade={(made) => onHand(seat, made)} />}
      {children}
    </>
  )
}

/** The question is the law's, which names no seat; so what it is about stands under it. */
const FactQuestion = ({
  bench,
  table,
  open,
  isFresh,
  onEvent,
  children,
}: OpenProps & { readonly children: ComponentChildren }) => {
  const { fact, question, answers } = factAsked(bench.court, open)
  const heading = useFocusOn(`fact ${fact}`, isFresh)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      <p data-about>{sayEvent(open.event, table, () => '')}.</p>
      <div class="events">
        {answers.map(({ id, value, label, event }) => (
          <button key={id} type="button" class="key key--pic" data-answer={id} onClick={() => onEvent(event)}>
            <AnswerPicture fact={fact} value={value} />
            <span>{label}</span>
          </button>
        ))}
      </div>
      {children}
    </>
  )
}

export const OpenQuestion = (props: OpenProps) => {
  const { bench, table, open, leave, onEvent, onClose } = props
  const [isUnknown, setUnknown] = useState(false)
  const way = (
    <>
      {leave === undefined ? null : <Unknown onChoose={() => setUnknown(true)} />}
      {onClose === undefined ? null : (
        <button type="button" class="key key--quiet" data-act="keep" onClick={onClose}>
          <Icon name="back" />
          <span>Leave it as it is</span>
        </button>
      )}
    </>
  )
  return (
    <section class="sheetup sheetup--ask" aria-label="Question">
      {isUnknown && leave !== undefined ? (
        <NobodyKnows
          bench={bench}
          table={table}
          answers={open.verify === undefined ? factAsked(bench.court, open).answers : handAnswers(open.verify)}
          leave={leave}
          onEvent={onEvent}
          onBack={() => setUnknown(false)}
        />
      ) : open.verify === undefined ? (
        <FactQuestion {...props}>{way}</FactQuestion>
      ) : (
        <HandQuestion {...props} seat={open.verify}>
          {way}
        </HandQuestion>
      )}
    </section>
  )
}

/** Entries whose question nobody could answer, each one tap from being taken up. */
export const LeftForLater = ({
  left,
  onTakeUp,
}: {
  readonly left: readonly { readonly what: string; readonly action: Action }[]
  readonly onTakeUp: (action: Action) => void
}) =>
  left.length === 0 ? null : (
    <section class="notice" aria-label="Left for later" data-notice="later">
      <h2>Left for later</h2>
      {left.map(({ what, action }, at) => (
        <div key={at} class="left">
          <p>{what}.</p>
          <button type="button" class="key key--center" data-act="takeUp" onClick={() => onTakeUp(action)}>
            Take it up<span class="vh">: {what}</span>
          </button>
        </div>
      ))}
    </section>
  )
