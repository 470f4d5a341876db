/** Events on boards that monitors of the organisation want, those that grew last first. */
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitoredEvent } from '../../contract.ts'

export async function listMonitoredEvents(scope: Scope, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows } = await sql<
    Omit<MonitoredEvent, 'beganAt' | 'grewAt' | 'monitor'> & { beganAt: Date; grewAt: Date; total: number }
  >`
    select w.monitor_id as "monitorId", w.event_id as "eventId", e.title, w.began_at as "beganAt", w.grew_at as "grewAt", w.growth, w.platforms, w.best_rank::int as "bestRank", w.best_platform as "bestPlatform",
      count(*) over ()::int as total
    from hot_wanted w join hot_events e on e.id = w.event_id where w.org_id = ${scope.orgId} order by w.grew_at desc, w.event_id, w.monitor_id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  const names = await monitorNames(scope)
  return {
    list: rows.map(({ total: _, ...row }) => ({
      ...row,
      monitor: names.get(row.monitorId) ?? '',
      beganAt: row.beganAt.toISOString(),
      grewAt: row.grewAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  }
}
