/**
 * The service worker: keeps one whole edition of the app and answers from it, network or not
 * (docs/adr/0012-service-worker.md). scripts/pages.mjs says which files an edition is made of.
 *
 * A new edition is fetched and kept beside the one in use. It is used from the moment somebody says so, and no sooner:
 * which edition is in use is written down, so that closing every tab changes nothing either.
 */
declare const self: ServiceWorkerGlobalScope
declare const __VERSION__: string
declare const __FILES__: readonly string[]
declare const __FALLBACK__: string

const VERSION = __VERSION__
const FILES = __FILES__
/** The page that draws any address. */
const FALLBACK = __FALLBACK__

const cacheOf = (version: string): string => `mahjudge-${version}`
const NOTES = 'mahjudge-notes'
const IN_USE = '/in-use'

const readInUse = async (): Promise<string | undefined> => {
  const note = await (await caches.open(NOTES)).match(IN_USE)
  const version = await note?.text()
  // A browser may have thrown the edition away.
  return version !== undefined && (await caches.has(cacheOf(version))) ? version : undefined
}

let inUse: Promise<string | undefined> | undefined

const versionInUse = async (): Promise<string> => (await (inUse ??= readInUse())) ?? VERSION

const use = async (version: string): Promise<void> => {
  await (await caches.open(NOTES)).put(IN_USE, new Response(version))
  inUse = Promise.resolve(version)
}

/** All files or none: `addAll` fails whole, and the browser tries again at a later visit. */
const keepFiles = async (): Promise<void> => {
  const cache = await caches.open(cacheOf(VERSION))
  // Files with a hash in their name are taken from the browser's own cache, where the first visit put them.
  await cache.addAll(FILES.map((file) => (file.startsWith('/assets/') ? file : new Request(file, { cache: 'no-cache' }))))
}

const forgetOthers = async (): Promise<void> => {
  const kept = new Set([NOTES, cacheOf(VERSION), cacheOf(await versionInUse())])
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)))
}

const begin = async (): Promise<void> => {
  const first = (await readInUse()) === undefined
  if (first) await use(VERSION)
  await forgetOthers()
  // At the first visit there is no edition to disturb, and the open page may lose its signal any moment.
  if (first) await self.clients.claim()
}

const takeOver = async (): Promise<void> => {
  await use(VERSION)
  await self.skipWaiting()
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ type: 'taken-over' })
}

/** `/ruling/mj-error/` and `/ruling/mj-error` are one page. */
const pathOf = (address: string): string => new URL(address).pathname.replace(/(.)\/+$/, '$1')

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheOf(await versionInUse()))
  const kept = await cache.match(pathOf(request.url))
  if (kept !== undefined) return kept
  if (request.mode !== 'navigate') return fetch(request)
  return (await cache.match(FALLBACK)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('message', (event) => {
  const said: unknown = event.data
  if (said === 'take-over') event.waitUntil(takeOver())
  // Asked by a page: is the edition in use another than the one I brought?
  if (said === 'waiting?') {
    const [port] = event.ports
    event.waitUntil(versionInUse().then((version) => port?.postMessage(version !== VERSION)))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(answer(request))
})

export {}
