import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { queryOfSearch, type SearchView, searchViewOf } from './address.ts'

export type ChangeSearch = (part: Partial<SearchView>, options?: { replace?: boolean }) => void

/** The search of the address, and a way to change it. `listed` is the view without the open article: the same object while one reads on. */
export function useSearchView(): { view: SearchView; listed: SearchView; change: ChangeSearch } {
  const [query, setQuery] = useSearchParams()
  const { open, ...rest } = searchViewOf(query)
  const address = queryOfSearch({ ...rest, open: null }).toString()
  const listed = useMemo(() => searchViewOf(new URLSearchParams(address)), [address])
  const view = useMemo(() => ({ ...listed, open }), [listed, open])
  const set = useRef(setQuery)
  set.current = setQuery
  const change = useCallback<ChangeSearch>(
    (part, { replace = false } = {}) =>
      set.current(now => queryOfSearch({ ...searchViewOf(now), ...part }), { replace }),
    [],
  )
  return { view, listed, change }
}
