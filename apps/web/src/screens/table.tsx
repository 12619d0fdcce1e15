/** `/table`: the table board. What is entered is the only state; the engine says what it means and what can follow. */
import type { Court, TableEvent } from 'mahjudge'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { AllTiles } from '../art/all-tiles.tsx'
import { BoardFelt, isSpot } from '../components/board-felt.tsx'
import type { Spot } from '../components/board-felt.tsx'
import { GameList, sayStep, Tools } from '../components/board-game.tsx'
import { LeftForLater, OpenQuestion } from '../components/board-question.tsx'
import { BoardRuling, TableDecides } from '../components/board-ruling.tsx'
import { BoardShare } from '../components/board-share.tsx'
import { BoardSheet } from '../components/board-sheet.tsx'
import { Trouble } from '../components/board-trouble.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useArrivals, useBackCloses } from '../state/board-arrivals.ts'
import type { Action, BoardGame, GameRules } from '../state/board-game.ts'
import { fixed, leftForLater, takenUp, useBoardGame } from '../state/board-game.ts'
import type { Arrived } from '../state/board-link.ts'
import type { Bench, Run } from '../state/board-play.ts'
import { benchFor, follow, isBench } from '../state/board-play.ts'
import type { Fix } from '../state/board-steps.ts'
import { discardFix, groupFix, stepOfHand, stepOfQuestion, withHand } from '../state/board-steps.ts'
import { sayEvent, seatOf } from '../state/board-words.ts'
import { useWholeCourt } from '../state/courts.ts'
import { NOTHING_TOLD } from '../state/fragment.ts'
import { useLive } from '../state/live.ts'
import type { InForce } from '../state/rules.ts'
import { useInForce } from '../state/rules.ts'
import { SEATS, SEAT_NAMES } from '../state/seats.ts'
import { adoptStyles } from '../styles/adopt.ts'
import css from '../styles/board.css?inline'

adoptStyles(css)

const TITLE = 'The table'

type Panel =
  | { readonly show: 'spot'; readonly spot: Spot }
  | { readonly show: 'share' }
  | { readonly show: 'ruling' | 'again'; readonly at: number }

/** What an action takes back or brings again, in words. */
const nameOf = (action: Action | undefined, court: Court, run: Run): string | undefined => {
  if (action === undefined) return undefined
  if (action.does === 'add') {
    const step = run.steps.at(-1)
    return step === undefined ? 'the last entry' : sayStep(court, step)
  }
  return {
    fix: 'the correction',
    cut: 'what was left out',
    new: 'the new game',
    load: 'the game that came in',
    rules: 'the rules',
    later: 'what was left for later',
    resume: 'what was taken up',
  }[action.does]
}

interface BoardProps {
  readonly bench: Bench
  readonly game: BoardGame
  readonly inForce: InForce
  readonly arrived: Arrived | undefined
  readonly onArrived: (arrived: Arrived | undefined) => void
}

