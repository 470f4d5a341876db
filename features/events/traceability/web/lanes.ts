/** A picture of articles over time in lanes: copies of one medium that nobody took further are one point. Pure. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { groupsOf } from '@guanlan/features/charts/charts/web'
import type { Traced, TraceNode } from '../contract/picture.ts'

export const laneKinds = ['level', 'mediaType', 'platform', 'region', 'story'] as const
export type LaneKind = (typeof laneKinds)[number]

export interface Point {
  /** Place among the nodes; null: a source that is none of them. */
  node: number | null
  source: number | null
  count: number
  at: number
  /** Key of its lane. */
  lane: string
  size: number
}
export interface Drawn {
  /** Keys from top to bottom. */
  lanes: readonly string[]
  points: readonly Point[]
  links: readonly { from: number; to: number; isSure: boolean }[]
}

/** Lane of sources that are not among the articles. */
export const outsideLane = 'outside'
export const unknownLane = 'unknown'

interface Item extends Pick<TraceNode, 'copies' | 'certainty'> {
  id: number
  from: number | null
  mediaId: string
}
const idOfSource = (source: number): number => -1 - source

export function drawnOf({ nodes, sources }: Pick<Traced, 'nodes' | 'sources'>, kind: LaneKind): Drawn {
  const outside = sources.map(
    ({ name, count }, at): Item => ({ id: idOfSource(at), from: null, mediaId: name, copies: count, certainty: null }),
  )
  const items = nodes.map(
    ({ media, copies, certainty, from, source }, id): Item => ({
      ...{ id, mediaId: media, copies, certainty },
      from: source === null ? from : idOfSource(source),
    }),
  )
  const groups = groupsOf([...outside, ...items])
  const points = groups.map(({ node: { id }, count }): Point => {
    const [node, source] = [nodes[id], sources[-1 - id]]
    return node
      ? {
          ...{ node: id, source: null, count, at: Date.parse(node.at), lane: laneOf(node, kind) },
          size: node.known + node.inferred,
        }
      : {
          ...{ node: null, source: -1 - id, count: 1, at: Date.parse(source?.at ?? ''), lane: outsideLane },
          size: source?.count ?? 0,
        }
  })
  const links = groups.flatMap(({ from, isSure }, to) => (from === null ? [] : [{ from, to, isSure }]))
  return { lanes: orderOf(points, kind), points, links }
}

const laneOf = (node: TraceNode, kind: LaneKind): string =>
  kind === 'story' ? String(node.story) : (node[kind] ?? unknownLane)

/** Sources outside above all; levels from the widest reach down; otherwise as they came; what nobody knows at the bottom. */
function orderOf(points: readonly Point[], kind: LaneKind): string[] {
  const found = new Set(points.map(({ lane }) => lane))
  const known: Iterable<string> =
    kind === 'level' ? mediaLevels.slice(1) : points.toSorted((one, other) => one.at - other.at).map(({ lane }) => lane)
  const middle = [...new Set(known)].filter(lane => lane !== outsideLane && lane !== unknownLane && found.has(lane))
  return [...(found.has(outsideLane) ? [outsideLane] : []), ...middle, ...(found.has(unknownLane) ? [unknownLane] : [])]
}
