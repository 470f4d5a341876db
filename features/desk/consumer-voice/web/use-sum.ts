import type { CallOptions, List } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'

/** What the list shows, summed up; the answer before stays until the next one is there. */
export function useSum<R, Q extends { sort: string; order: string }, S>(
  { name, question }: List<R, Q>,
  summary: (call: { body: Q }, options: CallOptions) => Promise<S>,
): S | undefined {
  // The order of rows changes no sum.
  const { sort, order, ...filters } = question
  return useQuery({
    queryKey: [name, 'summary', filters],
    queryFn: ({ signal }) => summary({ body: question }, { signal }),
    placeholderData: before => before,
  }).data
}

/** A chart of counts by what `nameOf` calls them. */
export const countsOf = <T extends { count: number }>(
  head: string,
  name: string,
  parts: readonly T[],
  nameOf: (part: T) => string,
) => ({ head, rows: parts.map(nameOf), series: [{ name, values: parts.map(({ count }) => count) }] })
