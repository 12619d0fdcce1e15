/** What is open at the board, and what its keys do: enter, undo, redo, open and close. What was done is said aloud. */
import type { Court, TableEvent } from 'mahjudge'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useBackCloses } from './board-arrivals.ts'
import type { Action, BoardGame } from './board-game.ts'
import type { Bench, Run } from './board-play.ts'
import type { Spot } from './board-spot.ts'
import { focusSpot, isSpot } from './board-spot.ts'
import { added } from './board-steps.ts'
import { sayStep, seatOf } from './board-words.ts'

export type Panel =
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

export interface BoardMoves {
  readonly panel: Panel | undefined
  readonly setPanel: (panel: Panel | undefined) => void
  /** What was just done, for those who hear the board. */
  readonly said: string
  readonly say: (text: string) => void
  /** Whether what is shown follows from what was just entered. */
  readonly isFresh: boolean
  /** What undo would take back, and redo bring again. */
  readonly undoes: string | undefined
  readonly redoes: string | undefined
  readonly enter: (action: Action) => void
  /** Another event at the end of what was followed: an answer before entries that wait for it, else instead of them. */
  readonly add: (event: TableEvent) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly choose: (spot: Spot) => void
  readonly close: () => void
}

export const useBoardMoves = (bench: Bench, game: BoardGame, run: Run): BoardMoves => {
  const { court } = bench
  const { steps } = run
  const [panel, setPanel] = useState<Panel | undefined>(undefined)
  const [said, setSaid] = useState('')
  /** Whether what is shown follows from what was just entered. */
  const isFresh = useRef(false)
  const done = game.history.actions[game.history.at - 1]
  const next = game.history.actions[game.history.at]
  const close = (): void => {
    const spot = panel?.show === 'spot' ? panel.spot : undefined
    setPanel(undefined)
    if (spot !== undefined) focusSpot(spot)
  }
  const enter = (action: Action): void => {
    isFresh.current = true
    setPanel(undefined)
    game.enter(action)
  }
  const add = (event: TableEvent): void => {
    enter(added(bench, run, game.events, event))
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
      focusSpot(seat === undefined ? { at: 'middle' } : { at: 'seat', seat }, { preventScroll: true })
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
  return {
    panel,
    setPanel,
    said,
    say: setSaid,
    isFresh: isFresh.current,
    undoes: nameOf(done, court, run),
    redoes: next === undefined ? undefined : 'redo',
    enter,
    add,
    undo,
    redo,
    choose,
    close,
  }
}
