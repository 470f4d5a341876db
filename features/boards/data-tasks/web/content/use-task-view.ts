/** The articles of a task as the address narrows them: what the list is of stands first among the filters, and is not in the address. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { isNamed, type Moments } from '@guanlan/features/articles/articles/web'
import { type ChangeView, queryOf, type View, viewOf } from '@guanlan/features/desk/article-list/web'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { DataTask } from '../../contract.ts'

export const isOfTask = (id: number): Filter => ({ field: 'dataTask', is: 'is', values: [String(id)] })

/** What of the address is not the view. */
const others = ['id', 'as', 'rows', 'columns', 'measure'] as const

export function useTaskView({ id, startTime: from, endTime: to }: Pick<DataTask, 'id' | 'startTime' | 'endTime'>): {
  view: View
  listed: View
  whole: Moments
  change: ChangeView
} {
  const [search, setSearch] = useSearchParams()
  const whole = useMemo(() => ({ from, to }), [from, to])
  const { open, ...rest } = viewOf(search)
  const address = queryOf({ ...rest, open: null }).toString()
  const listed = useMemo((): View => {
    const view = viewOf(new URLSearchParams(address))
    return { ...view, range: isNamed(view.range) ? whole : view.range, filters: [isOfTask(id), ...view.filters] }
  }, [address, id, whole])
  const view = useMemo(() => ({ ...listed, open }), [listed, open])
  const set = useRef(setSearch)
  set.current = setSearch
  const change = useCallback<ChangeView>(
    (part, { replace = false } = {}) =>
      set.current(
        now => {
          const { range, filters, ...before } = { ...viewOf(now), ...part }
          const isWhole = !isNamed(range) && range.from === whole.from && range.to === whole.to
          const next = queryOf({
            ...before,
            range: isWhole ? '24h' : range,
            filters: filters.filter(({ field }) => field !== 'dataTask'),
          })
          for (const name of others) {
            const value = now.get(name)
            if (value !== null) next.set(name, value)
          }
          return next
        },
        { replace },
      ),
    [whole],
  )
  return { view, listed, whole, change }
}
