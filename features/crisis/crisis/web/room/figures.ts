/** Numbers of a crisis beside yesterday's, each the total of the list it opens. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { momentsOf } from '@guanlan/features/articles/articles/web'
import { deskApi } from '@guanlan/features/desk/article-list/web'
import { useAppearance } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Crisis } from '../../contract.ts'
import { crisesKey } from '../api.ts'
import { isOfCrisis } from '../parts/address.ts'
import { refreshMs } from '../use-crisis.ts'

export const negative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }

const longestMs = 90 * 86_400_000 - 60_000

/** From the first article until now; of what began longer ago the last 90 days, which is as much as a list may be asked for (spec 5). */
export function wholeRange({ firstArticleAt }: Crisis, now = Date.now()): { from: string; to: string } {
  const from = Math.max(Date.parse(firstArticleAt ?? new Date(now).toISOString()), now - longestMs)
  return { from: new Date(Math.min(from, now)).toISOString(), to: new Date(now).toISOString() }
}

export interface RoomCounts {
  whole: number
  negative: number
  today: number
  todayNegative: number
  yesterday: number
  yesterdayNegative: number
}

export function useRoomCounts(crisis: Crisis) {
  const zone = useAppearance(state => state.timeZone)
  return useQuery({
    queryKey: [crisesKey, 'counts', crisis.id, crisis.articles],
    queryFn: async ({ signal }): Promise<RoomCounts> => {
      const now = Date.now()
      const ranges = [wholeRange(crisis, now), momentsOf('today', now, zone), momentsOf('yesterday', now, zone)]
      const questions = ranges.flatMap(range =>
        [[], [negative]].map(more => ({
          ...range,
          filters: [isOfCrisis(crisis.id), ...more],
          fold: false,
          place: 'desk' as const,
        })),
      )
      const counts = await deskApi.counts({ body: { questions } }, { signal })
      const [whole = 0, all = 0, today = 0, todayNegative = 0, yesterday = 0, yesterdayNegative = 0] = counts
      return { whole, negative: all, today, todayNegative, yesterday, yesterdayNegative }
    },
    refetchInterval: refreshMs,
  })
}
