// Serves the built app. Listens at PORT, or 8080; PORT=0 takes any free port. Ends with whoever started it.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { askedPort, portProblem } from './port.mjs'

const words = process.argv.slice(2)
const endsWithStarter = process.env.npm_lifecycle_event === 'start' || words.includes('--with-starter')
const [folder = fileURLToPath(new URL('../dist', import.meta.url))] = words.filter((word) => !word.startsWith('--'))
const site = `${folder}/site`

const stop = (message) => {
  console.error(message)
  process.exit(1)
}

const { port, problem } = askedPort(process.env.PORT)
if (problem !== undefined) stop(problem)
if (!existsSync(`${folder}/policy.txt`)) stop('The app is not built. Run npm start, or npm run web and then this again.')

const policy = readFileSync(`${folder}/policy.txt`, 'utf8')
/** For what a browser runs by itself: pages and the worker. */
const pageHeaders = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}
/** For files that pages load, whose own policy holds there: opened by themselves they may do nothing. */
const NOTHING = "default-src 'none'"
const FOREVER = 'public, max-age=31536000, immutable'
const notFound = readFileSync(`${site}/404.html`)

const setHeaders = (response, path) => {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  // A name with a hash never changes its content; everything else is asked for anew.
  const isHashed = /^\/(assets|law)\//.test(path)
  response.setHeader('Cache-Control', isHashed ? FOREVER : 'no-cache')
  if (isHashed) response.setHeader('Content-Security-Policy', NOTHING)
  else for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value)
}

const onNoMatch = (request, response) => {
  response.statusCode = 404
  setHeaders(response, '/404')
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.end(request.method === 'HEAD' ? undefined : notFound)
}

const files = sirv(site, { brotli: true, gzip: true, etag: true, extensions: ['html'], setHeaders, onNoMatch })

const isReadable = (path) => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

const server = createServer((request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?')
  if (!['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  if (isReadable(path)) files(request, response)
  else onNoMatch(request, response)
})

server.on('error', (error) => {
  const found = portProblem(error, port)
  if (found === undefined) throw error
  stop(found)
})
server.listen(port, () => console.log(`Mahjudge is ready at http://localhost:${server.address().port}`))

const end = () => {
  server.close()
  server.closeAllConnections()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

// npm does not always pass on the signal that ends it; a server whose starter is gone ends too.
const starter = process.ppid
if (endsWithStarter) {
  setInterval(() => {
    if (process.ppid !== starter) end()
  }, 500).unref()
}
