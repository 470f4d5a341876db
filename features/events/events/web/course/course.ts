/** The tree of a course as the screen walks it, and the range that each part's numbers are of. Pure. */
import type { CourseNode, EventCourse } from '../../contract.ts'

export interface Branch {
  node: CourseNode
  children: Branch[]
}

/** In the order in which they were answered. */
export function branchesOf({ nodes }: Pick<EventCourse, 'nodes'>): Branch[] {
  const all = new Map(nodes.map(node => [node.treeId, { node, children: [] as Branch[] }]))
  const roots: Branch[] = []
  for (const branch of all.values()) (all.get(branch.node.parentId ?? 0)?.children ?? roots).push(branch)
  return roots
}

/** Of a phase: its list begins with it and ends just before the next one. An open one goes on to the last article. */
export function rangeOfPhase(
  { startTime, endTime, phase }: CourseNode,
  whole: { from: string; to: string },
): { from: string; to: string } {
  const end = endTime ? new Date(Date.parse(endTime) - 1).toISOString() : whole.to
  const to = phase?.isOpen && whole.to > end ? whole.to : end
  return { from: startTime ?? whole.from, to }
}

/** How many times as much an hour as in the phase before; null: it is the first, or nothing came in it. */
export function timesBefore({ phase, startTime, endTime }: CourseNode): number | null {
  if (!phase?.before || phase.before.count === 0 || !startTime || !endTime) return null
  const hours = Math.max(1, (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000)
  return phase.count / hours / (phase.before.count / Math.max(1, phase.before.hours))
}

/** Points of the negative share against the phase before. */
export function negativeMove({ phase }: CourseNode): number | null {
  if (!phase?.before || phase.before.count === 0 || phase.count === 0) return null
  return Math.round((phase.negative / phase.count - phase.before.negative / phase.before.count) * 100)
}

/** Rows of a curve that a phase covers, the last not included; one at least. */
export function rowsOfPhase({ startTime, endTime }: CourseNode, ends: readonly number[]): { from: number; to: number } {
  const rowOf = (at: number) =>
    Math.max(
      0,
      ends.findLastIndex(each => each <= at),
    )
  const from = rowOf(Date.parse(startTime ?? ''))
  const to = rowOf(Date.parse(endTime ?? '') - 1) + 1
  return { from, to: Math.max(from + 1, to) }
}