const Board = ({ bench, game, inForce, arrived, onArrived }: BoardProps) => {
  const { court } = bench
  const run = follow(bench, game.events)
  const { table, steps } = run
  const rules = useMemo((): GameRules => ({ base: inForce.base, options: inForce.options }), [JSON.stringify(inForce.choice)])
  const [nearest, setNearest] = useState(0)
  const [panel, setPanel] = useState<Panel | undefined>(undefined)
  const [said, setSaid] = useState('')
  /** Whether what is shown follows from what was just entered. */
  const isFresh = useRef(false)
  const done = game.history.actions[game.history.at - 1]
  const next = game.history.actions[game.history.at]
  const close = (): void => {
    const spot = panel?.show === 'spot' ? panel.spot : undefined
    setPanel(undefined)
    const name =
      spot === undefined
        ? undefined
        : spot.at === 'middle'
          ? 'middle'
          : `${spot.at} ${spot.at === 'seat' ? spot.seat : spot.exposure}`
    if (name !== undefined) document.querySelector<HTMLElement>(`[data-spot="${name}"]`)?.focus()
  }
  const enter = (action: Action): void => {
    isFresh.current = true
    setPanel(undefined)
    game.enter(action)
  }
  const add = (event: TableEvent): void => {
    enter({ does: 'add', add: [event], ...(run.problem === undefined ? {} : { keep: steps.length }) })
  }
  const takeIn = (one: Arrived): void => {
    setPanel(undefined)
    onArrived(one)
  }
  const undo = (): void => {
    const name = nameOf(done, court, run)
    setSaid(name === undefined ? 'Nothing to undo.' : `Undone: ${name}.`)
    if (name === undefined) return
    setPanel(undefined)
    isFresh.current = false
    game.undo()
  }
  const redo = (): void => {
    setSaid(next === undefined ? 'Nothing to redo.' : 'Brought back.')
    if (next === undefined) return
    setPanel(undefined)
    isFresh.current = false
    game.redo()
  }
  useEffect(() => {
    const step = steps.at(-1)
    if (!isFresh.current || step === undefined) return
    setSaid(done?.does === 'later' ? 'Left for later.' : `${sayStep(court, step)}.`)
    // Where nothing new took the focus it stays with the seat, and not with what has gone.
    const seat = seatOf(step.event)
    if (document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(`[data-spot="${seat === undefined ? 'middle' : `seat ${seat}`}"]`)
        ?.focus({ preventScroll: true })
  }, [steps.length, game.history.at])
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && panel !== undefined) close()
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', byKey)
    return () => removeEventListener('keydown', byKey)
  })
  useBackCloses(panel !== undefined, close)
  const choose = (spot: Spot): void => {
    if (panel?.show === 'spot' && isSpot(panel.spot, spot)) close()
    else setPanel({ show: 'spot', spot })
  }
  const correct = (at: number, event: TableEvent): void => enter(fixed(game.events, at, event))
  const fixAt = (spot: Spot): Fix | undefined => {
    if (spot.at === 'middle') return discardFix(run, correct)
    return spot.at === 'group' ? groupFix(run, spot.seat, spot.exposure, correct) : undefined
  }
  const lastAt = steps.length - 1
  const shownAt = panel?.show === 'ruling' ? panel.at : panel === undefined ? lastAt : -1
  const shown = steps[shownAt]
  const ruling = shown?.played.rulings.at(-1)
  const story = shown?.played.stories.at(-1)
  const { open } = steps[lastAt]?.played ?? {}
  /** An answer that is to be given otherwise, and the entry before it, after which it was asked. */
  const [asked, again] = panel?.show === 'again' ? [steps[panel.at], steps[panel.at - 1]] : []
  const began = stepOfQuestion(run)
  // Without what the engine stopped at.
  const followed = game.events.slice(0, steps.length)
  const leave = {
    what: steps[began] === undefined ? 'The last entry' : sayStep(court, steps[began]),
    onLater: () => enter(leftForLater({ ...game, events: followed }, began)),
  }
  const left = (game.later ?? []).map((one) => ({
    what: one.events[0] === undefined ? '' : sayEvent(one.events[0], steps[one.at]?.before ?? table, () => ''),
    action: takenUp(game, one),
  }))
  const isEmpty = game.events.length === 0 && left.length === 0
  const handAt = stepOfHand(run, shownAt)
  const hand = steps[handAt]?.event
  return (
    <Page
      title={TITLE}
      ground="felt"
      place="table"
      isBusy={game.events.length > 0}
      inForce={inForce}
      onBack={panel === undefined ? undefined : close}
    >
      <AllTiles />
      <div class="vh">
        <Heading>{TITLE}</Heading>
      </div>
      <div class={panel === undefined ? 'board' : 'board has-sheet'}>
        <div class="board__l">
          <BoardFelt table={table} nearest={nearest} chosen={panel?.show === 'spot' ? panel.spot : undefined} onChoose={choose} />
          <Tools
            undoes={nameOf(done, court, run)}
            redoes={next === undefined ? undefined : 'redo'}
            nearest={SEAT_NAMES[SEATS[nearest] ?? 'a']}
            isSharing={panel?.show === 'share'}
            onUndo={undo}
            onRedo={redo}
            onTurn={() => setNearest((nearest + 1) % 4)}
            isEmpty={isEmpty}
            onShare={() => setPanel(panel?.show === 'share' ? undefined : { show: 'share' })}
            onNew={() => {
              if (isEmpty) return
              enter({ does: 'new', keep: 0, add: [], rules: null, later: [] })
              setSaid('A new game. Undo brings the last one back.')
            }}
          />
          <p class="vh" role="status">
            {said}
          </p>
        </div>
        <div class="board__r">
          <Trouble game={game} run={run} inForce={inForce} arrived={arrived} onArrived={onArrived} />
          {panel?.show === 'spot' ? (
            <BoardSheet
              key={JSON.stringify(panel.spot)}
              bench={bench}
              table={table}
              spot={panel.spot}
              onEvent={add}
              fix={fixAt(panel.spot)}
              onClose={close}
            />
          ) : null}
          {panel?.show === 'share' ? (
            <BoardShare
              events={game.events}
              rules={rules}
              later={game.later}
              onArrived={takeIn}
              onClose={() => setPanel(undefined)}
            />
          ) : null}
          {open !== undefined && panel === undefined ? (
            <OpenQuestion
              key={`${steps.length} ${open.question}`}
              bench={bench}
              table={table}
              open={open}
              isFresh={isFresh.current}
              onEvent={add}
              onHand={(seat, made) => enter(withHand(followed, seat, made))}
              leave={leave}
            />
          ) : null}
          {asked === undefined || again?.played.open === undefined || panel?.show !== 'again' ? null : (
            <OpenQuestion
              key={`again ${panel.at}`}
              bench={bench}
              table={again.played.table}
              open={again.played.open}
              isFresh
              onEvent={(event) => correct(panel.at, event)}
              onClose={close}
            />
          )}
          {panel === undefined && open === undefined ? <LeftForLater left={left} onTakeUp={enter} /> : null}
          {table.deal.state === 'tableDecides' && panel === undefined ? (
            <TableDecides table={table} isFresh={isFresh.current && ruling === undefined} onEvent={add} />
          ) : null}
          {ruling !== undefined && story !== undefined ? (
            <BoardRuling
              key={`${shownAt} ${ruling.headline}`}
              court={court}
              ruling={ruling}
              story={story}
              inForce={inForce}
              isFresh={isFresh.current || panel !== undefined}
              onClose={panel?.show === 'ruling' ? () => setPanel(undefined) : undefined}
              onValue={
                hand?.type === 'declared' || hand?.type === 'won' || hand?.type === 'wonBySwap'
                  ? (value) => correct(handAt, { ...hand, value })
                  : undefined
              }
            />
          ) : null}
          {isEmpty && panel === undefined ? (
            <p class="lead board__empty">Nobody has anything up. Tap a seat when something happens.</p>
          ) : null}
          <GameList
            court={court}
            run={run}
            total={game.events.length}
            isShort={panel !== undefined || open !== undefined || ruling !== undefined}
            onRuling={(at) => setPanel({ show: 'ruling', at })}
            onAgain={(at) => setPanel({ show: 'again', at })}
          />
        </div>
      </div>
    </Page>
  )
}

