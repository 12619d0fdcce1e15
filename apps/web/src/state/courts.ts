/** Courts for screens. What the entry has loaded is there at the first render; anything else arrives later. */
import type { Court } from 'mahjudge'
import { useEffect, useState } from 'preact/hooks'
import type { Choice } from '../law/court.ts'
import { court, courtNow, fullCourt, fullCourtNow, texts, textsNow } from '../law/court.ts'

export interface Arrival {
  readonly court?: Court
  readonly failed?: unknown
}

const useArrivalOf = (key: string, now: () => Court | undefined, load: () => Promise<Court>): Arrival => {
  const [, setTold] = useState<unknown>(undefined)
  const [failure, setFailure] = useState<{ readonly key: string; readonly error: unknown } | undefined>(undefined)
  const there = now()
  useEffect(() => {
    if (now() !== undefined) return
    let isWanted = true
    load().then(
      (loaded) => {
        if (isWanted) setTold(loaded)
      },
      (error: unknown) => {
        if (isWanted) setFailure({ key, error })
      },
    )
    return () => {
      isWanted = false
    }
  }, [key])
  if (there !== undefined) return { court: there }
  return failure?.key === key ? { failed: failure.error } : {}
}

/** The law that rules on one situation under a choice of rules; the standard ones when none is given. */
export const useCourt = (situation: string, choice: Choice = {}): Arrival =>
  useArrivalOf(
    `${situation} ${JSON.stringify(choice)}`,
    () => courtNow(situation, choice),
    () => court(situation, choice),
  )

/** Every text of the law. */
export const useTexts = (): Arrival => useArrivalOf('texts', textsNow, texts)

/** The whole law with every option open, for a screen that is nothing without it. */
export const useWholeCourt = (): Arrival => useArrivalOf('whole', fullCourtNow, fullCourt)

/** The same, where a screen can do without. */
export const useFullCourt = (): Court | undefined => useWholeCourt().court
