/** Every night the counted days are held against their articles. A day that is wrong is told, and counted anew. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { digestOfSeveralSql, digestSql, isoDay, several } from './read.ts'

interface Wrong {
  monitorId: number
  day: number
}

/** @returns how many days were wrong */
export async function checkFactDays(db: Database): Promise<number> {
  const organisations = await sql<{ id: number }>`select org_id as id from fact_day_progress order by 1`.execute(db)
  let wrong = 0
  for (const { id } of organisations.rows) wrong += await checkOrganisation(db, id)
  return wrong
}

const checkOrganisation = (db: Database, orgId: number): Promise<number> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      const { rows } = await sql<Wrong>`
        with kept as (
          select monitor_id, day, rows, digest from fact_days d where org_id = ${orgId} and length(columns) > 0
            and not exists (select from fact_day_changes c where c.org_id = d.org_id and c.day = d.day
              and (c.monitor_id = d.monitor_id or d.monitor_id = ${several}::int and c.monitor_id <> 0))
        ), found as (
          select 0 as monitor_id, fact_day(r.published_at) as day, count(*)::int as rows, ${digestSql} as digest from org_articles r
          where r.org_id = ${orgId} and r.removed_at is null and r.published_at >= (select min(day) from kept) group by 2
          union all
          select r.monitor_id, fact_day(r.published_at), count(*)::int, ${digestSql} from hits r
          where r.org_id = ${orgId} and r.removed_at is null and r.published_at >= (select min(day) from kept)
            and r.monitor_id in (select monitor_id from kept) group by 1, 2
          union all
          select ${several}::int, fact_day(r.published_at), count(*)::int, ${digestOfSeveralSql} from hits r
          where r.org_id = ${orgId} and r.removed_at is null and r.published_at >= (select min(day) from kept where monitor_id = ${several}::int)
            and (r.monitor_id, fact_day(r.published_at)) not in (select monitor_id, day from fact_days where org_id = ${orgId} and monitor_id > 0) group by 2
        ) select k.monitor_id as "monitorId", (extract(epoch from k.day) / 86400)::int as day from kept k left join found f using (monitor_id, day)
        where (k.rows, k.digest) is distinct from (f.rows, f.digest)`.execute(tx)
      for (const { monitorId, day } of rows)
        await sql`insert into fact_day_changes (org_id, monitor_id, day) values (${orgId}, ${monitorId}, ${isoDay(day)}::date)`.execute(
          tx,
        )
      await sql`update fact_day_progress set checked_at = now(), repaired = repaired + ${rows.length} where org_id = ${orgId}`.execute(
        tx,
      )
      return rows.length
    })
