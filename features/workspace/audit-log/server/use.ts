/** What was used, for operators: counted by day as it was reported. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Use, UseQuestion } from '../contract.ts'

const mostRows = 100

export async function useOf(db: Database, { days, by }: UseQuestion): Promise<Use> {
  const name = by === 'event' ? sql`u.event` : sql`coalesce(o.name, '—')`
  const since = sql`current_date - ${days - 1}::int`
  const { rows } = await sql<Use['rows'][number]>`
    select ${name} as name, sum(u.times)::bigint as times, count(distinct (u.person, u.day)) filter (where u.person <> '')::int as people
    from use_events u left join organisations o on o.id = u.org_id where u.day >= ${since} group by 1 order by 2 desc, 1 limit ${mostRows}`.execute(
    db,
  )
  const { rows: byDay } = await sql<Use['days'][number]>`
    select d.day::date as day, coalesce(sum(u.times), 0)::bigint as times
    from generate_series(${since}, current_date, interval '1 day') d (day) left join use_events u on u.day = d.day::date group by 1 order by 1`.execute(
    db,
  )
  return { rows, days: byDay }
}
