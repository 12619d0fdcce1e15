/** `/table`: the table board. What is entered is the only state; the engine says what it means and what can follow. */
import { useState } from 'preact/hooks'
import { AllTiles } from '../art/all-tiles.tsx'
import { BoardFelt } from '../components/board-felt.tsx'
import { Tools } from '../components/board-game.tsx'
import { BoardSide } from '../components/board-side.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useArrivals } from '../state/board-arrivals.ts'
import type { BoardGame } from '../state/board-game.ts'
import { isEmptyGame, useBoardGame } from '../state/board-game.ts'
import type { Arrived } from '../state/board-link.ts'
import { useBoardMoves } from '../state/board-moves.ts'
import type { Bench } from '../state/board-play.ts'
import { benchFor, follow, isBench } from '../state/board-play.ts'
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

interface BoardProps {
  readonly bench: Bench
  readonly game: BoardGame
  readonly inForce: InForce
  readonly arrived: Arrived | undefined
  readonly onArrived: (arrived: Arrived | undefined) => void
}

const Board = ({ bench, game, inForce, arrived, onArrived }: BoardProps) => {
  const run = follow(bench, game.events)
  const moves = useBoardMoves(bench, game, run)
  const { panel, close } = moves
  const [nearest, setNearest] = useState(0)
  const isEmpty = isEmptyGame(game)
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
          <BoardFelt
            table={run.table}
            nearest={nearest}
            chosen={panel?.show === 'spot' ? panel.spot : undefined}
            onChoose={moves.choose}
          />
          <Tools
            undoes={moves.undoes}
            redoes={moves.redoes}
            nearest={SEAT_NAMES[SEATS[nearest] ?? 'a']}
            isSharing={panel?.show === 'share'}
            onUndo={moves.undo}
            onRedo={moves.redo}
            onTurn={() => setNearest((nearest + 1) % 4)}
            isEmpty={isEmpty}
            onShare={() => moves.setPanel(panel?.show === 'share' ? undefined : { show: 'share' })}
            onNew={() => {
              if (isEmpty) return
              moves.enter({ does: 'new', keep: 0, add: [], rules: null, later: [] })
              moves.say('A new game. Undo brings the last one back.')
            }}
          />
          <p class="vh" role="status">
            {moves.said}
          </p>
        </div>
        <BoardSide bench={bench} game={game} run={run} moves={moves} inForce={inForce} arrived={arrived} onArrived={onArrived} />
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
