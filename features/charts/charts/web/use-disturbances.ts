import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { charts, type Disturbances } from '../contract.ts'

const api = connect(charts)
const hourMs = 3_600_000

/** Of a stretch of time; whole hours, so that a list that moves on asks once an hour. */
export function useDisturbances(from: string | undefined, to: string | undefined): Disturbances {
  const hour = (at: string | undefined, up: number) =>
    at === undefined ? null : new Date((Math.floor(Date.parse(at) / hourMs) + up) * hourMs).toISOString()
  const [begin, end] = [hour(from, 0), hour(to, 1)]
  const { data } = useQuery({
    queryKey: ['charts', 'disturbances', begin, end],
    queryFn: ({ signal }) => api.disturbances({ body: { from: begin ?? '', to: end ?? '' } }, { signal }),
    enabled: begin !== null && end !== null && begin < end,
    staleTime: 5 * 60_000,
  })
  return data ?? none
}
const none: Disturbances = { sources: 0, senders: 0, stretches: [] }
