/** Where the menu of a row opens. */
import type { Point } from '@guanlan/platform/web'
import type { MouseEvent } from 'react'

const rowOf = '[data-place], [role="row"][data-index]'

/** Asks for the menu of the row under the pointer. With Shift, and beside the rows, the browser's own menu opens. */
export function menuAt(
  event: MouseEvent,
  rows: readonly { id: number }[],
  onMenu: (id: number, at: Point) => void,
): void {
  const element = (event.target as Element).closest<HTMLElement>(rowOf)
  const row = element && rows[indexOf(element)]
  if (!row || event.shiftKey) return
  event.preventDefault()
  // A key opens it without a point.
  const byPointer = event.clientX > 0 || event.clientY > 0
  onMenu(row.id, byPointer ? { x: event.clientX, y: event.clientY } : cornerOf(element))
}

/** Beside the beginning of a row that is drawn. */
export function cornerAt(room: HTMLElement | null, index: number): Point | null {
  const row = [...(room?.querySelectorAll<HTMLElement>(rowOf) ?? [])].find(each => indexOf(each) === index)
  return row ? cornerOf(row) : null
}

const indexOf = ({ dataset }: HTMLElement): number => Number(dataset.place ?? dataset.index)

function cornerOf(row: HTMLElement): Point {
  const { left, top } = row.getBoundingClientRect()
  return { x: left + 48, y: top + 24 }
}
