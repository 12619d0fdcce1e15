/** Games that come in by a link, and Back while a sheet is open: what the address and the history do to the board. */
import type { Problem, TableEvent } from 'mahjudge'
import { useEffect, useRef, useState } from 'preact/hooks'
import { fullCourt } from '../law/court.ts'
import type { BoardGame, GameRules } from './board-game.ts'
import type { Arrived } from './board-link.ts'
import { gameFromFragment, isGameFragment } from './board-link.ts'
import { benchFor, follow, isBench } from './board-play.ts'
import { withSeats } from './board-words.ts'
import type { InForce } from './rules.ts'

export const isSameRules = (one: GameRules, other: GameRules): boolean =>
  one.base === other.base && JSON.stringify(one.options) === JSON.stringify(other.options)

/** Two logs of which one goes on where the other ends. */
const isStartOf = (events: readonly TableEvent[], longer: readonly TableEvent[]): boolean =>
  events.length <= longer.length && events.every((event, at) => JSON.stringify(event) === JSON.stringify(longer[at]))

/** Why nothing of a game can be shown: the engine does not take its first event. This device's own game stays then. */
const refusal = async ({ events }: Arrived, { choice }: InForce): Promise<Problem | undefined> => {
  const bench = benchFor(await fullCourt(), choice)
  const { problem } = isBench(bench) ? follow(bench, events.slice(0, 1)) : {}
  return problem === undefined
    ? undefined
    : {
        code: problem.code,
        message: `Its first entry cannot be read. ${withSeats(problem.message)}`,
        hint: 'Ask for the link or the file again. Your own game is untouched.',
      }
}

/** Takes in the game of a link, and takes it out of the address: from then on it is this device's own. */
export const useArrivals = (
  game: BoardGame,
  inForce: InForce,
): readonly [Arrived | undefined, (arrived: Arrived | undefined) => void] => {
  const [arrived, setArrived] = useState<Arrived | undefined>(undefined)
  const take = (one: Arrived | undefined): void => {
    setArrived(one)
    if (one === undefined || one.events.length + (one.later?.length ?? 0) === 0) return
    // A game that has gone on here since is not thrown back.
    const isOurs = JSON.stringify(one.later ?? []) === JSON.stringify(game.later ?? [])
    if (isOurs && isStartOf(one.events, game.events) && (one.rules === undefined || isSameRules(one.rules, inForce))) return
    game.enter({ does: 'load', keep: 0, add: one.events, rules: one.rules ?? null, later: one.later ?? [] })
  }
  const arrive = (one: Arrived | undefined): void => {
    if (one === undefined) return take(one)
    void refusal(one, inForce).then(
      (problem) => take(problem === undefined ? one : { events: [], problem }),
      // Without the law nothing can be tried; the board says then what it lacks.
      () => take(one),
    )
  }
  useEffect(() => {
    const look = (): void => {
      const { hash } = location
      if (location.pathname.replace(/\/+$/, '') !== '/table' || !isGameFragment(hash)) return
      history.replaceState(history.state, '', '/table')
      void gameFromFragment(hash).then(arrive)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return [arrived, arrive]
}

/** The entry of the history that Back leaves to close a sheet. It stays, for the next sheet. */
const isSheetEntry = (): boolean => (history.state as { readonly board?: unknown } | null)?.board === 'sheet'

/** While a sheet is open, Back closes it and goes nowhere; else it goes where it always goes. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const wasSheet = useRef(isSheetEntry())
  useEffect(() => {
    if (!isOpen || wasSheet.current) return
    history.pushState({ board: 'sheet' }, '', location.href)
    wasSheet.current = true
  }, [isOpen])
  useEffect(() => {
    const heard = (): void => {
      const isLeft = wasSheet.current && !isSheetEntry()
      wasSheet.current = isSheetEntry()
      if (!isLeft) return
      if (isOpen) close()
      else history.back()
    }
    addEventListener('popstate', heard)
    return () => removeEventListener('popstate', heard)
  })
}
