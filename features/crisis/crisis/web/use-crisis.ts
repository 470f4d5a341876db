/** Answers about crises, and acts in them with what is asked again afterwards. */
import { type DoAct, useChanges, useUndo } from '@guanlan/platform/web'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Crisis, crisis, isOver } from '../contract.ts'
import { api, crisesKey } from './api.ts'

/** What changes is told (`useLiveCrises`), articles that join among it; what only time changes is asked for as often. Milliseconds. */
export const refreshMs = 10_000

/** Of one that is over nothing changes by time. */
export const refreshedOf = (crisis: Crisis | undefined, ms = refreshMs): number | false =>
  crisis && isOver(crisis.status) ? false : ms

export const useLevels = () =>
  useQuery({
    queryKey: [crisesKey, 'levels'],
    queryFn: ({ signal }) => api.levels(undefined, { signal }),
    staleTime: 60_000,
  })

export const useLabels = () =>
  useQuery({
    queryKey: [crisesKey, 'labels'],
    queryFn: ({ signal }) => api.getLabelList({ body: {} }, { signal }),
    staleTime: 60_000,
  })

export const useCrisis = (id: number) =>
  useQuery({
    queryKey: [crisesKey, 'one', id],
    queryFn: ({ signal }) => api.getCrisis({ query: { id } }, { signal }),
    refetchInterval: ({ state }) => refreshedOf(state.data),
    retry: false,
  })

export const askAgain = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(crisesKey) })

/** An act in a crisis: said in a note, taken back where it can be, and followed by every number. */
export function useCrisisAct(): DoAct {
  const client = useQueryClient()
  const act = useUndo(useCallback(() => askAgain(client), [client]))
  return useCallback(
    (send, format) =>
      act(async () => {
        const acted = await send()
        showAnswered(client, acted.data)
        return acted
      }, format),
    [client, act],
  )
}

/** A crisis that an act answers is shown at once, so that the next act begins with its version. */
function showAnswered(client: QueryClient, data: unknown): void {
  const answered = (data as { crisis?: Crisis } | null)?.crisis ?? (data as Crisis | null)
  if (answered && typeof answered === 'object' && 'chapter' in answered && 'standing' in answered)
    client.setQueryData([crisesKey, 'one', answered.id], answered)
}

/** While articles pour in, all is asked again so often at most. Milliseconds. */
const liveMs = 600

/** Whatever anybody does in a crisis, and each article that joins one, is shown in every open window. */
export function useLiveCrises(): void {
  const client = useQueryClient()
  const refreshed = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  useChanges(crisis.events, () => {
    const { current } = refreshed
    current.timer ??= setTimeout(
      () => {
        refreshed.current = { at: Date.now(), timer: undefined }
        void askAgain(client)
      },
      Math.max(0, current.at + liveMs - Date.now()),
    )
  })
  useEffect(() => () => clearTimeout(refreshed.current.timer), [])
}
