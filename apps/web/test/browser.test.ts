/** Which browser the tests run in, decided from facts alone. */
import { expect, test } from 'vitest'
import { decideBrowser } from '../scripts/browser.mjs'

const FACTS = { named: undefined, programs: [] as readonly string[], isRoot: false, isDebian: false, hasTried: false }
const ON_DEBIAN = { ...FACTS, isRoot: true, isDebian: true }

test('CHROME_PATH comes before the usual places, and is never passed over', () => {
  const programs = ['/opt/chrome', '/usr/bin/chromium']
  expect(decideBrowser({ ...FACTS, named: '/opt/chrome', programs })).toEqual({ use: '/opt/chrome' })
  expect(decideBrowser({ ...ON_DEBIAN, named: '/opt/none', programs })).toEqual({
    fail: 'CHROME_PATH is /opt/none, and there is no program there.',
  })
  expect(decideBrowser({ ...FACTS, named: '', programs: ['/usr/bin/chromium'] })).toEqual({ use: '/usr/bin/chromium' })
})

test('the first of the usual places is taken', () => {
  expect(decideBrowser({ ...ON_DEBIAN, programs: ['/snap/bin/chromium', '/usr/local/bin/chrome'] })).toEqual({
    use: '/snap/bin/chromium',
  })
})

test('only root on Debian installs one, once', () => {
  expect(decideBrowser(ON_DEBIAN)).toEqual({ install: ['update', 'install -y --no-install-recommends chromium'] })
  for (const facts of [{ ...ON_DEBIAN, isRoot: false }, { ...ON_DEBIAN, isDebian: false }, FACTS])
    expect(decideBrowser(facts)).toEqual({ fail: expect.stringMatching(/^Chromium is missing\. .*CHROME_PATH=/) as unknown })
  expect(decideBrowser({ ...ON_DEBIAN, hasTried: true })).toEqual({
    fail: expect.stringMatching(/^apt-get could not install chromium\. Chromium is missing\./) as unknown,
  })
})
