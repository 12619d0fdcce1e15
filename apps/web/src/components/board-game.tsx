/** What was entered so far, and what can be done with all of it: undone, turned, passed on. */
import type { Court } from 'mahjudge'
import { useState } from 'preact/hooks'
import type { Run } from '../state/board-play.ts'
import { sayStep, seatOf } from '../state/board-words.ts'
import { SEAT_NAMES } from '../state/seats.ts'
import { Icon } from './icon.tsx'
import { headlineOf } from './ruling-parts.tsx'

/** The latest are what people look for; fewer where something else is to be read. */
const SHOWN = 4
const FEW = 2

interface GameProps {
  readonly court: Court
  readonly run: Run
  readonly total: number
  /** Something else is to be read beside it. */
  readonly isShort: boolean
  readonly onRuling: (at: number) => void
  /** Asks the question of an answer again. */
  readonly onAgain: (at: number) => void
}

const ANSWERS: readonly string[] = ['told', 'verified']

export const GameList = ({ court, run, total, isShort, onRuling, onAgain }: GameProps) => {
  const [isAll, setAll] = useState(false)
  const { steps } = run
  const most = isShort ? FEW : SHOWN
  const first = isAll || steps.length <= most + 1 ? 0 : steps.length - most
  if (total === 0) return null
  return (
    <section class="thisgame" aria-label="This game">
      <div class="thisgame__head">
        <h2>This game</h2>
        {first === 0 ? null : (
          <button type="button" class="log__again" data-act="all" onClick={() => setAll(true)}>
            {first} earlier
          </button>
        )}
      </div>
      <ol class="log" start={first + 1}>
        {steps.slice(first).map((step, offset) => {
          const at = first + offset
          const seat = seatOf(step.event)
          const ruling = step.played.rulings.at(-1)
          return (
            <li key={at}>
              <span class={seat === undefined ? 'seatletter seatletter--dot' : 'seatletter'} aria-hidden="true">
                {seat === undefined ? '•' : SEAT_NAMES[seat].charAt(0)}
              </span>
              <span>{sayStep(court, step)}</span>
              {ANSWERS.includes(step.event.type) && steps[at - 1]?.played.open !== undefined ? (
                <button type="button" class="log__again" data-again={at} onClick={() => onAgain(at)}>
                  Change<span class="vh">: {sayStep(court, step)}</span>
                </button>
              ) : null}
              {ruling === undefined ? null : (
                <button type="button" class="log__ruling" data-ruling={at} onClick={() => onRuling(at)}>
                  <Icon name="rulings" />
                  <span>
                    Read the ruling<span class="vh">: {headlineOf(ruling)}</span>
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface ToolsProps {
  /** What undo takes back, in words; nothing to undo where it is left out. */
  readonly undoes: string | undefined
  readonly redoes: string | undefined
  readonly nearest: string
  readonly isSharing: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onTurn: () => void
  readonly onShare: () => void
  readonly isEmpty: boolean
  readonly onNew: () => void
}

export const Tools = ({ undoes, redoes, nearest, isSharing, isEmpty, onUndo, onRedo, onTurn, onShare, onNew }: ToolsProps) => (
  <div class="boardtools" role="group" aria-label="The board">
    <button type="button" data-act="undo" aria-disabled={undoes === undefined} onClick={onUndo}>
      <Icon name="undo" />
      <span>
        Undo<span class="vh">{undoes === undefined ? ': nothing to undo' : `: ${undoes}`}</span>
      </span>
    </button>
    <button type="button" data-act="redo" aria-disabled={redoes === undefined} onClick={onRedo}>
      <Icon name="redo" />
      <span>
        Redo<span class="vh">{redoes === undefined ? ': nothing to redo' : ''}</span>
      </span>
    </button>
    <button type="button" data-act="turn" onClick={onTurn}>
      <Icon name="spin" />
      <span>
        Turn<span class="vh"> the table. Nearest now: {nearest}</span>
      </span>
    </button>
    <button type="button" data-act="share" aria-expanded={isSharing} onClick={onShare}>
      <Icon name="share" />
      <span>
        Share<span class="vh"> this game</span>
      </span>
    </button>
    <button type="button" data-act="new" aria-disabled={isEmpty} onClick={onNew}>
      <Icon name="add" />
      <span>
        New<span class="vh"> game. Undo brings this one back.</span>
      </span>
    </button>
  </div>
)
