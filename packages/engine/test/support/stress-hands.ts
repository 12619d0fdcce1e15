/** Hands to ask a card about: wins, near wins, wins whose pairs are replaced by jokers, and hands drawn blindly. */
import type { Card, Variant } from '../../src/card/model.ts'
import type { Exposure, Kind } from '../../src/tiles/kinds.ts'
import { JOKER, KINDS, copies } from '../../src/tiles/kinds.ts'
import type { Hand } from '../../src/card/match/hand.ts'
import type { Random } from './random.ts'
import { pick, shuffled } from './random.ts'

const SET: readonly Kind[] = Array.from({ length: KINDS + 1 }, (_, kind) =>
  Array.from({ length: copies(kind) }, () => kind),
).flat()

const countsOf = (tiles: readonly Kind[]): Uint8Array => {
  const counts = new Uint8Array(KINDS + 1)
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1
  return counts
}

/** Whether one set has all of the tiles. */
const inOneSet = (tiles: readonly Kind[]): boolean => countsOf(tiles).every((count, kind) => count <= copies(kind))

/** The groups of a variant as tiles, jokers where the set has no more naturals and here and there. */
const fillGroups = (random: Random, { groups }: Variant, jokerMinGroup: number, often: number): readonly (readonly Kind[])[] => {
  const used = new Map<Kind, number>()
  const strict = groups.filter(({ bunch, size }) => bunch || size < jokerMinGroup)
  for (const { kind, size } of strict) used.set(kind, (used.get(kind) ?? 0) + size)
  return groups.map((group) =>
    Array.from({ length: group.size }, () => {
      if (strict.includes(group)) return group.kind
      const before = used.get(group.kind) ?? 0
      if (before >= copies(group.kind) || random() < often) return JOKER
      used.set(group.kind, before + 1)
      return group.kind
    }),
  )
}

const swapped = (random: Random, tiles: readonly Kind[], times: number): readonly Kind[] => {
  const hand = [...tiles]
  for (let time = 0; time < times; time++) {
    const at = Math.floor(random() * hand.length)
    const before = hand[at] ?? JOKER
    hand[at] = pick(random, SET)
    if (!inOneSet(hand)) hand[at] = before
  }
  return hand
}

const winOf = (random: Random, card: Card): readonly Kind[] => {
  for (;;) {
    const tiles = fillGroups(random, pick(random, pick(random, card.lines).variants), card.jokerMinGroup, 0.12).flat()
    if (inOneSet(tiles)) return tiles
  }
}

/** Jokers for tiles that stand alone or in a pair: looks right, and wins nothing. */
const cheated = (random: Random, tiles: readonly Kind[]): readonly Kind[] => {
  const counts = countsOf(tiles)
  const hand = tiles.map((tile) => (tile !== JOKER && (counts[tile] ?? 0) <= 2 && random() < 0.3 ? JOKER : tile))
  return inOneSet(hand) ? hand : tiles
}

/** Concealed tiles: 14, or now and then 13 or fewer. */
export const drawHand = (random: Random, card: Card): Hand => {
  const roll = random()
  const tiles = (): readonly Kind[] => {
    if (roll < 0.1)
      return shuffled(
        random,
        SET.slice().filter(() => random() < 0.5),
      ).slice(0, 14)
    const win = winOf(random, card)
    if (roll < 0.3) return win
    if (roll < 0.55) return cheated(random, win)
    if (roll < 0.65) return win.slice(1 + Math.floor(random() * 3))
    return swapped(random, random() < 0.3 ? cheated(random, win) : win, 1 + Math.floor(random() * 4))
  }
  return { concealed: countsOf(tiles()), exposures: [] }
}

const exposureOf = (tiles: readonly Kind[]): Exposure | undefined => {
  const kind = tiles.find((tile) => tile !== JOKER)
  return kind === undefined ? undefined : { kind, size: tiles.length, jokers: tiles.filter((tile) => tile === JOKER).length }
}

const exposed = ({ kind, size, jokers }: Exposure): readonly Kind[] =>
  Array.from({ length: size }, (_, index) => (index < jokers ? JOKER : kind))

/** Now and then an exposure of another size, or of another tile. */
const disturbed = (random: Random, exposure: Exposure): Exposure => {
  const roll = random()
  if (roll < 0.06) return { ...exposure, size: exposure.size + 1, jokers: exposure.jokers + 1 }
  if (roll < 0.12 && exposure.size > 3) return { ...exposure, size: exposure.size - 1, jokers: Math.max(0, exposure.jokers - 1) }
  if (roll < 0.18) return { ...exposure, kind: Math.floor(random() * KINDS) }
  return exposure
}

const isSound = ({ size, jokers }: Exposure): boolean => size >= 3 && size <= 6 && jokers < size

/** A hand with one to four exposures, most of them of one line, concealed lines too. */
export const drawExposedHand = (random: Random, card: Card): Hand => {
  for (;;) {
    const groups = shuffled(random, fillGroups(random, pick(random, pick(random, card.lines).variants), card.jokerMinGroup, 0.15))
    const long = groups.filter((tiles) => tiles.length >= 3).slice(0, 1 + Math.floor(random() * 4))
    const exposures = long.flatMap((tiles) => exposureOf(tiles) ?? []).map((one) => disturbed(random, one))
    const size = exposures.reduce((sum, one) => sum + one.size, 0)
    if (exposures.length === 0 || size > 14 || !exposures.every(isSound)) continue
    const rest = groups.filter((tiles) => !long.includes(tiles)).flat()
    const concealed = (random() < 0.4 ? rest : swapped(random, rest, 1 + Math.floor(random() * 3))).slice(0, 14 - size)
    if (inOneSet([...concealed, ...exposures.flatMap(exposed)])) return { concealed: countsOf(concealed), exposures }
  }
}

/** Exposures, some of which were never one hand's, and tiles that lie open, few or most of the set. */
export const drawTable = (
  random: Random,
  card: Card,
): { readonly exposures: readonly Exposure[]; readonly visible: Uint8Array } => {
  const exposures = random() < 0.1 ? [] : drawExposedHand(random, card).exposures
  const open = random()
  const visible = countsOf(SET.filter(() => random() < open))
  countsOf(exposures.flatMap(exposed)).forEach((count, kind) => {
    visible[kind] = Math.max(visible[kind] ?? 0, count)
  })
  return { exposures, visible }
}
