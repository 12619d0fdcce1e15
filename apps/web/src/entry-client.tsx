/** Brings the page to life in a browser. */
import './baseline.ts'
import { hydrate, render } from 'preact'
import { App, preloadDispute } from './app.tsx'
import { guardAddress } from './law/address.ts'
import { lawForPath } from './law/for-path.ts'
import { keepOffline } from './sw/offline.ts'

// The router decodes addresses and throws at a malformed one; it must never see it. Ours is the first listener.
guardAddress()
addEventListener('popstate', guardAddress, true)

/** By the first word of the address: `/ask/misname` is drawn by screens/ask.tsx, and `/` by screens/home.tsx. */
const screens = import.meta.glob(['./screens/*.tsx', '!./screens/missing.tsx'])

/** Fetches what the page at this path needs. A page that cannot have it says so itself. */
const prepare = (path: string): Promise<unknown> => {
  return Promise.allSettled([lawForPath(path), screens[`./screens/${path.split('/')[1] || 'home'}.tsx`]?.()])
}

/** Once the screen, which is there, has been taken up and answers to a tap. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** After the first look at the page, before the first answer to a question. */
const SOON = 1000

const start = async (root: HTMLElement): Promise<void> => {
  const { pathname } = location
  await prepare(pathname)
  const written = root.dataset['page']
  const app = <App path={pathname} />
  if (written !== undefined && written === (pathname.replace(/\/+$/, '') || '/')) hydrate(app, root)
  else {
    // The shell, or a page written for another address: it must not be taken for this one.
    root.replaceChildren()
    render(app, root)
  }
  await settle()
  root.dataset['ready'] = ''
  // The screens of a dispute follow each other; the next one must not wait for its script.
  setTimeout(preloadDispute, SOON)
}

const root = document.getElementById('app')
if (root !== null) void start(root)
keepOffline()
