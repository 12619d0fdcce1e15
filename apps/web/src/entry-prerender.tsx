/** Writes pages as HTML while the app is built; scripts/pages.mjs calls it. */
import type { Court } from 'mahjudge'
import { locationStub } from 'preact-iso/prerender'
import { renderToStringAsync } from 'preact-render-to-string'
import { App } from './app.tsx'
import { provideCourt } from './law/court.ts'
import { lawAddressesFor } from './law/for-path.ts'
import { pages, titleOf } from './pages.ts'

export { pages }

export const useCourt = (court: Court): void => provideCourt(court)

export interface Page {
  readonly html: string
  readonly title: string
  /** The parts of the law that the page will fetch first. */
  readonly law: readonly string[]
}

export const renderPage = async (path: string): Promise<Page> => {
  locationStub(path)
  return { html: await renderToStringAsync(<App path={path} />), title: titleOf(path), law: lawAddressesFor(path) }
}
