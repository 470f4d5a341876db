/** Where a panel that is added stands: below all others, as large as its kind needs. Pure. */
import { Panel, type PanelKind, panelColumns, type Shown } from '../../contract.ts'

const small: ReadonlySet<PanelKind> = new Set(['number', 'clock', 'countdown'])

export function placedBelow(panels: readonly Panel[], shows: Shown, title: string): Panel {
  const y = Math.max(0, ...panels.map(({ at }) => at.y + at.h))
  const known = new Set(panels.map(({ id }) => id))
  let number = panels.length + 1
  while (known.has(`p${number}`)) number++
  const at = small.has(shows.kind) ? { x: 0, y, w: 6, h: 3 } : { x: 0, y, w: panelColumns / 2, h: 9 }
  return Panel.parse({ id: `p${number}`, title, at, shows })
}
