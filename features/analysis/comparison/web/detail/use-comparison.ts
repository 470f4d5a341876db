import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../api.ts'

/** What is asked of a saved comparison; the time stands in the address. */
export interface DetailQuestion {
  id: number
  from?: string
  to?: string
  only: boolean
}

export function useDetailQuestion(
  id: number,
): [DetailQuestion, (changes: Readonly<Record<string, string | null>>) => void] {
  const [search, setSearch] = useSearchParams()
  const [from, to, only] = [search.get('from'), search.get('to'), search.get('only') === '1']
  const question = useMemo<DetailQuestion>(
    () => ({ id, only, ...(from && { from }), ...(to && { to }) }),
    [id, from, to, only],
  )
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      setSearch(now => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) value === null ? next.delete(name) : next.set(name, value)
        return next
      })
    },
    [setSearch],
  )
  return [question, change]
}

export const useComparison = (question: DetailQuestion, enabled = true) =>
  useQuery({
    queryKey: ['charts', 'comparison', 'data', question],
    queryFn: ({ signal }) => api.dataList({ body: question }, { signal, timeout: 'long' }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    // Up to now: counted anew each minute.
    refetchInterval: question.to ? false : 60_000,
    enabled,
    retry: false,
  })
