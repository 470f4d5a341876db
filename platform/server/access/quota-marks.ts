/** Limits that are nearly or wholly used, noted once each, so that administrators are told of them. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'

export interface QuotaMark {
  orgId: number
  quota: string
  most: number
  percent: number
  day: string
}

/** Of what is spent by the day or month; what stands is noted by the calls that add to it. */
export async function markSpentQuotas(db: Database): Promise<void> {
  await sql`
    insert into quota_marks (org_id, quota, most, percent, day)
    select u.org_id, u.quota, l.most, case when u.used >= l.most then 100 else 90 end, u.day
    from quota_uses u join org_limits l on l.org_id = u.org_id and l.quota = u.quota
    where u.day >= (current_date - 1) - 31 and l.most > 0 and u.used >= l.most * 0.9
      and u.day in (quota_day(u.org_id), date_trunc('month', quota_day(u.org_id))::date)
    on conflict do nothing`.execute(db)
}

/** Those nobody was told of yet, of organisations that are not switched off. */
export async function openQuotaMarks(db: Database): Promise<QuotaMark[]> {
  const { rows } = await sql<QuotaMark>`
    select m.org_id as "orgId", m.quota, m.most::float8 as most, m.percent, m.day::text as day
    from quota_marks m join organisations o on o.id = m.org_id and o.enabled
    where m.told_at is null order by m.noted_at limit 1000`.execute(db)
  return rows
}

/** @returns false: somebody else was faster */
export async function closeQuotaMark(
  db: Tx,
  { orgId, quota, most, percent, day }: QuotaMark,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update quota_marks set told_at = ${now}
    where org_id = ${orgId} and quota = ${quota} and most = ${most} and percent = ${percent} and day = ${day}::date and told_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export async function purgeQuotaMarks(db: Database): Promise<void> {
  await sql`delete from quota_marks where day > '1970-01-01' and day < current_date - 90`.execute(db)
}
