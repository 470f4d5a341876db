import { layoutOf, useListSettings } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** A bare address begins with the view the person chose for it. False while it is not known yet. */
export function useStartView(): boolean {
  const [query, setQuery] = useSearchParams()
  const settings = useListSettings('desk')
  const [started, setBegun] = useState(query.size > 0)
  const { views, startView, isLoading } = settings
  useEffect(() => {
    if (started || isLoading) return
    setBegun(true)
    const view = views.find(({ id }) => id === startView)
    if (!view) return
    setQuery(view.question, { replace: true })
    settings.arrange(layoutOf(view, settings))
  }, [started, isLoading, views, startView, setQuery, settings])
  return started || startView === null
}
