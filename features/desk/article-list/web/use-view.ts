import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { deskQueryOf, deskViewOf, type View } from './address.ts'

export type ChangeView = (change: Partial<View>, options?: { replace?: boolean }) => void

/**
 * The view of the address, and a way to change it. Going back undoes a change unless it replaces the one before.
 * `listed` is the view without the open article: it stays the same object while one article after the other is opened, so
 * that what shows the list is not drawn anew by every key.
 */
export function useView(): { view: View; listed: View; change: ChangeView } {
  const [query, setQuery] = useSearchParams()
  const { open, ...rest } = deskViewOf(query)
  const address = deskQueryOf({ ...rest, open: null }).toString()
  const listed = useMemo(() => deskViewOf(new URLSearchParams(address)), [address])
  const view = useMemo(() => ({ ...listed, open }), [listed, open])
  const set = useRef(setQuery)
  set.current = setQuery
  const change = useCallback<ChangeView>(
    (part, { replace = false } = {}) => set.current(now => deskQueryOf({ ...deskViewOf(now), ...part }), { replace }),
    [],
  )
  return { view, listed, change }
}
