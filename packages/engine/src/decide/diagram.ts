/**
 * Hash-consed multi-valued decision diagrams. A node asks one variable (a level) and has one child for each of its
 * values; equal nodes are one node, so two functions are equal exactly when their numbers are. Leaves are negative
 * numbers: leaf k is -1 - k.
 */

export type NodeId = number

export const leaf = (value: number): NodeId => -1 - value
export const leafValue = (node: NodeId): number => -1 - node
export const isLeaf = (node: NodeId): boolean => node < 0

export interface Diagram {
  /** Number of values at each level, in order. */
  readonly arities: readonly number[]
  readonly levelOf: (node: NodeId) => number
  readonly child: (node: NodeId, value: number) => NodeId
  /** The node that asks `level`, or the child itself when all children agree. */
  readonly make: (level: number, children: readonly NodeId[]) => NodeId
  /** Nodes made so far. */
  readonly size: () => number
}

/** Thrown when a diagram grows past its ceiling: a defect of the law's data order, reported by the audit. */
export class CeilingError extends Error {
  readonly ceiling: number
  constructor(ceiling: number) {
    super(`the diagram grew past ${ceiling} nodes`)
    this.ceiling = ceiling
  }
}

/** A number for a node that equal nodes share; others seldom do. */
const hashOf = (level: number, children: readonly NodeId[]): number => {
  let hash = level
  for (const child of children) hash = Math.imul(hash ^ child, 0x9e3779b1) ^ (hash >>> 15)
  return hash
}

/** An empty diagram over levels with these arities. */
export const createDiagram = (arities: readonly number[], ceiling: number = 2_000_000): Diagram => {
  const levels: number[] = []
  const offsets: number[] = []
  const children: NodeId[] = []
  // The latest node of each hash, and for each node the one before it with the same hash.
  const latest = new Map<number, NodeId>()
  const earlier: (NodeId | undefined)[] = []
  const isNode = (node: NodeId, level: number, given: readonly NodeId[]): boolean => {
    if (levels[node] !== level) return false
    const offset = offsets[node] ?? 0
    for (let value = 0; value < given.length; value++) if (children[offset + value] !== given[value]) return false
    return true
  }
  return {
    arities,
    levelOf: (node) => (node < 0 ? arities.length : (levels[node] ?? arities.length)),
    child: (node, value) => children[(offsets[node] ?? 0) + value] ?? leaf(0),
    make: (level, given) => {
      const first = given[0] ?? leaf(0)
      if (given.every((node) => node === first)) return first
      const hash = hashOf(level, given)
      const before = latest.get(hash)
      for (let node = before; node !== undefined; node = earlier[node]) if (isNode(node, level, given)) return node
      if (levels.length >= ceiling) throw new CeilingError(ceiling)
      const id = levels.length
      levels.push(level)
      offsets.push(children.length)
      children.push(...given)
      earlier.push(before)
      latest.set(hash, id)
      return id
    },
    size: () => levels.length,
  }
}

/** A function of one variable: `leaves[value]` at each value of the level. */
export const variable = (diagram: Diagram, level: number, leaves: readonly number[]): NodeId =>
  diagram.make(level, leaves.map(leaf))

/** Combines two functions leaf by leaf. `combine` gets leaf values. */
export const apply = (diagram: Diagram, a: NodeId, b: NodeId, combine: (a: number, b: number) => number): NodeId => {
  const memo = new Map<number, NodeId>()
  const offset = 1 << 24
  const walk = (f: NodeId, g: NodeId): NodeId => {
    if (f < 0 && g < 0) return leaf(combine(leafValue(f), leafValue(g)))
    const key = (f + offset) * 2 ** 26 + (g + offset)
    const known = memo.get(key)
    if (known !== undefined) return known
    const level = Math.min(diagram.levelOf(f), diagram.levelOf(g))
    const inF = diagram.levelOf(f) === level
    const inG = diagram.levelOf(g) === level
    const children: NodeId[] = []
    const arity = diagram.arities[level] ?? 0
    for (let value = 0; value < arity; value++)
      children.push(walk(inF ? diagram.child(f, value) : f, inG ? diagram.child(g, value) : g))
    const made = diagram.make(level, children)
    memo.set(key, made)
    return made
  }
  return walk(a, b)
}

/** Rebuilds a function bottom up. `change` sees each rebuilt inner node's level and children. */
const rebuild = (
  diagram: Diagram,
  root: NodeId,
  onLeaf: (value: number) => NodeId,
  onNode: (level: number, children: readonly NodeId[]) => NodeId,
): NodeId => {
  const memo = new Map<NodeId, NodeId>()
  const walk = (node: NodeId): NodeId => {
    const known = memo.get(node)
    if (known !== undefined) return known
    let made: NodeId
    if (node < 0) made = onLeaf(leafValue(node))
    else {
      const level = diagram.levelOf(node)
      const children: NodeId[] = []
      const arity = diagram.arities[level] ?? 0
      for (let value = 0; value < arity; value++) children.push(walk(diagram.child(node, value)))
      made = onNode(level, children)
    }
    memo.set(node, made)
    return made
  }
  return walk(root)
}

