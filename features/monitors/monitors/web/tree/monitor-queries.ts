import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Monitor, monitors } from '../../contract.ts'

export const monitorApi = connect(monitors)

export const monitorKeys = { list: ['monitors', 'list'], counts: ['monitors', 'counts'] } as const

export const isFilling = (monitor: Monitor): boolean =>
  monitor.backfill?.state === 'waiting' || monitor.backfill?.state === 'running'

/** The tree; asked again every 1.5 s while a monitor fills from stored articles. @param requested false: not asked for yet */
export const useMonitors = (requested = true) =>
  useQuery({
    enabled: requested,
    queryKey: monitorKeys.list,
    queryFn: ({ signal }) => monitorApi.list({ query: {} }, { signal }),
    staleTime: 30_000,
    refetchInterval: query => (query.state.data?.some(isFilling) ? 1_500 : false),
  })

/** Where the reader may make a monitor. */
export const useMonitorPlaces = (requested = true) =>
  useQuery({
    enabled: requested,
    // Below the tree: asked for again with it.
    queryKey: [...monitorKeys.list, 'places'],
    queryFn: ({ signal }) => monitorApi.places(undefined, { signal }),
    staleTime: 30_000,
  })

export type MonitorCount = Awaited<ReturnType<typeof monitorApi.counts>>[number]

export const useMonitorCounts = () =>
  useQuery({
    queryKey: monitorKeys.counts,
    // By the clock that the lists beside it are asked by.
    queryFn: ({ signal }) => monitorApi.counts({ query: { until: new Date().toISOString() } }, { signal }),
    staleTime: 20_000,
    refetchInterval: 60_000,
  })
