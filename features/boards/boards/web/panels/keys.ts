/** What a key does to the panel that has the focus. Pure. */
import { copied, type Panel, type Shift, shifted } from '../../contract.ts'

const ways: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @returns null: the key means nothing here */
export function panelsAfterKey(
  panels: readonly Panel[],
  id: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): readonly Panel[] | null {
  const way = ways[key]
  if (way) {
    const by: Shift = shiftKey ? { w: way[0], h: way[1] } : { x: way[0], y: way[1] }
    return shifted(panels, id, by)
  }
  if (key === 'd') return copied(panels, id)
  return key === 'Delete' || key === 'Backspace' ? panels.filter(panel => panel.id !== id) : null
}
