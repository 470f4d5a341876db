/** Budgets of a day: of each source here, of each host in its turns, of each organisation by its quotas. */
import { type Database, spendToday, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Of one source, pages of its entries included. */
export const sourceBudget = { requests: 5_000, bytes: 200 * 1024 * 1024 }

export type BlockedBy = 'source' | 'organisation'

/** Of a row of `sources` that is due: why it is not asked. A shared source is paid for by nobody. */
export const blockedBy = sql<BlockedBy | null>`case
  when (select sum(h.requests) >= ${sourceBudget.requests} or sum(h.bytes) >= ${sourceBudget.bytes} from source_hours h
    where h.source_id = sources.id and h.hour >= date_trunc('day', now(), 'UTC')) then 'source'
  when not sources.shared and not exists (
    select from org_sources o where o.source_id = sources.id and o.enabled and may_collect(o.org_id)) then 'organisation'
  end`

/** Until the day of an organisation that wants it begins, spread over its first hour. */
export const hold = async (db: Database, sourceId: number, by: BlockedBy): Promise<void> =>
  void (await sql`
    update sources set held_by = ${by},
      next_at = random() * interval '1 hour' + coalesce(
        (select min((quota_day(g.id) + 1)::timestamp at time zone g.time_zone)
          from org_sources o join organisations g on g.id = o.org_id where o.source_id = sources.id and o.enabled and not sources.shared),
        date_trunc('day', now(), 'UTC') + interval '1 day') where id = ${sourceId}`.execute(db))

/** What was asked for a source of their own is spent by all organisations that want it: each would have been asked for alone. */
export async function spendOfSource(
  db: Tx | Database,
  sourceId: number,
  requests: number,
  bytes: number,
): Promise<void> {
  await spendToday(
    db,
    sql`
      select o.org_id, l.quota, case l.quota when 'sourceRequestCount' then ${requests}::int else ${Math.ceil(bytes / 1_024)}::int end as used
      from sources s join org_sources o on o.source_id = s.id and o.enabled
      join org_limits l on l.org_id = o.org_id and l.quota in ('sourceRequestCount', 'sourceKilobyteCount')
      where s.id = ${sourceId} and not s.shared`,
  )
}
