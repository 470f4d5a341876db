/** What was used, for operators: what the record of acts counts by itself, or what programs report. */
import { type Locale, say } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Use, UseQuestion } from '../contract.ts'
import type { Wording } from './entries.ts'

const mostRows = 100

/** Rows `u` of both sources: organisation, day, what, who, how often. An operator's act counts for the organisation it is about. */
const sources: Readonly<Record<UseQuestion['of'], (days: number) => RawBuilder<unknown>>> = {
  acts: days => sql`(select coalesce(r.about_org, r.org_id) as org_id, r.at::date as day, current_name(r.code) as event, r.user_id::text as person, 1 as times
    from operations r where r.at >= current_date - ${days - 1}::int and r.refused is null) u`,
  reported: days =>
    sql`(select org_id, day, event, person, times from use_events where day >= current_date - ${days - 1}::int) u`,
}
const groups: Readonly<Record<UseQuestion['by'], RawBuilder<unknown>>> = {
  event: sql`u.event`,
  organisation: sql`coalesce((select o.name from organisations o where o.id = u.org_id), '—')`,
  person: sql`coalesce((select p.name from users p where p.id::text = u.person), nullif(u.person, ''), '—')`,
}

export async function useOf(
  db: Database,
  { callNamed }: Wording,
  { of, days, by, organisation }: UseQuestion,
  locale: Locale,
): Promise<Use> {
  const from = sources[of](days)
  const condition = organisation === null ? sql`true` : sql`u.org_id = ${organisation}`
  const { rows } = await sql<Use['rows'][number]>`
    select ${groups[by]} as name, sum(u.times)::bigint as times, count(distinct (u.person, u.day)) filter (where u.person <> '')::int as people
    from ${from} where ${condition} group by 1 order by 2 desc, 1 limit ${mostRows}`.execute(db)
  const { rows: byDay } = await sql<Use['days'][number]>`
    select d.day::date as day, coalesce(sum(u.times), 0)::bigint as times
    from generate_series(current_date - ${days - 1}::int, current_date, interval '1 day') d (day)
    left join ${from} on u.day = d.day::date and ${condition} group by 1 order by 1`.execute(db)
  const named = (code: string): string => {
    const name = by === 'event' ? callNamed(code, null)?.name : null
    return name ? say(name, locale) : code
  }
  return { rows: rows.map(row => ({ ...row, name: named(row.name) })), days: byDay }
}
