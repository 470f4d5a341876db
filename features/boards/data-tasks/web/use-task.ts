import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type DataTask, status } from '../contract.ts'
import { taskApi, tasksKey } from './api.ts'

/** While it is written down its progress is asked for so often. */
const everyMs = 2_000

/** The task that the address names; null: it names none. */
export function useTask(): {
  id: number | null
  task: DataTask | undefined
  error: unknown
  ask: () => Promise<unknown>
} {
  const [search] = useSearchParams()
  const number = Number(search.get('id'))
  const id = Number.isSafeInteger(number) && number > 0 ? number : null
  const found = useQuery({
    queryKey: [tasksKey, 'one', id],
    queryFn: ({ signal }) => taskApi.get({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data?.status === status.waiting || state.data?.status === status.running ? everyMs : false,
  })
  return { id, task: found.data, error: found.error, ask: () => found.refetch() }
}