const LiveTable = () => {
  const game = useBoardGame()
  const device = useInForce()
  const own = useInForce(
    game.rules === undefined ? undefined : { ...NOTHING_TOLD, rules: game.rules.base, options: game.rules.options },
  )
  const [arrived, setArrived] = useArrivals(game, own)
  const arrival = useWholeCourt()
  return (
    <Gate arrival={arrival} title={TITLE} ground="felt">
      {(whole) => {
        const found = benchFor(whole, own.choice)
        // Rules that this edition does not know cannot be played under: those of the device stand in, and that is said.
        const bench = isBench(found) ? found : benchFor(whole, device.choice)
        if (!isBench(bench)) throw new Error(bench.map(({ message }) => message).join(' '))
        const inForce = isBench(found) ? own : device
        const trouble = isBench(found)
          ? arrived
          : { events: [], ...(found[0] === undefined ? {} : { problem: found[0] }), ...arrived }
        return <Board bench={bench} game={game} inForce={inForce} arrived={trouble} onArrived={setArrived} />
      }}
    </Gate>
  )
}

/** Written ahead it is a heading: the board lives from its script, the law and what this device keeps. */
export const TableScreen = () => {
  const live = useLive()
  if (live) return <LiveTable />
  return (
    <Page title={TITLE} ground="felt" place="table">
      <Heading>{TITLE}</Heading>
      <p class="lead">Follow a game tap by tap: what each seat does, what it has up, and the ruling as soon as one is due.</p>
    </Page>
  )
}
