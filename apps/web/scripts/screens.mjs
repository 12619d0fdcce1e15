// Writes a picture of every screen, light and dark, phone and laptop, into apps/web/screens (not kept in git).
// Fails when a font is missing or anything is wider than the window.
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startBrowser } from './browser.mjs'
import { findMissingFonts, findTooSmall } from './measure-page.mjs'
import { listScreens, openScreen } from './screens-list.mjs'
import { startServer } from './start-server.mjs'

const folder = fileURLToPath(new URL('../screens/', import.meta.url))
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1280, height: 800 },
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await startBrowser()
const faults = []
let pictures = 0
try {
  const screens = await listScreens()
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    for (const screen of screens) {
      try {
        await page.setViewportSize({ width: size.width, height: size.height })
        await openScreen(page, server.origin, screen)
        for (const colorScheme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme })
          for (const fault of [...(await page.evaluate(findMissingFonts)), ...(await page.evaluate(findTooSmall))])
            faults.push(`${screen.name}, ${size.name}, ${colorScheme}: ${fault}`)
          // As high as the page, so that bars at the foot of the window lie at the foot of the picture.
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width: size.width, height: Math.max(height, size.height) })
          await page.screenshot({ path: `${folder}${screen.name}-${size.name}-${colorScheme}.png`, fullPage: true })
          pictures++
        }
      } catch (error) {
        faults.push(`${screen.name}, ${size.name}: ${error.message.split('\n')[0]}`)
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
for (const fault of new Set(faults)) console.error(fault)
console.log(`${pictures} pictures in ${folder}, ${new Set(faults).size} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
