/** The fragment of the address as a store. The router does not see fragments; people, Back and shared links change them. */
import { useLocation } from 'preact-iso'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import type { Told } from './fragment.ts'
import { NOTHING_TOLD, parseFragment } from './fragment.ts'
import { useLive } from './live.ts'

const listeners = new Set<() => void>()
let last = ''

const refresh = (): void => {
  const now = `${location.pathname}${location.hash}`
  if (now === last) return
  last = now
  for (const listener of listeners) listener()
}

/** Mounted once, inside the router: hears Back, typed fragments, and the router's own pushes. */
export const AddressWatch = (): null => {
  const { url } = useLocation()
  useLayoutEffect(refresh, [url])
  useEffect(() => {
    addEventListener('popstate', refresh)
    addEventListener('hashchange', refresh)
    return () => {
      removeEventListener('popstate', refresh)
      removeEventListener('hashchange', refresh)
    }
  }, [])
  return null
}

/** A path as the router sees it: readable, without a slash at its end. */
const plainPath = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(/(.)\/+$/, '$1')
  } catch {
    return path
  }
}

/** What the fragment tells a screen. A screen that is being left keeps what it had. */
export const useTold = (ownPath: string): Told => {
  const live = useLive(() => location.hash !== '')
  const [, render] = useReducer((count: number) => count + 1, 0)
  const kept = useRef<{ readonly hash: string; readonly told: Told }>({ hash: '', told: NOTHING_TOLD })
  useEffect(() => {
    const listener = (): void => render(undefined)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  if (!live) return NOTHING_TOLD
  if (plainPath(location.pathname) === ownPath && location.hash !== kept.current.hash)
    kept.current = { hash: location.hash, told: parseFragment(location.hash) }
  return kept.current.told
}

/** Goes to an address of the app; Back returns unless it replaces the present one. */
export const useGo = (): ((address: string, replace?: boolean) => void) => {
  const { route } = useLocation()
  return (address, replace = false) => {
    route(address, replace)
    refresh()
  }
}

/** Keeps a click on a link to ourselves. The router follows links without asking whether somebody has done so. */
export const takeClick = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}
