/** Before all tests: there must be a browser. */
import { findChromium } from '../scripts/browser.mjs'

export const setup = (): void => {
  findChromium()
}
