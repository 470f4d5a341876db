import { momentsOf } from '@guanlan/features/articles/articles/contract'
import { countsByDay, hasArticlesUntil } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { MonitorTrends } from '../contract.ts'
import { daysBefore, shownDays, trendOfMonitor } from './trend-of-monitor.ts'
import { dayMs } from './zone.ts'

export async function trendsOfMonitors(scope: Scope): Promise<MonitorTrends> {
  const zone = await timeZoneOf(scope)
  const to = scope.now
  const rows = await countsByDay(scope, { days: daysBefore, to, zone })
  // As the figures of a question are (against.ts): not beside a week of which a part alone is kept.
  const isWhole = await hasArticlesUntil(scope, new Date(to.getTime() - (2 * shownDays - 1) * dayMs))
  return {
    from: momentsOf('7d', to.getTime(), zone).from,
    today: momentsOf('today', to.getTime(), zone).from,
    to: to.toISOString(),
    monitors: [...Map.groupBy(rows, row => row.monitorId)].map(([id, known]) => {
      const trend = trendOfMonitor(id, known)
      return isWhole ? trend : { ...trend, before: null }
    }),
  }
}
