/** Whether panels can stand as they say. Pure. */
import { refuse } from '@guanlan/platform/contract'
import { overlap } from './arrange.ts'
import { mostRows, type Panel, panelColumns } from './panel.ts'

export type LayoutProblem =
  | { key: 'boards.samePanel' | 'boards.outside'; values: { a: string } }
  | { key: 'boards.overlap'; values: { a: string; b: string } }

/** The first problem of a layout; null: there is none. */
export function layoutProblem(panels: readonly Panel[]): LayoutProblem | null {
  const ids = new Set<string>()
  for (const [place, { id, at }] of panels.entries()) {
    const a = nameOf(panels[place] as Panel)
    if (ids.has(id)) return { key: 'boards.samePanel', values: { a } }
    ids.add(id)
    if (at.x + at.w > panelColumns || at.y + at.h > mostRows) return { key: 'boards.outside', values: { a } }
    const other = panels.slice(0, place).find(each => overlap(each.at, at))
    if (other) return { key: 'boards.overlap', values: { a: nameOf(other), b: a } }
  }
  return null
}

/** @param field the input that is to blame @throws invalid */
export function requireLayout(panels: readonly Panel[], field: string): void {
  const problem = layoutProblem(panels)
  if (!problem) return
  if (problem.key === 'boards.overlap') throw refuse('invalid', problem.key, problem.values, field)
  throw refuse('invalid', problem.key, problem.values, field)
}

const nameOf = ({ title, id }: Panel): string => title || id
