import type { Monitor } from '../../contract.ts'
import { moveBy, moveInto } from '../tree/tree.ts'

/** By the arrow that, with Alt, makes the move. */
export function movesOf(monitors: readonly Monitor[], monitor: Monitor) {
  const family = monitors.filter(each => each.fatherId === monitor.fatherId)
  const above = family.slice(0, family.indexOf(monitor)).findLast(each => each.kind === 'folder')
  const father = monitors.find(each => each.id === monitor.fatherId)
  const moves: Record<string, ReturnType<typeof moveBy>> = {
    ArrowUp: moveBy(monitors, monitor, -1),
    ArrowDown: moveBy(monitors, monitor, 1),
    ArrowLeft: father ? moveInto(monitors, monitor, father.fatherId) : null,
    ArrowRight: above ? moveInto(monitors, monitor, above.id) : null,
  }
  return moves
}
