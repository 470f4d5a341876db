/** Numbers of a crisis beside yesterday's, each the total of the list it opens. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { momentsOf } from '@guanlan/features/articles/articles/web'
import { deskApi } from '@guanlan/features/desk/article-list/web'
import { useAppearance } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Crisis, countedUntil, endedAt } from '../../contract.ts'
import { crisesKey } from '../api.ts'
import { isOfCrisis } from '../parts/address.ts'
import { refreshedOf } from '../use-crisis.ts'

export const negative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }

interface Range {
  from: string
  to: string
}
const longestMs = 90 * 86_400_000 - 60_000

/** From the first article until now, or until the crisis ended; of what began longer ago the last 90 days, which is as much as a list may be asked for (spec 5). */
export function wholeRange(crisis: Crisis, now = Date.now()): Range {
  const to = countedUntil(crisis, now)
  const from = Math.max(crisis.firstArticleAt === null ? to : Date.parse(crisis.firstArticleAt), to - longestMs)
  return { from: new Date(Math.min(from, to)).toISOString(), to: new Date(to).toISOString() }
}

const dayMs = 86_400_000

/** The day that is shown beside the same hours of the one before it: today until now, or the day on which it ended until then. */
export function daysOf(crisis: Crisis, zone: string, now = Date.now()): { last: Range; before: Range } {
  const at = endedAt(crisis) ?? now
  const before = momentsOf('yesterday', at, zone)
  const sameMoment = new Date(at - dayMs).toISOString()
  return {
    last: momentsOf('today', at, zone),
    before: { ...before, to: sameMoment < before.to ? sameMoment : before.to },
  }
}

export interface RoomCounts {
  whole: number
  negative: number
  /** Of the last day and of the one before. */
  last: number
  lastNegative: number
  before: number
  beforeNegative: number
}

export function useRoomCounts(crisis: Crisis) {
  const zone = useAppearance(state => state.timeZone)
  return useQuery({
    queryKey: [crisesKey, 'counts', crisis.id, crisis.articles, crisis.closedAt],
    queryFn: async ({ signal }): Promise<RoomCounts> => {
      const now = Date.now()
      const days = daysOf(crisis, zone, now)
      const ranges = [wholeRange(crisis, now), days.last, days.before]
      const questions = ranges.flatMap(range =>
        [[], [negative]].map(more => ({
          ...range,
          filters: [isOfCrisis(crisis.id), ...more],
          fold: false,
          place: 'desk' as const,
        })),
      )
      const counts = await deskApi.counts({ body: { questions } }, { signal })
      const [whole = 0, all = 0, last = 0, lastNegative = 0, before = 0, beforeNegative = 0] = counts
      return { whole, negative: all, last, lastNegative, before, beforeNegative }
    },
    refetchInterval: refreshedOf(crisis),
  })
}
