/** What is to be said about a game before it is played on: where it came from, and what is wrong with it. */
import { withSeats } from '../state/board-words.ts'
import type { BoardGame } from '../state/board-game.ts'
import type { Arrived } from '../state/board-link.ts'
import type { Run } from '../state/board-play.ts'
import { isSameRules } from '../state/board-arrivals.ts'
import type { InForce } from '../state/rules.ts'
import { useInForce } from '../state/rules.ts'
import { Problems } from './furniture.tsx'

interface TroubleProps {
  readonly game: BoardGame
  readonly run: Run
  readonly inForce: InForce
  readonly arrived: Arrived | undefined
  readonly onArrived: (arrived: Arrived | undefined) => void
}

/** What came in and cannot be read, or an entry at which the engine stopped. */
export const Trouble = ({ game, run, inForce, arrived, onArrived }: TroubleProps) => {
  const device = useInForce()
  const { actions, at: done } = game.history
  const isLoaded = done > 1 && actions[done - 1]?.does === 'load'
  const stopped = run.problem
  const [at, total] = [run.steps.length + 1, game.events.length]
  return (
    <>
      {arrived?.problem === undefined ? null : (
        <div class="notice" role="status" data-trouble="arrived">
          <h2>This game doesn’t add up.</h2>
          <Problems problems={[arrived.problem]}>
            <button type="button" class="key key--center" onClick={() => onArrived(undefined)}>
              Put this away
            </button>
          </Problems>
        </div>
      )}
      {stopped === undefined ? null : (
        <div class="notice" role="status" data-trouble="stopped">
          <h2>
            It stops at entry {at} of {total}.
          </h2>
          <p>What came before is on the board.</p>
          <Problems
            problems={[
              {
                code: stopped.code,
                message: withSeats(stopped.message),
                ...(stopped.hint === undefined ? {} : { hint: withSeats(stopped.hint) }),
              },
            ]}
          >
            <button
              type="button"
              class="key key--go key--center"
              data-act="cut"
              onClick={() => game.enter({ does: 'cut', keep: run.steps.length, add: [] })}
            >
              Go on without the rest
            </button>
          </Problems>
        </div>
      )}
      {arrived === undefined || arrived.problem !== undefined || !isLoaded ? null : (
        <div class="notice" role="status" data-notice="came">
          <p>
            <strong>This game came in.</strong> Undo brings back what was here before.
          </p>
          <button type="button" class="key key--center" onClick={() => onArrived(undefined)}>
            All right
          </button>
        </div>
      )}
      {inForce.from === 'device' || isSameRules(inForce, device) ? null : (
        <div class="notice" data-notice="rules">
          <p>
            This game came with its own rules: <strong>{inForce.name}</strong>.
          </p>
          <button
            type="button"
            class="key key--center"
            data-act="ownRules"
            onClick={() => game.enter({ does: 'rules', add: [], rules: null })}
          >
            Use this device’s rules
          </button>
        </div>
      )}
      {game.isKept ? null : (
        <div class="notice" role="status">
          <p>This browser keeps nothing. The game is here until you close the page; pass it on as a link to keep it.</p>
        </div>
      )}
      {game.isAside ? (
        <div class="notice" role="status">
          <p>The game that was saved here cannot be read by this edition. It was put aside, not thrown away.</p>
        </div>
      ) : null}
    </>
  )
}
