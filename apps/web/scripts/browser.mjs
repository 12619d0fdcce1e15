// Finds and starts a Chromium for the tests, the screenshots and the measurements.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const USUAL = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * What to do about a browser. `programs` are the paths, in the order in which they are looked at, where there is one.
 *
 * @param {{ named?: string | undefined, programs: readonly string[], isRoot: boolean, isDebian: boolean, hasTried: boolean }} facts
 * @returns {{ use: string } | { install: readonly string[] } | { fail: string }}
 */
export const decideBrowser = ({ named = '', programs, isRoot, isDebian, hasTried }) => {
  if (named !== '')
    return programs.includes(named) ? { use: named } : { fail: `CHROME_PATH is ${named}, and there is no program there.` }
  const [found] = programs
  if (found !== undefined) return { use: found }
  if (isRoot && isDebian && !hasTried) return { install: ['update', 'install -y --no-install-recommends chromium'] }
  return {
    fail: `${hasTried ? 'apt-get could not install chromium. ' : ''}Chromium is missing. Install it (on Debian: apt-get install chromium), or name one: CHROME_PATH=/path/to/chrome`,
  }
}

const factsNow = (hasTried) => {
  const named = process.env.CHROME_PATH
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return {
    named,
    programs: [...(named === undefined ? [] : [named]), ...USUAL, ...inPath].filter(isProgram),
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/debian_version'),
    hasTried,
  }
}

const install = (steps) => {
  console.log(
    `No Chromium found. This is Debian and we are root, so it is installed now, which takes a minute: ${steps.map((step) => `apt-get ${step}`).join('; ')}`,
  )
  for (const step of steps) {
    const { status, error } = spawnSync('apt-get', step.split(' '), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    // The lists may be good enough although one of several sources does not answer, so the next step is tried all the same.
    if (status !== 0) console.error(`apt-get ${step} failed: ${error?.message ?? `it ended with ${status}`}.`)
  }
}

/** The program of a Chromium. Throws, naming what is missing, where there is none. */
export const findChromium = (hasTried = false) => {
  const decided = decideBrowser(factsNow(hasTried))
  if ('use' in decided) return decided.use
  if ('fail' in decided) throw new Error(decided.fail)
  install(decided.install)
  return findChromium(true)
}

export const startBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    // Chromium refuses its sandbox to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
