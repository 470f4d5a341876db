import { connect } from '@guanlan/platform/web'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Monitor, monitors } from '../../contract.ts'

export const monitorApi = connect(monitors)

export const monitorKeys = { list: ['monitors', 'list'], counts: ['monitors', 'counts'] } as const

export const isFilling = (monitor: Monitor): boolean =>
  monitor.backfill?.state === 'waiting' || monitor.backfill?.state === 'running'

/** The tree; asked again every 1.5 s while a monitor fills from stored articles. */
export const useMonitors = () =>
  useQuery({
    queryKey: monitorKeys.list,
    queryFn: ({ signal }) => monitorApi.list({ query: {} }, { signal }),
    staleTime: 30_000,
    refetchInterval: query => (query.state.data?.some(isFilling) ? 1_500 : false),
  })

export type MonitorCount = Awaited<ReturnType<typeof monitorApi.counts>>[number]

export const useMonitorCounts = () =>
  useQuery({
    queryKey: monitorKeys.counts,
    queryFn: ({ signal }) => monitorApi.counts(undefined, { signal }),
    staleTime: 20_000,
    refetchInterval: 60_000,
  })

/**
 * Word of arrivals moves the numbers at once; the next answer of the server puts them right. A monitor that fills from
 * stored articles is left alone: what it finds is mostly old.
 */
export function bumpCounts(client: QueryClient, arrived: Readonly<Record<string, number>>): void {
  const filling = new Set(
    client
      .getQueryData<Monitor[]>(monitorKeys.list)
      ?.filter(isFilling)
      .map(each => each.id),
  )
  client.setQueryData<MonitorCount[]>(monitorKeys.counts, counts =>
    counts?.map(count => {
      const more = arrived[count.id]
      if (!more || filling.has(count.id)) return count
      const hours = count.hours.with(-1, (count.hours.at(-1) ?? 0) + more)
      return { ...count, day: count.day + more, week: count.week + more, hours }
    }),
  )
}
