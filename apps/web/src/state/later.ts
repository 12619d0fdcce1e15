/** Work that must not be waited for: a piece at a time, whenever the page has nothing better to do. */

/** The longest a piece waits for a page that is never idle. */
const LATEST = 2000

const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') {
    const number = requestIdleCallback(work, { timeout: LATEST })
    return () => cancelIdleCallback(number)
  }
  const number = setTimeout(work, 200)
  return () => clearTimeout(number)
}

/** Nobody has read a screen before that; what is done until then is in the way of the screen itself. */
const SOONEST = 400

/** Does these pieces one after the other, once what is on the screen has been painted. Returns how to stop. */
export const later = (pieces: readonly (() => void)[]): (() => void) => {
  const go = (at: number): void => {
    const piece = pieces[at]
    if (piece === undefined) return
    stop = whenIdle(() => {
      piece()
      go(at + 1)
    })
  }
  const number = setTimeout(() => go(0), SOONEST)
  let stop = (): void => clearTimeout(number)
  return () => stop()
}
