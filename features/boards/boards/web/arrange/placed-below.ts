/** Where a panel that is added stands: beside the last ones where there is room, else below all others; as large as its kind needs. Pure. */
import { freeId, overlap, Panel, type PanelKind, panelColumns, type Shown } from '../../contract.ts'

const small: ReadonlySet<PanelKind> = new Set(['number', 'clock', 'countdown'])

export function placedBelow(panels: readonly Panel[], shows: Shown, title: string): Panel {
  const { w, h } = small.has(shows.kind) ? { w: 6, h: 3 } : { w: panelColumns / 2, h: 9 }
  const at = roomBeside(panels, w, h) ?? { x: 0, y: Math.max(0, ...panels.map(({ at }) => at.y + at.h)), w, h }
  return Panel.parse({ id: freeId(panels), title, at, shows })
}

/** Right of the panel that was added last, when it is as high and nothing stands there. */
function roomBeside(panels: readonly Panel[], w: number, h: number): Panel['at'] | null {
  const last = panels.at(-1)?.at
  if (!last || last.h !== h || last.x + last.w + w > panelColumns) return null
  const at = { x: last.x + last.w, y: last.y, w, h }
  return panels.some(panel => overlap(panel.at, at)) ? null : at
}
