/**
 * The first render of a prerendered page must equal its HTML, so it knows neither the fragment nor what is saved on the
 * device. `useLive` says when a screen may look at them: at once after a client navigation, else after its first render.
 */
import { useEffect, useState } from 'preact/hooks'

let settled = false

/** Whether the page in view was written ahead for this very address. */
const isWritten = (): boolean => {
  if (typeof document === 'undefined') return true
  return document.getElementById('app')?.dataset['page'] === (location.pathname.replace(/\/+$/, '') || '/')
}

/** `matters`: whether what a screen will see then differs from what was written. If not, there is nothing to draw again. */
export const useLive = (matters: () => boolean = () => true): boolean => {
  const [live, setLive] = useState(() => settled || !isWritten())
  useEffect(() => {
    settled = true
    if (matters()) setLive(true)
  }, [])
  return live || settled
}
