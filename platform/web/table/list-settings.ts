/**
 * How a person sees one list: its saved views, and columns, density and looks as they arranged them. The server keeps both; the browser keeps
 * the arrangement too, so that a list is drawn at once as it was left.
 */
import { type ListLayout, type ListStandard, type SavedView, type ViewDraft, viewing } from '@guanlan/platform/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { chosenOrganisation } from '../client/caller.ts'
import { connect } from '../client/connect.ts'
import type { Acted } from '../client/send.ts'
import { type Density, useAppearance } from '../theme/appearance.ts'
import { layoutHere, rememberLayout, rememberStandard, sendSoon, standardHere, unsentLayout } from './layout-here.ts'

const api = connect(viewing)

export interface ListSettings {
  /** In the order the person gave them; others behind these. */
  views: readonly SavedView[]
  /** Null unless the views could not be loaded. */
  error: unknown
  isLoading: boolean
  columns: ListLayout['columns']
  density: Density
  choices: ListLayout['choices']
  parts: ListLayout['parts']
  /** As the person arranged it, without what the organisation has. */
  own: Pick<ListLayout, 'columns' | 'parts'>
  /** As the organisation has it; null: it has nothing of its own. */
  standard: ListStandard | null
  startView: ListLayout['startView']
  /** At once here, and a moment later on the server. */
  arrange: (part: Partial<ListLayout>) => void
  /** A new one, or one that exists under what it was last. */
  save: (draft: ViewDraft, before?: SavedView) => Promise<Acted<SavedView>>
  remove: (view: SavedView) => Promise<Acted<null>>
  /** What is seen now, for everybody in the organisation; false: nothing of the organisation's own any more. */
  setStandard: (isSet: boolean) => Promise<Acted<unknown>>
  changed: () => Promise<void>
}

/** By organisations alone: an operator who is in none arranges lists in their browser. */
export const hasSavedViews = (): boolean => chosenOrganisation() !== null

export function useListSettings(list: string): ListSettings {
  const client = useQueryClient()
  const general = useAppearance(state => state.density)
  const key = useMemo(() => ['list settings', list], [list])
  const here = useMemo(() => layoutHere(list), [list])
  const isStored = hasSavedViews()
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const settings = await api.list({ query: { list } }, { signal })
      const unsent = unsentLayout(list)
      if (unsent) sendSoon(list)
      else rememberLayout(list, settings.layout)
      rememberStandard(list, settings.standard)
      return { views: settings.views as SavedView[], layout: unsent ?? settings.layout, standard: settings.standard }
    },
    staleTime: 60_000,
    enabled: isStored,
  })
  const layout = data?.layout ?? here
  const before = useMemo(() => standardHere(list), [list])
  const standard = data ? data.standard : before
  const seen = useMemo(() => seenLayout(layout, standard), [layout, standard])
  const arrange = useCallback(
    (part: Partial<ListLayout>) => {
      type Settings = NonNullable<typeof data>
      client.setQueryData<Settings>(key, before => {
        const next = { ...(before?.layout ?? layoutHere(list)), ...part }
        rememberLayout(list, next, true)
        return { views: before?.views ?? [], layout: next, standard: before?.standard ?? standardHere(list) }
      })
      if (hasSavedViews()) sendSoon(list)
    },
    [client, key, list],
  )
  return {
    views: useMemo(() => inOrder(data?.views ?? [], layout.viewOrder), [data?.views, layout.viewOrder]),
    error,
    isLoading: isStored && isPending,
    ...seen,
    own: layout,
    standard,
    density: layout.density ?? general,
    startView: layout.startView,
    arrange,
    save: (draft, before) =>
      before
        ? api.change.act({ params: { id: before.id }, body: { ...draft, version: before.version } })
        : api.save.act({ body: { ...draft, list } }),
    remove: ({ id }) => api.remove.act({ params: { id } }),
    setStandard: isSet =>
      isSet
        ? api.setStandard.act({ body: { list, ...seen, version: standard?.version ?? 0 } })
        : api.dropStandard.act({ query: { list } }),
    changed: useCallback(() => client.invalidateQueries({ queryKey: key }), [client, key]),
  }
}

/** What a person did not arrange is as the organisation has it. Pure. */
export const seenLayout = (
  own: Pick<ListLayout, 'columns' | 'choices' | 'parts'>,
  standard: Pick<ListLayout, 'columns' | 'choices' | 'parts'> | null,
): Pick<ListLayout, 'columns' | 'choices' | 'parts'> => ({
  columns: own.columns ?? standard?.columns ?? null,
  choices: { ...standard?.choices, ...own.choices },
  parts: { ...standard?.parts, ...own.parts },
})

/** Those the person put in order, then the others as the server has them. Pure. */
export function inOrder<V extends { id: number }>(views: readonly V[], order: readonly number[]): V[] {
  const placeOf = ({ id }: V) => (order.includes(id) ? order.indexOf(id) : order.length)
  return views.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** How a list is arranged for a view: as the view was kept; what it does not say stays. Pure. */
export const layoutOf = (
  { columns, choices }: Pick<SavedView, 'columns' | 'choices'>,
  now: Pick<ListSettings, 'choices'>,
): Partial<ListLayout> => ({ ...(columns && { columns }), choices: { ...now.choices, ...choices } })
