/** Questions of a list that somebody keeps under a name. Pure but for the browser's storage, in which they are kept. */
import { useState } from 'react'
import { remember, remembered } from '../theme/remembered.ts'

export interface SavedView {
  name: string
  /** The part of the address behind the question mark, without the open record. */
  search: string
}

const mostViews = 30

/** Of one name there is one: the newest. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [view, ...views.filter(({ name }) => name !== view.name)].slice(0, mostViews)
}

export function viewsIn(text: string | null): SavedView[] {
  try {
    const stored = JSON.parse(text ?? '[]') as unknown
    const isView = (each: Partial<SavedView> | null) =>
      typeof each?.name === 'string' && typeof each.search === 'string'
    return Array.isArray(stored) ? stored.filter(isView).slice(0, mostViews) : []
  } catch {
    return []
  }
}

export function useSavedViews(table: string) {
  const key = `views.${table}`
  const [views, setViews] = useState(() => viewsIn(remembered(key)))
  const set = (next: SavedView[]) => {
    setViews(next)
    remember(key, JSON.stringify(next))
  }
  return {
    views,
    save: (view: SavedView) => set(withView(views, view)),
    remove: (name: string) => set(views.filter(each => each.name !== name)),
  }
}
