/** Brings the page to life in a browser. */
import './baseline.ts'
import { hydrate, render } from 'preact'
import { App, loadDispute, loadScreen } from './app.tsx'
import { showFaces } from './faces.ts'
import { guardAddress } from './law/address.ts'
import { isCarried, lawForPath } from './law/for-path.ts'
import { isKept, keepOffline } from './sw/offline.ts'

// The router decodes addresses and throws at a malformed one; it must never see it. Ours is the first listener.
guardAddress()
addEventListener('popstate', guardAddress, true)

/** Once the screen, which is there, has been taken up and answers to a tap. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** After the first look at the page, before the first answer to a question. */
const SOON = 1000

/** What a page can do without until it answers to a tap: it would only make the answer wait. */
const fetchTheRest = async (path: string): Promise<void> => {
  setTimeout(loadDispute, SOON)
  await lawForPath(path).catch(() => undefined)
  await showFaces()
  setTimeout(keepOffline, SOON)
}

const start = async (root: HTMLElement): Promise<void> => {
  const { pathname, hash } = location
  // Faces that this device keeps cost nothing.
  if (isKept()) void showFaces()
  // A page that cannot have its law or its script says so itself.
  await Promise.allSettled([isCarried(pathname, hash) ? undefined : lawForPath(pathname), loadScreen(pathname)])
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
  await fetchTheRest(pathname)
}

const root = document.getElementById('app')
if (root !== null) void start(root)
