// Before the build, which takes a minute or two: whether the app can be served at its port afterwards.
import { createServer } from 'node:http'
import { askedPort, portProblem } from './port.mjs'

const stop = (message) => {
  console.error(message)
  process.exit(1)
}

const { port, problem } = askedPort(process.env.PORT)
if (problem !== undefined) stop(problem)
const probe = createServer()
probe.on('error', (error) => {
  // What else may be wrong with listening, the server says in full.
  const found = portProblem(error, port)
  if (found !== undefined) stop(found)
})
probe.listen(port, () => probe.close())
