import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf, type View, viewOf } from './address.ts'

export type ChangeView = (change: Partial<View>, options?: { replace?: boolean }) => void

/** The view of the address, and a way to change it. Going back undoes a change unless it replaces the one before. */
export function useView(): [view: View, change: ChangeView] {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => viewOf(query), [query])
  const change = useCallback<ChangeView>(
    (part, { replace = false } = {}) => setQuery(now => queryOf({ ...viewOf(now), ...part }), { replace }),
    [setQuery],
  )
  return [view, change]
}
