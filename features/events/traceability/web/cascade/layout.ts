/** Where each repost stands: every tree for itself in rings around its beginning, the trees beside each other, and no line between them. Pure. */
import { hierarchy, packSiblings, tree } from 'd3-hierarchy'
import type { RepostNode } from '../../contract/cascade.ts'

export interface Spot {
  x: number
  y: number
  radius: number
}
export interface Curve {
  /** Places among the nodes. */
  from: number
  to: number
  isKnown: boolean
  /** Begin, two that bend it, end: x and y of each. */
  points: readonly [number, number, number, number, number, number, number, number]
}
export interface CascadeLayout {
  /** One a node. */
  spots: readonly Spot[]
  curves: readonly Curve[]
  /** What all of it lies in. */
  box: { left: number; top: number; right: number; bottom: number }
}

const smallest = 3
const largest = 12
const growth = 1.3
const ofThePost = 8
const ring = 34
/** Room for one more at the edge of a tree. */
const perLeaf = 7
const widestTree = 1_600
/** Rings far out, where few stand, are nearer to each other. */
const nearer = 0.6
const margin = 6

type Node = Pick<RepostNode, 'from' | 'reason' | 'known' | 'inferred'>

export function layoutOf(nodes: readonly Node[]): CascadeLayout {
  const copies = new Map<number, number[]>()
  for (const [place, { from }] of nodes.entries()) {
    if (from === null) continue
    const known = copies.get(from)
    if (known) known.push(place)
    else copies.set(from, [place])
  }
  const radiusOf = (place: number) =>
    Math.max(place === 0 ? ofThePost : 0, Math.min(largest, smallest + growth * Math.sqrt(belowOf(nodes[place]))))
  const spots: Spot[] = nodes.map((_, place) => ({ x: 0, y: 0, radius: radiusOf(place) }))
  const angles = new Float64Array(nodes.length)
  const trees = [...nodes.keys()]
    .filter(place => nodes[place]?.from === null)
    .map(place => ({ place, r: ringsOf(place), x: 0, y: 0 }))
    // The post in the middle, the others around it by their size.
    .toSorted(
      (one, other) => Number(other.place === 0) - Number(one.place === 0) || other.r - one.r || one.place - other.place,
    )
  packSiblings(trees)
  for (const { place, x, y } of trees) move(place, x, y)
  return {
    spots,
    curves: nodes.flatMap((node, to) => (node.from === null ? [] : [curveOf(node, node.from, to)])),
    box: boxOf(spots),
  }

  /** Lays out one tree around 0, 0; how far it reaches. */
  function ringsOf(root: number): number {
    const its = copies.get(root)
    if (!its) return radiusOf(root) + margin / 2
    const top = hierarchy(root, place => copies.get(place))
    const reach = Math.min(
      widestTree,
      Math.max(top.height * ring, (top.leaves().length * perLeaf) / (2 * Math.PI), ring),
    )
    const laid = tree<number>()
      .size([2 * Math.PI, reach])
      .separation((one, other) => (one.parent === other.parent ? 1 : 2) / Math.max(1, one.depth))(top)
    for (const { data: place, x: angle, depth } of laid) {
      const spot = spots[place]
      if (!spot) continue
      const far = reach * (depth / Math.max(1, top.height)) ** nearer
      angles[place] = angle
      spot.x = far * Math.sin(angle)
      spot.y = -far * Math.cos(angle)
    }
    return reach + largest + margin
  }

  function move(root: number, x: number, y: number): void {
    const queue = [root]
    for (const place of queue) {
      const spot = spots[place]
      if (spot) {
        spot.x += x
        spot.y += y
      }
      for (const copy of copies.get(place) ?? []) queue.push(copy)
    }
  }

  function curveOf({ reason }: Node, from: number, to: number): Curve {
    const [one, other] = [spots[from] as Spot, spots[to] as Spot]
    const far = Math.hypot(other.x - one.x, other.y - one.y)
    // Leaves in its own direction and arrives in that of the other.
    const bend = (spot: Spot, angle: number, by: number) =>
      [spot.x + by * Math.sin(angle), spot.y - by * Math.cos(angle)] as const
    const isRoot = nodes[from]?.from === null
    const [x1, y1] = bend(one, isRoot ? (angles[to] ?? 0) : (angles[from] ?? 0), far * 0.4)
    const [x2, y2] = bend(other, angles[to] ?? 0, -far * 0.4)
    return { from, to, isKnown: reason === 'given', points: [one.x, one.y, x1, y1, x2, y2, other.x, other.y] }
  }
}

function boxOf(spots: readonly Spot[]): CascadeLayout['box'] {
  const box = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const { x, y, radius } of spots) {
    box.left = Math.min(box.left, x - radius)
    box.right = Math.max(box.right, x + radius)
    box.top = Math.min(box.top, y - radius)
    box.bottom = Math.max(box.bottom, y + radius)
  }
  return box
}

const belowOf = (node: Node | undefined): number => (node ? node.known + node.inferred : 0)

/** What lies nearest to a point, as far as a finger may miss it. @param miss in the measure of the layout */
export function nodeNear({ spots }: Pick<CascadeLayout, 'spots'>, x: number, y: number, miss: number): number | null {
  let found: number | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const [place, spot] of spots.entries()) {
    const far = Math.hypot(spot.x - x, spot.y - y) - spot.radius
    if (far <= miss && far < nearest) {
      nearest = far
      found = place
    }
  }
  return found
}
