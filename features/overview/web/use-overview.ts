import { charts } from '@guanlan/features/charts/contract'
import { type Arrival, desk } from '@guanlan/features/desk/contract'
import { connect, listen, useAppearance } from '@guanlan/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Range, stretchOf } from './range.ts'
import { loadRegionNames } from './region-names.ts'

const api = connect(charts)
/** New articles are asked for at most this often. */
const pauseMs = 10_000

/** The overview with the very question it answers, and the names its regions need. */
export function useOverview(monitor: number | undefined, range: Range) {
  const zone = useAppearance(state => state.timeZone)
  const key = ['charts', 'overview', monitor ?? null, range, zone]
  const asked = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const question = { ...(monitor !== undefined && { monitor }), ...stretchOf(range, new Date(), zone), filters: [] }
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
  useArrivals(range.named !== null)
  return asked
}

export type Asked = NonNullable<ReturnType<typeof useOverview>['data']>

/** Asks again quietly when articles arrive. A range with an end of its own is left alone. */
function useArrivals(live: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!live) return
    let last = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer = undefined
      last = Date.now()
      void client.invalidateQueries({ queryKey: ['charts', 'overview'] })
    }
    const stop = listen(desk.arrivals, undefined, {
      onEvent: (name, data) => {
        if (name !== 'arrived' || (data as Arrival).total === 0) return
        timer ??= setTimeout(ask, Math.max(0, last + pauseMs - Date.now()))
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client, live])
}
