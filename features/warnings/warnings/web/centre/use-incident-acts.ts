import { exact, type List, toast, useWords } from '@guanlan/platform/web'
import type { Incident, IncidentQuestion, IncidentState } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** Null: those that are chosen in the list. */
export type Handled = readonly number[] | null

export interface IncidentActions {
  settle: (ids: Handled, state: IncidentState) => Promise<unknown>
  note: (incident: Incident, note: string) => Promise<unknown>
  /** The articles of those chosen come to the oldest of them. */
  join: () => Promise<unknown>
  split: (id: number, articleIds: readonly number[]) => Promise<unknown>
  retry: (id: number) => Promise<unknown>
  chosen: number
  /** Several are named one by one, as putting them together takes them. */
  mayJoin: boolean
}

/** What is done with incidents, each with a way back. */
export function useIncidentActs(list: List<Incident, IncidentQuestion>): IncidentActions {
  const t = useWords(strings)
  const { selection, records } = list
  const chosenIds = selection.body.ids
  return {
    chosen: selection.count,
    mayJoin: !selection.isAll && chosenIds.length > 1 && chosenIds.length <= 100,
    settle: (ids, state) => {
      const format = ({ changed }: { changed: number }) => t(`acted_${state}`, { count: exact(changed) })
      return ids
        ? list.act(() => api.act.act({ body: { ids: [...ids], state } }), format)
        : list.bulk(chosen => api.act.act({ body: { ...chosen, state } }), format)
    },
    note: ({ id, state }, note) =>
      list.act(
        () => api.act.act({ body: { ids: [id], state, note } }),
        () => t('noteSaved'),
      ),
    join: () =>
      list.bulk(
        () => api.joinIncidents.act({ body: { ids: chosenIds, into: Math.min(...chosenIds) } }),
        ({ title }) => t('joined', { title }),
      ),
    split: (id, articleIds) =>
      list.act(
        () => api.splitIncident.act({ params: { id }, body: { articleIds: [...articleIds] } }),
        ({ title }) => t('splitDone', { title }),
      ),
    retry: async id => {
      const { changed } = await api.retry({ body: { id } })
      toast({ text: t('retried', { count: exact(changed) }) })
      await records.changed()
    },
  }
}
