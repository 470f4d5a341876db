/** Whether panels can stand as they say. Pure. */
import { overlap } from './arrange.ts'
import { mostRows, type Panel, panelColumns } from './panel.ts'

export type LayoutProblem =
  | { key: 'boards.samePanel' | 'boards.outside'; panels: readonly [Panel] }
  | { key: 'boards.overlap'; panels: readonly [Panel, Panel] }

/** The first problem of a layout, with the panels that it is of; null: there is none. */
export function layoutProblem(panels: readonly Panel[]): LayoutProblem | null {
  const ids = new Set<string>()
  for (const [place, panel] of panels.entries()) {
    const { id, at } = panel
    if (ids.has(id)) return { key: 'boards.samePanel', panels: [panel] }
    ids.add(id)
    if (at.x + at.w > panelColumns || at.y + at.h > mostRows) return { key: 'boards.outside', panels: [panel] }
    const other = panels.slice(0, place).find(each => overlap(each.at, at))
    if (other) return { key: 'boards.overlap', panels: [other, panel] }
  }
  return null
}
