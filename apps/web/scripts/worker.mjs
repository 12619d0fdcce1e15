// Builds the service worker and tells it which files the edition is made of.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { cutLaw } from './law-plugin.mjs'

/** Drawn by the system and not by a page. */
const LEFT_OUT = [/^icon-(180|512)/, /\.map$/]

const addressOf = (name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)

/** Pages are drawn by the shell; only the first one is kept as it is. Of the law the whole is kept, and no excerpts. */
const isKept = (lawFiles) => (name) => {
  if (LEFT_OUT.some((pattern) => pattern.test(name)) || name === 'sw.js') return false
  if (name.endsWith('.html')) return ['index.html', 'shell.html'].includes(name)
  return !name.startsWith('law/') || lawFiles.has(`/${name}`)
}

export const writeWorker = async ({ root, site }) => {
  const { texts, diagrams } = cutLaw().exports
  const lawFiles = new Set([texts, diagrams])
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(site.length).replaceAll('\\', '/')}/${entry.name}`.replace(/^\/+/, ''))
    .filter(isKept(lawFiles))
    .toSorted()
  const contents = names.map((name) => readFileSync(site + name))
  const hash = createHash('sha256')
  names.forEach((name, at) => hash.update(`${name} ${contents[at].length}\n`).update(contents[at]))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)),
      __FILES__: JSON.stringify(names.map(addressOf)),
      __FALLBACK__: JSON.stringify('/shell'),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      // As written: it is small, and whoever asks what is kept can read it.
      minify: false,
      target: ['safari16.4', 'chrome109'],
      rollupOptions: { input: `${root}src/sw/worker.ts`, output: { entryFileNames: 'sw.js', format: 'es' } },
      reportCompressedSize: false,
    },
  })
  return { files: names.length, bytes: contents.reduce((sum, content) => sum + content.length, 0) }
}
