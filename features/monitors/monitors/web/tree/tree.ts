/** The tree of monitors as lines to draw, and the moves that its order allows. Pure. */
import { isWithin } from '@guanlan/platform/contract'
import { linesOf, namedLike, type TreeLine } from '@guanlan/platform/web'
import type { Monitor } from '../../contract.ts'

/** Lines in order. A search shows what matches with everything above it, whatever is folded. */
export function monitorLines(
  monitors: readonly Monitor[],
  folded: ReadonlySet<number>,
  search = '',
): TreeLine<Monitor>[] {
  const requested = search.trim()
  return linesOf(monitors, {
    folded,
    isFolder: mayHold,
    ...(requested !== '' && {
      matches: ({ name, shortName }) => namedLike(name, requested) || namedLike(shortName ?? '', requested),
    }),
  })
}

/** Folders hold monitors; items have been let to hold some, but nothing new goes below them. */
export const mayHold = ({ kind }: Monitor): boolean => kind === 'folder'

/** Where a new monitor lies that is made beside this one; 0: at the top. */
export function folderOf(monitors: readonly Monitor[], id: number | null): number {
  const monitor = monitors.find(each => each.id === id)
  return monitor?.kind === 'folder' ? monitor.id : (monitor?.fatherId ?? 0)
}

/** Ids of the items below a monitor, itself included when it is one. */
export function itemsBelow(monitors: readonly Monitor[], id: number): number[] {
  const families = Map.groupBy(monitors, monitor => monitor.fatherId)
  const own = monitors.find(monitor => monitor.id === id)
  const below = (families.get(id) ?? []).flatMap(child => itemsBelow(monitors, child.id))
  return own?.kind === 'item' ? [id, ...below] : below
}

/** Folders that may take the monitor: not its own, not itself, nothing below itself. */
export const foldersFor = (monitors: readonly Monitor[], monitor: Monitor): Monitor[] =>
  monitors.filter(each => mayHold(each) && each.id !== monitor.fatherId && !isWithin(monitors, each.id, monitor.id))

/** The last two hours stand far above what the 22 before them were: three deviations and at least 5 articles more. */
export function leftItsBand(hours: readonly number[]): boolean {
  const before = hours.slice(0, -2)
  const now = Math.max(...hours.slice(-2), 0)
  if (before.length === 0) return false
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length
  const deviation = Math.sqrt(before.reduce((sum, value) => sum + (value - mean) ** 2, 0) / before.length)
  return now >= mean + 5 && now > mean + 3 * deviation
}
