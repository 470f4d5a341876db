/** Moves panels on their grid: what is in the way gives way downwards. Pure. */
import { mostRows, type Panel, type PlaceOnGrid, panelColumns } from './panel.ts'

/** Columns and rows by which a panel is moved or grows. */
export type Shift = Partial<PlaceOnGrid>

const smallest = { w: 3, h: 2 } as const

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

export const overlap = (a: PlaceOnGrid, b: PlaceOnGrid): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** @returns the panels with one moved or grown within the grid; the same ones where the grid has no room */
export function shifted(panels: readonly Panel[], id: string, by: Shift): readonly Panel[] {
  const panel = panels.find(each => each.id === id)
  if (!panel) return panels
  const { x, y, w, h } = panel.at
  const width = between(smallest.w, w + (by.w ?? 0), panelColumns - x)
  const height = between(smallest.h, h + (by.h ?? 0), mostRows - y)
  const at = {
    x: between(0, x + (by.x ?? 0), panelColumns - width),
    y: between(0, y + (by.y ?? 0), mostRows - height),
    w: width,
    h: height,
  }
  return settled(panels, { ...panel, at }) ?? panels
}

/** @returns the panels with a copy of one below it */
export function copied(panels: readonly Panel[], id: string): readonly Panel[] {
  const panel = panels.find(each => each.id === id)
  if (!panel) return panels
  const copy = { ...panel, id: freeId(panels), at: { ...panel.at, y: panel.at.y + panel.at.h } }
  return settled([...panels, copy], copy) ?? panels
}

/** Closes the gaps above panels. */
export function packed(panels: readonly Panel[]): readonly Panel[] {
  const placed: Panel[] = []
  for (const panel of inOrder(panels)) {
    let { y } = panel.at
    while (y > 0 && !placed.some(other => overlap(other.at, { ...panel.at, y: y - 1 }))) y--
    placed.push({ ...panel, at: { ...panel.at, y } })
  }
  return panels.map(({ id }) => placed.find(each => each.id === id) as Panel)
}

export function freeId(panels: readonly Panel[]): string {
  const known = new Set(panels.map(({ id }) => id))
  let number = panels.length + 1
  while (known.has(`p${number}`)) number++
  return `p${number}`
}

const inOrder = (panels: readonly Panel[]): Panel[] =>
  panels.toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x || (a.id < b.id ? -1 : 1))

/** One stands where it is; whatever lies in its way, and in the way of those, moves down. @returns null: beyond the last row */
function settled(panels: readonly Panel[], first: Panel): readonly Panel[] | null {
  const placed = [first]
  for (const panel of inOrder(panels.filter(({ id }) => id !== first.id))) {
    let { at } = panel
    for (let way = wayOf(placed, at); way; way = wayOf(placed, at)) at = { ...at, y: way.at.y + way.at.h }
    if (at.y + at.h > mostRows) return null
    placed.push({ ...panel, at })
  }
  return panels.map(({ id }) => placed.find(each => each.id === id) as Panel)
}

const wayOf = (placed: readonly Panel[], at: PlaceOnGrid): Panel | undefined =>
  placed.find(each => overlap(each.at, at))
