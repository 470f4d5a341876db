/** The tree of a spread as a picture: an article a point, over time, in lanes of media; copies within one medium as one. Pure. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import type { Lanes } from '@guanlan/platform/web'
import type { SpreadNode } from '../../contract.ts'

export const laneKinds = ['level', 'mediaType'] as const
export type LaneKind = (typeof laneKinds)[number]

export type Groupable = Pick<SpreadNode, 'id' | 'from' | 'copies' | 'certainty'> & { mediaId: number | string }

export interface SpreadGroup<Node extends Groupable = SpreadNode> {
  /** The earliest of them. */
  node: Node
  /** Articles that it stands for. */
  count: number
  /** Place of the source among the groups; null: the earliest article. */
  from: number | null
  /** All of them say it themselves. */
  isSure: boolean
}

/** Copies of one medium that were taken from the same article and that nobody took further are one; in order of time. */
export function groupsOf<Node extends Groupable>(nodes: readonly Node[]): SpreadGroup<Node>[] {
  const sources = new Set(nodes.map(({ from }) => from))
  const keyOf = ({ id, mediaId, from, copies }: Node) =>
    from === null || copies > 0 || sources.has(id) ? String(id) : `${from} ${mediaId}`
  const groups = [...Map.groupBy(nodes, keyOf).values()]
  const placeOf = new Map(groups.flatMap((group, place) => group.map(({ id }) => [id, place])))
  return groups.flatMap(group => {
    const [node] = group
    if (!node) return []
    const from = node.from === null ? null : (placeOf.get(node.from) ?? null)
    return [{ node, count: group.length, from, isSure: group.every(({ certainty }) => certainty === 'high') }]
  })
}

export interface DrawnLanes extends Pick<Lanes, 'points' | 'links'> {
  /** From top to bottom. */
  order: readonly (NonNullable<SpreadNode['level']> | SpreadNode['mediaType'])[]
}

/** The widest reach at the top, media whose level nobody knows at the bottom; types in order of their first article. */
export function lanesOf(groups: readonly SpreadGroup[], kind: LaneKind): DrawnLanes {
  const laneOf = ({ node }: SpreadGroup) => (kind === 'level' ? (node.level ?? 'unknown') : node.mediaType)
  const found = [...new Set(groups.map(laneOf))]
  const order =
    kind === 'level' ? [...mediaLevels.slice(1), mediaLevels[0]].filter(level => found.includes(level)) : found
  return {
    order,
    points: groups.map(group => ({
      at: Date.parse(group.node.at),
      lane: order.indexOf(laneOf(group)),
      size: group.node.copies,
    })),
    links: groups.flatMap(({ from, isSure }, to) => (from === null ? [] : [{ from, to, isSure }])),
  }
}
