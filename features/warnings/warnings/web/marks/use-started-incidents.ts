import { useMay } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { StartedIncident } from '../../contract.ts'
import { api } from '../api.ts'
import { useIncidentChanges } from '../use-incident-changes.ts'

const minuteMs = 60_000
const none: readonly StartedIncident[] = []

/** Incidents that began within a stretch of time, of one monitor or all; none for whoever may not see warnings. */
export function useStartedIncidents(
  monitor: number | undefined,
  from: string | undefined,
  to: string | undefined,
): readonly StartedIncident[] {
  const may = useMay()
  // Whole minutes, so that a range that moves on does not ask with every picture.
  const minute = (at: string | undefined, up: number) =>
    at === undefined ? '' : new Date((Math.floor(Date.parse(at) / minuteMs) + up) * minuteMs).toISOString()
  const [begin, end] = [minute(from, 0), minute(to, 1)]
  const { data, refetch } = useQuery({
    queryKey: ['incidents', 'begun', monitor ?? null, begin, end],
    queryFn: ({ signal }) =>
      api.begunIncidents({ body: { monitor: monitor ?? null, from: begin, to: end } }, { signal }),
    enabled: may('warnings.view') && begin !== '' && begin < end,
  })
  useIncidentChanges(refetch)
  return data ?? none
}
