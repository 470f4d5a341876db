/** Where a panel that is added stands: below all others, as large as its kind needs. Pure. */
import { freeId, Panel, type PanelKind, panelColumns, type Shown } from '../../contract.ts'

const small: ReadonlySet<PanelKind> = new Set(['number', 'clock', 'countdown'])

export function placedBelow(panels: readonly Panel[], shows: Shown, title: string): Panel {
  const y = Math.max(0, ...panels.map(({ at }) => at.y + at.h))
  const at = small.has(shows.kind) ? { x: 0, y, w: 6, h: 3 } : { x: 0, y, w: panelColumns / 2, h: 9 }
  return Panel.parse({ id: freeId(panels), title, at, shows })
}