/** The same function with every leaf value replaced. */
export const mapLeaves = (diagram: Diagram, root: NodeId, change: (value: number) => number): NodeId =>
  rebuild(diagram, root, (value) => leaf(change(value)), diagram.make)

/** The function with some levels fixed to a value. `fixed[level]` is a value number, or undefined to leave it open. */
export const restrict = (diagram: Diagram, root: NodeId, fixed: readonly (number | undefined)[]): NodeId => {
  const last = fixed.findLastIndex((value) => value !== undefined)
  const memo = new Map<NodeId, NodeId>()
  const walk = (node: NodeId): NodeId => {
    const level = diagram.levelOf(node)
    // Nothing is fixed from here on down.
    if (level > last) return node
    const known = memo.get(node)
    if (known !== undefined) return known
    const value = fixed[level]
    let made = node
    if (value === undefined) {
      const children: NodeId[] = []
      let isSame = true
      for (let at = 0; at < (diagram.arities[level] ?? 0); at++) {
        const child = diagram.child(node, at)
        const walked = walk(child)
        if (walked !== child) isSame = false
        children.push(walked)
      }
      if (!isSame) made = diagram.make(level, children)
    } else made = walk(diagram.child(node, value))
    memo.set(node, made)
    return made
  }
  return walk(root)
}

/** Copies functions into another diagram over the same levels, some of them fixed as for {@link restrict}. */
export const copier = (from: Diagram, to: Diagram, fixed: readonly (number | undefined)[]): ((root: NodeId) => NodeId) => {
  const memo = new Map<NodeId, NodeId>()
  const copy = (node: NodeId): NodeId => {
    if (node < 0) return node
    const known = memo.get(node)
    if (known !== undefined) return known
    const level = from.levelOf(node)
    const value = fixed[level]
    let made: NodeId
    if (value === undefined) {
      const children: NodeId[] = []
      for (let at = 0; at < (from.arities[level] ?? 0); at++) children.push(copy(from.child(node, at)))
      made = to.make(level, children)
    } else made = copy(from.child(node, value))
    memo.set(node, made)
    return made
  }
  return copy
}

/** The leaf values of a function: what it can still come to. */
export const leavesOf = (diagram: Diagram, root: NodeId): ReadonlySet<number> => {
  const found = new Set<number>()
  const seen = new Set<NodeId>()
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    if (node < 0) found.add(leafValue(node))
    else
      for (let value = 0; value < (diagram.arities[diagram.levelOf(node)] ?? 0); value++) waiting.push(diagram.child(node, value))
  }
  return found
}

/** The levels that a function asks. */
export const supportOf = (diagram: Diagram, root: NodeId): ReadonlySet<number> => {
  const found = new Set<number>()
  const seen = new Set<NodeId>()
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node < 0 || seen.has(node)) continue
    seen.add(node)
    const level = diagram.levelOf(node)
    found.add(level)
    for (let value = 0; value < (diagram.arities[level] ?? 0); value++) waiting.push(diagram.child(node, value))
  }
  return found
}

/** How many nodes a function has, leaves not counted. */
export const countNodes = (diagram: Diagram, root: NodeId): number => {
  const seen = new Set<NodeId>()
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node < 0 || seen.has(node)) continue
    seen.add(node)
    for (let value = 0; value < (diagram.arities[diagram.levelOf(node)] ?? 0); value++) waiting.push(diagram.child(node, value))
  }
  return seen.size
}

/** How many assignments of the levels from `from` on lead to a leaf that `wanted` accepts. */
export const countAssignments = (
  diagram: Diagram,
  root: NodeId,
  wanted: (value: number) => boolean,
  from: number = 0,
  to: number = diagram.arities.length,
): bigint => {
  const width = (a: number, b: number): bigint => {
    let product = 1n
    for (let level = a; level < b; level++) product *= BigInt(diagram.arities[level] ?? 1)
    return product
  }
  const memo = new Map<NodeId, bigint>()
  const below = (node: NodeId): bigint => {
    if (node < 0) return wanted(leafValue(node)) ? 1n : 0n
    const known = memo.get(node)
    if (known !== undefined) return known
    const level = diagram.levelOf(node)
    let sum = 0n
    for (let value = 0; value < (diagram.arities[level] ?? 0); value++) {
      const child = diagram.child(node, value)
      sum += below(child) * width(level + 1, Math.min(diagram.levelOf(child), to))
    }
    memo.set(node, sum)
    return sum
  }
  return below(root) * width(from, Math.min(diagram.levelOf(root), to))
}
