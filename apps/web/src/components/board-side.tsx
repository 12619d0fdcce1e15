/** Beside the table: the sheet of what was tapped, the question that is open, the ruling, and what was entered. */
import type { TableEvent } from 'mahjudge'
import { useMemo } from 'preact/hooks'
import type { BoardGame, GameRules } from '../state/board-game.ts'
import { isEmptyGame, leftForLater, takenUp } from '../state/board-game.ts'
import type { Arrived } from '../state/board-link.ts'
import type { BoardMoves } from '../state/board-moves.ts'
import type { Bench, Run } from '../state/board-play.ts'
import type { Spot } from '../state/board-spot.ts'
import type { Fix } from '../state/board-steps.ts'
import { corrected, discardFix, groupFix, stepOfQuestion, valueFix, withHand } from '../state/board-steps.ts'
import { sayEvent, sayStep } from '../state/board-words.ts'
import type { InForce } from '../state/rules.ts'
import { GameList } from './board-game.tsx'
import { LeftForLater, OpenQuestion } from './board-question.tsx'
import { BoardRuling, TableDecides } from './board-ruling.tsx'
import { BoardShare } from './board-share.tsx'
import { BoardSheet } from './board-sheet.tsx'
import { HandsThrownIn } from './board-thrown.tsx'
import { Trouble } from './board-trouble.tsx'

export interface SideProps {
  readonly bench: Bench
  readonly game: BoardGame
  readonly run: Run
  readonly moves: BoardMoves
  readonly inForce: InForce
  readonly arrived: Arrived | undefined
  readonly onArrived: (arrived: Arrived | undefined) => void
}

export const BoardSide = ({ bench, game, run, moves, inForce, arrived, onArrived }: SideProps) => {
  const { court } = bench
  const { table, steps } = run
  const { panel, setPanel, isFresh, enter, add, close } = moves
  const rules = useMemo((): GameRules => ({ base: inForce.base, options: inForce.options }), [JSON.stringify(inForce.choice)])
  const takeIn = (one: Arrived): void => {
    setPanel(undefined)
    onArrived(one)
  }
  const correct = (at: number, event: TableEvent): void => enter(corrected(bench, run, game.events, at, event))
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
  return (
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
          isFresh={isFresh}
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
      {panel === undefined ? (
        <HandsThrownIn court={court} table={table} isFresh={isFresh && ruling === undefined} onEvent={add} />
      ) : null}
      {table.deal.state === 'tableDecides' && panel === undefined ? (
        <TableDecides table={table} isFresh={isFresh && ruling === undefined} onEvent={add} />
      ) : null}
      {ruling !== undefined && story !== undefined ? (
        <BoardRuling
          key={`${shownAt} ${ruling.headline}`}
          court={court}
          ruling={ruling}
          story={story}
          inForce={inForce}
          isFresh={isFresh || panel !== undefined}
          onClose={panel?.show === 'ruling' ? () => setPanel(undefined) : undefined}
          valueOf={(seat) => valueFix(run, shownAt, seat, correct)}
        />
      ) : null}
      {isEmptyGame(game) && panel === undefined ? (
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
  )
}
