/** Whether the path of an address can be read at all. */
const isReadable = (path: string): boolean => {
  try {
    // The answer is used, or the build would take the call for one without effect and leave it out.
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Where an address leads that nobody can read: to the page that says so. */
const NOT_FOUND = '/404'

/** Takes a malformed address out of sight of the router. */
export const guardAddress = (): void => {
  if (!isReadable(location.pathname)) history.replaceState(history.state, '', NOT_FOUND)
}
