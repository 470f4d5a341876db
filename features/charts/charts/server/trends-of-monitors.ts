import { momentsOf } from '@guanlan/features/articles/articles/contract'
import { countsByDay } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { MonitorTrends } from '../contract.ts'
import { daysBefore, trendOfMonitor } from './trend-of-monitor.ts'

export async function trendsOfMonitors(scope: Scope): Promise<MonitorTrends> {
  const zone = await timeZoneOf(scope)
  const to = scope.now
  const rows = await countsByDay(scope, { days: daysBefore, to, zone })
  return {
    from: momentsOf('7d', to.getTime(), zone).from,
    today: momentsOf('today', to.getTime(), zone).from,
    to: to.toISOString(),
    monitors: [...Map.groupBy(rows, row => row.monitorId)].map(([id, known]) => trendOfMonitor(id, known)),
  }
}
