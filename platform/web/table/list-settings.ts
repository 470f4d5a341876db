/**
 * How a person sees one list: its saved views, and columns and density as they arranged them. The server keeps both; the browser keeps
 * the arrangement too, so that a list is drawn at once as it was left.
 */
import { type ListLayout, type SavedView, type ViewDraft, viewing } from '@guanlan/platform/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { connect } from '../client/connect.ts'
import type { Acted } from '../client/send.ts'
import { type Density, useAppearance } from '../theme/appearance.ts'
import { layoutHere, rememberLayout, sendSoon, unsentLayout } from './layout-here.ts'

const api = connect(viewing)

export interface ListSettings {
  views: readonly SavedView[]
  /** Null unless the views could not be loaded. */
  error: unknown
  isLoading: boolean
  columns: ListLayout['columns']
  density: Density
  /** At once here, and a moment later on the server. */
  arrange: (part: Partial<ListLayout>) => void
  /** A new one, or one that exists under what it was last. */
  save: (draft: ViewDraft, before?: SavedView) => Promise<Acted<SavedView>>
  remove: (view: SavedView) => Promise<Acted<null>>
  changed: () => Promise<void>
}

export function useListSettings(list: string): ListSettings {
  const client = useQueryClient()
  const general = useAppearance(state => state.density)
  const key = useMemo(() => ['list settings', list], [list])
  const here = useMemo(() => layoutHere(list), [list])
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const settings = await api.list({ query: { list } }, { signal })
      const unsent = unsentLayout(list)
      if (unsent) sendSoon(list)
      else rememberLayout(list, settings.layout)
      return { views: settings.views as SavedView[], layout: unsent ?? settings.layout }
    },
    staleTime: 60_000,
  })
  const layout = data?.layout ?? here
  const arrange = useCallback(
    (part: Partial<ListLayout>) => {
      type Settings = NonNullable<typeof data>
      client.setQueryData<Settings>(key, before => {
        const next = { ...(before?.layout ?? layoutHere(list)), ...part }
        rememberLayout(list, next, true)
        return { views: before?.views ?? [], layout: next }
      })
      sendSoon(list)
    },
    [client, key, list],
  )
  return {
    views: data?.views ?? [],
    error,
    isLoading: isPending,
    columns: layout.columns,
    density: layout.density ?? general,
    arrange,
    save: (draft, before) =>
      before
        ? api.change.act({ params: { id: before.id }, body: { ...draft, version: before.version } })
        : api.save.act({ body: { ...draft, list } }),
    remove: ({ id }) => api.remove.act({ params: { id } }),
    changed: useCallback(() => client.invalidateQueries({ queryKey: key }), [client, key]),
  }
}
