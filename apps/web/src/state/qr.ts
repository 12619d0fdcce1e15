/** A text as a QR code that a phone can read off a screen, or what stands in the way. */
import { encode } from 'uqr'

/** Black modules row by row, without the quiet zone. */
export interface QrCode {
  readonly modules: readonly (readonly boolean[])[]
}

/** Longer than a code that is still legible on this screen. */
export interface TooLong {
  readonly signs: number
  readonly most: number
}

/** White modules that a reader wants on each side. */
export const QUIET = 4

/** A module smaller than this, in CSS pixels, is a blur to a camera that is held at reading distance. */
const LEGIBLE = 3

/** The smallest and the largest code there are, and how many modules a version adds. */
const SMALLEST = 21
const VERSIONS = 40
const STEP = 4

const made = (text: string, maxVersion: number): readonly (readonly boolean[])[] | undefined => {
  try {
    return encode(text, { ecc: 'L', boostEcc: true, border: 0, maxVersion }).data
  } catch {
    // It does not fit into a code of that version.
    return undefined
  }
}

/** Signs that fit into a code of this version; links have no sign of two bytes. */
const capacity = (version: number): number => {
  let [fits, least] = [0, 1]
  let most = 3000
  while (least <= most) {
    const signs = Math.floor((least + most) / 2)
    if (made('a'.repeat(signs), version) === undefined) most = signs - 1
    else [fits, least] = [signs, signs + 1]
  }
  return fits
}

/** The code of a text, drawn into a square of so many CSS pixels. */
export const qrFor = (text: string, room: number): QrCode | TooLong => {
  const modules = Math.floor(room / LEGIBLE) - 2 * QUIET
  const version = Math.min(VERSIONS, Math.floor((modules - SMALLEST) / STEP) + 1)
  const data = version < 1 ? undefined : made(text, version)
  if (data !== undefined) return { modules: data }
  return { signs: text.length, most: version < 1 ? 0 : capacity(version) }
}
