import { emptyView, queryOf, type View } from '@guanlan/features/desk/article-list/web'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import DeskScreen from './DeskScreen.tsx'

/** The desk under an address of its own: a bare one begins with this view; from there on it is the desk. */
export function DeskOf({ start }: { start: Partial<View> }) {
  const [query, setQuery] = useSearchParams()
  const began = useRef(query.size > 0)
  useEffect(() => {
    if (began.current) return
    began.current = true
    setQuery(queryOf({ ...emptyView, ...start }), { replace: true })
  }, [setQuery, start])
  return query.size > 0 || began.current ? <DeskScreen /> : null
}
