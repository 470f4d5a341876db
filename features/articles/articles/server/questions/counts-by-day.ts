/** Articles of each monitor by day: what lists of the monitors count, for all of them in one reading. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'

export interface CountOfDay {
  monitorId: number
  /** 0 is the day of the moment asked for, by the zone's calendar; -1 the day before. */
  day: number
  /** Full stretches of 24 hours between it and the moment asked for: those from 0 to 6 are the last 7 days as lists mean them. */
  back: number
  count: number
  negative: number
  /** Of the count, what was published before the clock of the moment asked for. */
  untilNow: number
}

/** @param days full days before that of `to` */
export async function countsByDay(
  { orgId, limitedTo, db }: Scope,
  { days, to, zone }: { days: number; to: Date; zone: string },
): Promise<CountOfDay[]> {
  const local = sql`(h.published_at at time zone ${zone})`
  const now = sql`(${to}::timestamptz at time zone ${zone})`
  // A day earlier than asked for: the ids are told months, and midnight is the zone's.
  const from = new Date(to.getTime() - (days + 1) * 86_400_000)
  const { rows } = await sql<CountOfDay>`
    select h.monitor_id as "monitorId", ${local}::date - ${now}::date as day,
      greatest(ceil(extract(epoch from ${to}::timestamptz - h.published_at) / 86400) - 1, 0)::int as back, count(*)::int as count, (count(*) filter (where h.sentiment = -1))::int as negative,
      (count(*) filter (where ${local}::time <= ${now}::time))::int as "untilNow"
    from hits h
    where h.org_id = ${orgId} and ${idsWithin(sql`h.article_id`, { from, to })} and h.removed_at is null
      and h.published_at >= (date_trunc('day', ${now}) - make_interval(days => ${days})) at time zone ${zone} and h.published_at <= ${to}::timestamptz
      ${limitedTo ? sql`and h.monitor_id = any(${[...limitedTo]}::int[])` : sql``}
    group by 1, 2, 3`.execute(db)
  return rows
}
