// The port that the app is served at: PORT, or 8080. What stands in the way is said in the same words before and after the build.

const USUAL = 8080
const MOST = 65_535

/** A port to offer instead of one that cannot be had. */
const other = (port) => (port >= USUAL && port < MOST ? port + 1 : USUAL)

const instead = (port) => `PORT=${other(port)} npm start, or PORT=0 npm start for any that is free`

/** The port that was asked for, the usual one where none was, or the sentence that says why it is none. */
export const askedPort = (asked = '') => {
  const text = asked === '' ? String(USUAL) : asked
  const port = Number(text)
  return /^\d+$/.test(text) && port <= MOST
    ? { port }
    : { problem: `PORT is ${text}, which is no port. Give a number from 0 to ${MOST}, such as ${instead(USUAL - 1)}.` }
}

/** Why a server cannot listen at a port, with what to do; nothing for an error that is of another kind. */
export const portProblem = (error, port) => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on this computer is in use. Stop what uses it, or choose another: ${instead(port)}.`
  if (error.code === 'EACCES') return `Port ${port} is not ours to use. Choose one above 1023: ${instead(USUAL - 1)}.`
  return undefined
}
