import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { useCallback, useMemo, useRef, useState } from 'react'

/** The row under the keyboard, whatever the number of rows. */
export interface Cursor {
  current: number | null
  /** Place of an article among the rows; -1 when it is not there. */
  placeOf: (id: number | null) => number
  /** The article under the keyboard; it stays so when an act takes it out of the list. */
  row: ArticleRow | undefined
  set: (id: number | null) => void
  /** Where a step leads: from the row under the keyboard, or from where it stood before it left the list. */
  after: (by: 1 | -1) => number
}

/** @param list what is listed: in another list the keyboard begins anew, unless its article is there too */
export function useCursor(rows: readonly ArticleRow[], list: object, first: number | null): Cursor {
  const [current, show] = useState(first)
  // Keys may come faster than pictures: `here` always holds the newest.
  const here = useRef(first)
  const last = useRef<{ row: ArticleRow; place: number; list: object } | null>(null)
  if (last.current?.list !== list) last.current = null
  const places = useMemo(() => new Map(rows.map((row, place) => [row.id, place])), [rows])
  const placeOf = useCallback((id: number | null) => (id === null ? -1 : (places.get(id) ?? -1)), [places])
  const place = placeOf(current)
  const found = rows[place]
  if (found) last.current = { row: found, place, list }
  const set = useCallback((id: number | null) => {
    here.current = id
    show(id)
  }, [])
  const after = useCallback(
    (by: 1 | -1) => {
      const at = placeOf(here.current)
      if (at >= 0) return at + by
      const left = last.current?.row.id === here.current ? last.current.place : 0
      return by === 1 ? left : left - 1
    },
    [placeOf],
  )
  const gone = last.current?.row.id === current ? last.current?.row : undefined
  return { current, placeOf, row: found ?? gone, set, after }
}
