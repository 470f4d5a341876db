/** How a list shares its room with the panes at its sides. Pure; all widths in CSS pixels, so that zooming counts as a narrower window. */

export type PaneName = 'start' | 'middle' | 'end'

export interface SidePane {
  /** As the reader drew it. */
  width: number
  /** Below this it is of no use. */
  least: number
  folded: boolean
  /** It has nothing to show, and gives its room away sooner. */
  empty: boolean
}

export interface PaneWidths {
  /** 0: not shown. */
  start: number
  middle: number
  end: number
  /** Only one pane has room: it takes all of it, and the reader switches between them. */
  single: boolean
}

/** The list keeps this much down to a window of 1024. */
const middleLeast = 420
/** An empty pane is shown only where the list has this much beside it. */
const middleEasy = 640

/** @param front the pane asked for last: the one to show where there is room for one, and the side to keep where there is room for two. */
export function paneWidths(room: number, start: SidePane | null, end: SidePane | null, front: PaneName): PaneWidths {
  const spare = room - middleLeast
  if (spare < Math.max(start?.least ?? 0, end?.least ?? 0)) return single(room, start, end, front)
  const first = start && !start.folded ? start : null
  const last = end && !end.folded && !(end.empty && room - (first?.width ?? 0) - end.width < middleEasy) ? end : null
  const side = (pane: SidePane | null, most: number) => Math.min(pane?.width ?? 0, most)
  const shares = (one: number, other: number): PaneWidths => ({
    start: one,
    middle: room - one - other,
    end: other,
    single: false,
  })
  if (!first || !last) return shares(side(first, spare), side(last, spare))
  if (first.least + last.least > spare)
    return front === 'start' || last.empty ? shares(side(first, spare), 0) : shares(0, side(last, spare))
  // The wide one gives first.
  const other = Math.min(last.width, Math.max(last.least, spare - first.width))
  return shares(Math.min(first.width, spare - other), other)
}

function single(room: number, start: SidePane | null, end: SidePane | null, front: PaneName): PaneWidths {
  const shown = (front === 'start' && start) || (front === 'end' && end && !end.empty) ? front : 'middle'
  const widthOf = (pane: PaneName) => (pane === shown ? room : 0)
  return { start: widthOf('start'), middle: widthOf('middle'), end: widthOf('end'), single: true }
}
