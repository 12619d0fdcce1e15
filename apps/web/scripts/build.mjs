// Builds the app into dist/site: scripts and styles, every page as HTML, the service worker, compressed copies.
// Needs the engine built: `npm run web` builds it first.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress.mjs'
import { writePages } from './pages.mjs'
import { writeWorker } from './worker.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const site = `${root}dist/site/`
const prerender = `${root}dist/prerender/`
const shared = { root, configFile: `${root}vite.config.ts`, logLevel: 'warn' }

const started = performance.now()
rmSync(prerender, { recursive: true, force: true })
await build(shared)
await build({
  ...shared,
  build: { ssr: 'src/entry-prerender.tsx', outDir: 'dist/prerender', copyPublicDir: false, minify: false },
})
const pages = await writePages({ site, prerender })
const { files, bytes } = await writeWorker({ root, site })
const compressed = await compressFiles(site)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `${pages} pages, ${compressed} compressed files; kept for offline: ${files} files, ${Math.round(bytes / 1000)} kB. ${seconds} s`,
)
