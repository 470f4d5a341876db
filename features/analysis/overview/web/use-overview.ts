import { endsNow, momentsOf, type TimeRange } from '@guanlan/features/articles/articles/web'
import { charts } from '@guanlan/features/charts/charts/contract'
import { loadRegionNames } from '@guanlan/features/charts/charts/web'
import { type Arrival, Changed, desk } from '@guanlan/features/desk/article-list/contract'
import { followElsewhere } from '@guanlan/features/desk/article-list/web'
import { connect, listen, useAppearance } from '@guanlan/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const api = connect(charts)
/** New articles are asked for at most this often. */
const pauseMs = 10_000

/** The overview with the very question it answers, and the names its regions need. */
export function useOverview(monitor: number | undefined, range: TimeRange) {
  const zone = useAppearance(state => state.timeZone)
  const key = ['charts', 'overview', monitor ?? null, range, zone]
  const requested = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const question = { ...(monitor !== undefined && { monitor }), ...momentsOf(range, Date.now(), zone), filters: [] }
      const [overview, regionNames] = await Promise.all([
        api.overview({ body: question }, { signal, timeout: 'long' }),
        loadRegionNames(),
      ])
      return { overview, question, regionNames }
    },
    placeholderData: keepPreviousData,
    staleTime: pauseMs,
    // A tab that comes to the front again shows what came meanwhile.
    refetchOnMount: 'always',
  })
  useArrivals(endsNow(range))
  return requested
}

export type AnsweredOverview = NonNullable<ReturnType<typeof useOverview>['data']>

/** Asks again quietly when articles arrive, unless the range has an end of its own, and when facts of articles have changed. */
function useArrivals(live: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    let last = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer = undefined
      last = Date.now()
      void client.invalidateQueries({ queryKey: ['charts', 'overview'] })
    }
    const stop = listen(desk.arrivals, undefined, {
      onEvent: (name, data) => {
        const changed = name === 'changed' ? Changed.safeParse(data).data : undefined
        if (changed) void followElsewhere(client, changed)
        if (!live || name !== 'arrived' || (data as Arrival).total === 0) return
        timer ??= setTimeout(ask, Math.max(0, last + pauseMs - Date.now()))
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client, live])
}
