import { countsByDay } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { MonitorTrends } from '../contract.ts'
import { daysBefore, shownDays, trendOfMonitor } from './trend-of-monitor.ts'
import { startOf } from './zone.ts'

export async function trendsOfMonitors(scope: Scope): Promise<MonitorTrends> {
  const zone = await timeZoneOf(scope)
  const to = scope.now
  const rows = await countsByDay(scope, { days: daysBefore, to, zone })
  const today = startOf(to, 'day', zone)
  return {
    from: new Date(daysEarlier(today, shownDays - 1, zone)).toISOString(),
    today: new Date(today).toISOString(),
    to: to.toISOString(),
    monitors: [...Map.groupBy(rows, row => row.monitorId)].map(([id, known]) => trendOfMonitor(id, known)),
  }
}

/** Midnight of days before, also where a clock was changed meanwhile: from the noon of the day. */
const daysEarlier = (midnight: number, days: number, zone: string): number =>
  startOf(new Date(midnight - (days - 0.5) * 86_400_000), 'day', zone)
