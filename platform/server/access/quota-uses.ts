/** What is spent of quotas by the day and the month, by others than the calls that `spend` judges. */
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../database.ts'

/** @param spent a select of `org_id`, `quota` and `used`; nothing is refused */
export async function spendToday(db: Database | Tx, spent: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into quota_uses as u (org_id, quota, day, used)
    select s.org_id, s.quota, quota_day(s.org_id), s.used from (${spent}) s order by s.org_id, s.quota
    on conflict (org_id, quota, day) do update set used = u.used + excluded.used`.execute(db)
}

/** What is spent today of some quotas; one of which nothing is spent is not in it. */
export async function usedToday<Name extends string>(
  { orgId, db }: { orgId: number; db: Database | Tx },
  names: readonly Name[],
): Promise<Map<Name, number>> {
  const { rows } = await sql<{ quota: Name; used: string }>`
    select quota, used from quota_uses where org_id = ${orgId} and quota = any(${[...names]}::text[]) and day = quota_day(${orgId})`.execute(
    db,
  )
  return new Map(rows.map(({ quota, used }) => [quota, Number(used)]))
}

/** One of today, of what came to nothing. */
export async function giveBackToday({ orgId, db }: { orgId: number; db: Database | Tx }, quota: string): Promise<void> {
  await sql`
    update quota_uses set used = used - 1 where org_id = ${orgId} and quota = ${quota} and day = quota_day(${orgId}) and used > 0`.execute(
    db,
  )
}

interface MonthlyQuota {
  orgId: number
  quota: string
}

/** A statement that spends one of the month and returns a row, or none where nothing is left. @param most a number; null or -1: no limit */
export const spendOfMonth = ({ orgId, quota }: MonthlyQuota, most: RawBuilder<unknown>) => sql`
  insert into quota_uses as u (org_id, quota, day, used)
  select ${orgId}::int, ${quota}, date_trunc('month', quota_day(${orgId}))::date, 1 where coalesce(nullif(${most}, -1), 1) >= 1
  on conflict (org_id, quota, day) do update set used = u.used + 1
  where u.used < coalesce(nullif(${most}, -1), 9223372036854775807) returning 1`

/** A statement that gives one back to the month of a day. */
export const giveBackOfMonth = ({ orgId, quota }: MonthlyQuota, day: string) => sql`
  update quota_uses set used = used - 1
  where org_id = ${orgId} and quota = ${quota} and day = date_trunc('month', ${day}::date)::date and used > 0`
