/** Numbers in [0, 1), the same for the same seed. */
export type Random = () => number

/** After Park and Miller. */
export const seeded = (seed: number): Random => {
  let state = seed
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let index = 0; index < 8; index++) next()
  return next
}

export const pick = <T>(random: Random, from: readonly T[]): T => {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

export const shuffled = <T>(random: Random, from: readonly T[]): readonly T[] => {
  const left = [...from]
  const out: T[] = []
  while (left.length > 0) out.push(...left.splice(Math.floor(random() * left.length), 1))
  return out
}
