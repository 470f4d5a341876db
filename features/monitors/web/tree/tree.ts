/** The tree of monitors as lines to draw, and the moves that its order allows. Pure. */
import type { Monitor } from '../../contract.ts'

export interface TreeLine {
  monitor: Monitor
  /** 0 at the top. */
  depth: number
  folder: boolean
  unfolded: boolean
}

/** Lines in order. A search shows what matches with everything above it, whatever is folded. */
export function linesOf(monitors: readonly Monitor[], folded: ReadonlySet<number>, search = ''): TreeLine[] {
  const families = Map.groupBy(monitors, monitor => monitor.fatherId)
  const wanted = search.trim().toLowerCase()
  const matches = (monitor: Monitor): boolean =>
    wanted === '' ||
    monitor.name.toLowerCase().includes(wanted) ||
    (monitor.shortName?.toLowerCase().includes(wanted) ?? false)
  const reaches = (monitor: Monitor): boolean => matches(monitor) || (families.get(monitor.id) ?? []).some(reaches)
  const walk = (fatherId: number, depth: number): TreeLine[] =>
    (families.get(fatherId) ?? []).filter(reaches).flatMap(monitor => {
      const folder = monitor.kind === 'folder' || families.has(monitor.id)
      const unfolded = folder && (wanted !== '' || !folded.has(monitor.id))
      return [{ monitor, depth, folder, unfolded }, ...(unfolded ? walk(monitor.id, depth + 1) : [])]
    })
  return walk(0, 0)
}

/** Ids of the items below a monitor, itself included when it is one. */
export function itemsBelow(monitors: readonly Monitor[], id: number): number[] {
  const families = Map.groupBy(monitors, monitor => monitor.fatherId)
  const own = monitors.find(monitor => monitor.id === id)
  const below = (families.get(id) ?? []).flatMap(child => itemsBelow(monitors, child.id))
  return own?.kind === 'item' ? [id, ...below] : below
}

/** Neighbours as the sort call wants them; 0 where there is none. */
export interface Move {
  idPrev: number
  id: number
  idNext: number
  fatherId: number
}

const familyOf = (monitors: readonly Monitor[], fatherId: number, without: number): number[] =>
  monitors.filter(each => each.fatherId === fatherId && each.id !== without).map(each => each.id)

/** One place up or down among its siblings; null at the end. */
export function moveBy(monitors: readonly Monitor[], monitor: Monitor, step: 1 | -1): Move | null {
  const family = monitors.filter(each => each.fatherId === monitor.fatherId).map(each => each.id)
  const place = family.indexOf(monitor.id) + step
  if (place < 0 || place >= family.length) return null
  const others = familyOf(monitors, monitor.fatherId, monitor.id)
  return {
    idPrev: others[place - 1] ?? 0,
    id: monitor.id,
    idNext: others[place] ?? 0,
    fatherId: monitor.fatherId,
  }
}

/** To the end of a folder; 0 is the top. */
export const moveInto = (monitors: readonly Monitor[], monitor: Monitor, fatherId: number): Move => ({
  idPrev: familyOf(monitors, fatherId, monitor.id).at(-1) ?? 0,
  id: monitor.id,
  idNext: 0,
  fatherId,
})

/** Folders that may take the monitor: not its own, not itself, nothing below itself. */
export function foldersFor(monitors: readonly Monitor[], monitor: Monitor): Monitor[] {
  const below = (id: number): number[] => [
    id,
    ...monitors.filter(each => each.fatherId === id).flatMap(each => below(each.id)),
  ]
  const own = new Set(below(monitor.id))
  return monitors.filter(each => each.kind === 'folder' && each.id !== monitor.fatherId && !own.has(each.id))
}

/** The last two hours stand far above what the 22 before them were: three deviations and at least 5 articles more. */
export function leftItsBand(hours: readonly number[]): boolean {
  const before = hours.slice(0, -2)
  const now = Math.max(...hours.slice(-2), 0)
  if (before.length === 0) return false
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length
  const deviation = Math.sqrt(before.reduce((sum, value) => sum + (value - mean) ** 2, 0) / before.length)
  return now >= mean + 5 && now > mean + 3 * deviation
}
