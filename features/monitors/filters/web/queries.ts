import { connect, useLater } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FilterNumbers, filters, type SimilarExamples, type TriedFilter } from '../contract.ts'

export const filterApi = connect(filters)

export const filteredKeys = { list: ['filters', 'filtered'], numbers: ['filters', 'numbers'] } as const

/** How much each filter has taken, by day. */
export const useFilterNumbers = () =>
  useQuery<FilterNumbers>({
    queryKey: filteredKeys.numbers,
    queryFn: ({ signal }) => filterApi.numbers(undefined, { signal }),
    staleTime: 10_000,
    refetchInterval: 30_000,
  })

/** Somebody is still writing; asked at every letter, the server would work for nothing. Milliseconds. */
const writingMs = 400

/** What a filter would change, more and more of it until all is looked at; null asks nothing. */
export const useTrial = (requested: Omit<TriedFilter, 'cursor'> | null) => useSettledTrial(requested).trial

/** @returns `isSettled`: the trial is of what is requested now, not of what was a moment ago */
export function useSettledTrial(requested: Omit<TriedFilter, 'cursor'> | null) {
  const written = requested && JSON.stringify(requested)
  const text = useLater(written, writingMs)
  return { trial: useTrialOf(text), isSettled: text === written }
}

function useTrialOf(text: string | null) {
  return useQuery({
    queryKey: ['filters', 'trial', text],
    queryFn: async ({ signal, client, queryKey }) => {
      const body = JSON.parse(text ?? '') as Omit<TriedFilter, 'cursor'>
      let trial = await filterApi.tryOut({ body }, { signal })
      while (trial.next !== null) {
        client.setQueryData(queryKey, trial)
        trial = await filterApi.tryOut({ body: { ...body, cursor: trial.next } }, { signal })
      }
      return trial
    },
    enabled: text !== null,
    retry: false,
    staleTime: 20_000,
  })
}

export function useExamples(requested: { text: string; threshold: number } | null) {
  const text = useLater(requested && JSON.stringify(requested), writingMs)
  return useQuery<SimilarExamples>({
    queryKey: ['filters', 'examples', text],
    queryFn: ({ signal }) => filterApi.examples({ body: JSON.parse(text ?? '') }, { signal }),
    enabled: text !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
