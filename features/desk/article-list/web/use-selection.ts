import { useCallback, useRef, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<number>
  /** With `range`, everything between the last one touched and this one. */
  select: (id: number, selected: boolean, range: boolean) => void
  selectAll: (ids: readonly number[]) => void
  /** All that the list has, loaded or not. */
  whole: boolean
  selectWhole: () => void
  clear: () => void
}

/** Selected articles, by id: they stay selected while the list changes around them. */
export function useSelection(order: readonly { id: number }[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [whole, setWhole] = useState(false)
  const last = useRef<number | null>(null)
  const rows = useRef(order)
  rows.current = order
  const select = useCallback((id: number, selected: boolean, range: boolean) => {
    setWhole(false)
    const between = range ? stretch(rows.current, last.current, id) : [id]
    last.current = id
    setIds(now => {
      const next = new Set(now)
      for (const each of between) {
        if (selected) next.add(each)
        else next.delete(each)
      }
      return next
    })
  }, [])
  const selectAll = useCallback((all: readonly number[]) => {
    setWhole(false)
    setIds(new Set(all))
  }, [])
  const selectWhole = useCallback(() => {
    setIds(new Set(rows.current.map(row => row.id)))
    setWhole(true)
  }, [])
  const clear = useCallback(() => {
    setWhole(false)
    setIds(new Set())
  }, [])
  return { ids, whole, select, selectAll, selectWhole, clear }
}

function stretch(order: readonly { id: number }[], from: number | null, to: number): number[] {
  const a = order.findIndex(row => row.id === from)
  const b = order.findIndex(row => row.id === to)
  if (a < 0 || b < 0) return [to]
  return order.slice(Math.min(a, b), Math.max(a, b) + 1).map(row => row.id)
}
