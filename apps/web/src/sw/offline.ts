/** What a page knows of the service worker, and the one thing it can ask of it: to use the edition that was found. */

export type Offline =
  /** This browser keeps nothing, or refused to. The app works while there is a signal. */
  | 'unavailable'
  /** Not kept yet. */
  | 'saving'
  /** Every address answers without a signal. */
  | 'saved'
  /** Kept, and a newer edition is kept beside it, to be used when somebody says so. */
  | 'update'

let state: Offline = 'saving'
const listeners = new Set<() => void>()

const become = (next: Offline): void => {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

/** In pages written ahead, and until the browser has answered: `saving`. */
export const offline = (): Offline => state

/** Calls `listener` at every change; call the result to stop. */
export const onOffline = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The worker that holds the newer edition: one that waits, or one that is active and was not told to use it. */
let holder: ServiceWorker | undefined

/** Uses the newer edition. Every open tab is loaded anew, at its own address, fragment and all. */
export const takeUpdate = (): void => {
  holder?.postMessage('take-over')
}

const offer = (worker: ServiceWorker): void => {
  holder = worker
  become('update')
}

const watch = (worker: ServiceWorker, isFirst: boolean): void => {
  const look = (): void => {
    if (worker.state === 'installed' && !isFirst) offer(worker)
    if (worker.state === 'activated' && isFirst) become('saved')
    if (worker.state === 'redundant' && isFirst && state === 'saving') become('unavailable')
  }
  worker.addEventListener('statechange', look)
  look()
}

const askWhetherWaiting = (worker: ServiceWorker): void => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    if (data === true) offer(worker)
  })
  port1.start()
  worker.postMessage('waiting?', [port2])
}

const register = async (container: ServiceWorkerContainer): Promise<void> => {
  const registration = await container.register('/sw.js')
  const { active, waiting, installing } = registration
  if (active !== null) {
    become('saved')
    askWhetherWaiting(active)
  }
  if (waiting !== null && active !== null) offer(waiting)
  if (installing !== null) watch(installing, active === null)
  else if (active === null && waiting !== null) watch(waiting, true)
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing, registration.active === null)
  })
}

/** Whether this page and what it fetches come from this device. */
export const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Has this device keep the app. */
export const keepOffline = (): void => {
  if (!('serviceWorker' in navigator)) {
    become('unavailable')
    return
  }
  const container = navigator.serviceWorker
  container.addEventListener('message', ({ data }) => {
    if ((data as { readonly type?: unknown } | null)?.type === 'taken-over') location.reload()
  })
  container.startMessages()
  // A refusal (private windows, a full disk) costs nothing but the promise of working without a signal.
  register(container).catch(() => become('unavailable'))
}
