import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { View } from '../address.ts'
import { deskApi, questionOf } from '../desk-queries.ts'
import { useFoundBy } from '../found.ts'
import type { Field } from './filter-words.ts'

/** Questions of one call. */
const mostCounted = 50

/**
 * How many articles each choice of a field would leave, with the other filters of the list; one call. Undefined while they are counted, and in a
 * search, whose facets stand beside it.
 * @param view the list without the filter that is being chosen
 */
export function useChoiceCounts(
  view: View,
  field: Field,
  values: readonly string[],
): ReadonlyMap<string, number> | undefined {
  const isDesk = useFoundBy() === null
  const [now] = useState(Date.now)
  const counted = values.slice(0, mostCounted)
  const { monitor, monitors, range, filters, fold, place } = view
  return useQuery({
    queryKey: [
      'desk',
      'choices',
      JSON.stringify({ monitor, monitors, range, filters, fold, place }),
      field,
      counted.join(),
    ],
    queryFn: async ({ signal }) => {
      const questions = counted.map(value =>
        questionOf(
          { monitor, monitors, range, fold, place, filters: [...filters, { field, is: 'is', values: [value] }] },
          now,
        ),
      )
      const counts = await deskApi.counts({ body: { questions } }, { signal })
      return new Map(counted.map((value, index) => [value, counts[index] ?? 0]))
    },
    enabled: isDesk && counted.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  }).data
}
