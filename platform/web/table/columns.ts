/** Which columns of a table a person sees, in which order, how wide, and held at which side. Pure. */
import type { ColumnChoices } from '@guanlan/platform/contract'
import type { ReactNode } from 'react'

export type PinnedSide = 'start' | 'end'

export interface RecordColumn<R> {
  id: string
  title: string
  /** Pixels, until the person draws it wider. */
  width: number
  /** What stands in it says nothing when it is cut (a day, a bar with its number): it does not become narrower by itself. */
  keepsWidth?: boolean
  cell: (row: R) => ReactNode
  /** The value of `sort` in the question; without it the column does not sort. */
  sort?: string
  /** Stays in sight while the others scroll. The first pinned column names the row and cannot be put away. */
  pinned?: PinnedSide
  /** Not shown until somebody chooses it. */
  rare?: boolean
  align?: 'end'
}

export const noChoices: ColumnChoices = { shown: {}, order: [], widths: {}, pinned: {} }

export interface ArrangedColumn<R> extends RecordColumn<R> {
  isShown: boolean
  /** The person drew it to its width, which it keeps. */
  isDrawn: boolean
  /** Pixels from its side, for a pinned one. */
  offset: number
}

export const leastWidth = 64
export const mostWidth = 1200
export const widthWithin = (width: number): number => Math.min(Math.max(Math.round(width), leastWidth), mostWidth)

/** All columns in the order shown: held at the start, loose, held at the end. Columns added by a release stand where they are declared. */
export function arranged<R>(columns: readonly RecordColumn<R>[], choices: ColumnChoices): ArrangedColumn<R>[] {
  const declared = new Map(columns.map(({ id }, index) => [id, index]))
  const placeOf = (id: string) => {
    const at = choices.order.indexOf(id)
    return at < 0 ? (declared.get(id) ?? 0) : at
  }
  const sideOf = { start: 0, none: 1, end: 2 }
  const all = columns
    .map(column => {
      const pinned = choices.pinned[column.id] ?? column.pinned ?? 'none'
      const { pinned: _, ...rest } = column
      return {
        ...rest,
        width: widthWithin(choices.widths[column.id] ?? column.width),
        isDrawn: choices.widths[column.id] !== undefined,
        isShown: isFixed(columns, column.id) || (choices.shown[column.id] ?? !column.rare),
        offset: 0,
        ...(pinned !== 'none' && { pinned }),
      }
    })
    .sort(
      (one, other) =>
        sideOf[one.pinned ?? 'none'] - sideOf[other.pinned ?? 'none'] || placeOf(one.id) - placeOf(other.id),
    )
  return withOffsets(all)
}

/** The column that names the row. */
export const isFixed = <R>(columns: readonly RecordColumn<R>[], id: string): boolean =>
  columns.find(({ pinned }) => pinned === 'start')?.id === id

function withOffsets<R>(columns: ArrangedColumn<R>[]): ArrangedColumn<R>[] {
  const put = (side: PinnedSide, inOrder: ArrangedColumn<R>[]) => {
    let offset = 0
    for (const column of inOrder)
      if (column.pinned === side && column.isShown) {
        column.offset = offset
        offset += column.width
      }
  }
  put('start', columns)
  put('end', columns.toReversed())
  return columns
}

/** A column that nobody drew gives way so far, before the table scrolls sideways. */
const givesWay = 0.6
const tickWidth = 40
/** Of the last title, which ends before the button of the settings. */
const settingsWidth = 32

const headPadding = 16
const sortMark = 16
/** Pixels of a title at 13 px, half bold: a wide character has the whole of them, another about 7.5. */
const titleWidth = (title: string): number =>
  [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 13 : 7.5), 0)

/**
 * The tracks of a row, and how narrow all of them may become. The last loose column takes what is left of the width; the others are as
 * wide as declared where there is room. Where several are held at one side they keep their width, as they are placed by each other's.
 */
export function tracksOf(
  shown: readonly Pick<ArrangedColumn<unknown>, 'title' | 'sort' | 'width' | 'keepsWidth' | 'pinned' | 'isDrawn'>[],
): {
  template: string
  least: number
} {
  const loose = shown.findLastIndex(({ pinned }) => !pinned)
  const stretched = loose < 0 ? shown.length - 1 : loose
  const isPlacing = ({ pinned }: (typeof shown)[number]) =>
    pinned !== undefined && shown.filter(other => other.pinned === pinned).length > 1
  // Its title is whole, and so is the sign of its order.
  const headWidth = (column: (typeof shown)[number]) =>
    Math.max(
      leastWidth,
      Math.ceil(titleWidth(column.title)) + headPadding + (column.sort === undefined ? 0 : sortMark),
    ) + (column === shown.at(-1) ? settingsWidth : 0)
  const leastOf = (column: (typeof shown)[number]) =>
    column.isDrawn || column.keepsWidth || isPlacing(column)
      ? column.width
      : Math.min(column.width, Math.max(headWidth(column), Math.round(column.width * givesWay)))
  const tracks = shown.map((column, at) => {
    const least = leastOf(column)
    if (at === stretched) return `minmax(${least}px, 1fr)`
    return least === column.width ? `${least}px` : `minmax(${least}px, ${column.width}px)`
  })
  return {
    template: [`${tickWidth}px`, ...tracks].join(' '),
    least: tickWidth + shown.reduce((sum, column) => sum + leastOf(column), 0),
  }
}

/** One column put before another one, or at the end. */
export function movedBefore<R>(columns: readonly ArrangedColumn<R>[], id: string, before: string | null): string[] {
  const order = columns.map(each => each.id).filter(each => each !== id)
  const at = before === null ? order.length : order.indexOf(before)
  return order.toSpliced(at < 0 ? order.length : at, 0, id)
}
