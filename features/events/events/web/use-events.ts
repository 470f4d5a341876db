/** Answers about events, and acts on them with what is asked again afterwards. */
import { type DoAct, useChanges, useUndo } from '@guanlan/platform/web'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { events } from '../contract.ts'
import { api, eventsKey } from './api.ts'

/** While a filling runs. Milliseconds. */
const fillingMs = 1_500

export const useEvent = (id: number) =>
  useQuery({
    queryKey: [eventsKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.filling ? fillingMs : false),
    retry: false,
  })

/** Lists are called events.all and the like. */
const isOfEvents = (part: unknown): boolean =>
  typeof part === 'string' && (part === eventsKey || part.startsWith(`${eventsKey}.`))

export const askAgain = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(isOfEvents) })

/** An act on an event: said in a note, taken back where it can be, and followed by every number. */
export function useEventAct(): DoAct {
  const client = useQueryClient()
  return useUndo(useCallback(() => askAgain(client), [client]))
}

/** After what was saved in a form of its own. */
export function useAskEvents(): () => void {
  const client = useQueryClient()
  return useCallback(() => void askAgain(client), [client])
}

/** What anybody changes is shown in every open window. */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useChanges(events.events, () => void askAgain(client))
}
