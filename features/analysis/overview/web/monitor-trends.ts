/** The table of monitors: what a line says, which fit what is typed, and their order. Pure. */
import type { MonitorTrend } from '@guanlan/features/charts/charts/contract'

export interface Line extends MonitorTrend {
  name: string
  /** The folders above it, the nearest last. */
  path: readonly string[]
  /** Today against the usual: 2 is twice as much; null where nothing is usual yet. */
  times: number | null
  negativeShare: number
  /** Against the seven days before; null: there were none, or they are not kept as a whole. */
  change: number | null
}

export const sorts = ['name', 'today', 'times', 'count', 'change', 'negativeShare'] as const
export type Sort = (typeof sorts)[number]

interface Node {
  id: number
  fatherId: number
  name: string
  kind: string
}

/** All monitors that are no folders, those without an article too. */
export function linesOf(nodes: readonly Node[], standings: readonly MonitorTrend[]): Line[] {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const known = new Map(standings.map(standing => [standing.monitorId, standing]))
  const pathOf = (id: number): string[] => {
    const folder = byId.get(id)
    return folder ? [...pathOf(folder.fatherId), folder.name] : []
  }
  return nodes
    .filter(({ kind }) => kind === 'item')
    .map(({ id, name, fatherId }) => {
      const standing = known.get(id) ?? nothing(id)
      return {
        ...standing,
        ...{ name, path: pathOf(fatherId) },
        times: standing.usual === null || standing.usual === 0 ? null : standing.today / standing.usual,
        negativeShare: standing.count === 0 ? 0 : standing.negative / standing.count,
        change: standing.before ? standing.count / standing.before - 1 : null,
      }
    })
}

const nothing = (monitorId: number): MonitorTrend => ({
  ...{ monitorId, days: [0, 0, 0, 0, 0, 0, 0], today: 0, usual: null, count: 0, negative: 0, before: 0 },
})

/** What is not known comes last either way. */
export function ordered(lines: readonly Line[], sort: Sort, descending: boolean): Line[] {
  const way = descending ? -1 : 1
  return lines.toSorted((a, b) => {
    if (sort === 'name') return way * a.name.localeCompare(b.name, 'zh')
    const [left, right] = [a[sort], b[sort]]
    if (left === null || right === null) return left === right ? b.count - a.count : left === null ? 1 : -1
    return way * (left - right) || b.count - a.count
  })
}

export const fits = ({ name, path }: Line, typed: string): boolean =>
  [...path, name].some(part => part.toLowerCase().includes(typed.trim().toLowerCase()))
