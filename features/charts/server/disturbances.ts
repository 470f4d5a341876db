/** When collection was disturbed: stretches in which sources that usually bring something did not answer, or nothing was asked at all. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Disturbances } from '../contract.ts'

const hourMs = 3_600_000
const mostRows = 20_000
const mostNamed = 5

export interface Outage {
  from: Date
  to: Date
  /** Null: nothing at all was asked. */
  source: string | null
}

export async function disturbancesOf(scope: Scope, from: Date, to: Date): Promise<Disturbances> {
  const end = to < scope.now ? to : scope.now
  if (end <= from) return { sources: 0, stretches: [] }
  return together([...(await outagesOfSources(scope, from, end)), ...(await outagesOfOurs(scope, from, end))])
}

/** From an hour in which every question failed until the next in which one did not: meanwhile a source is asked less and less often. */
async function outagesOfSources({ db, orgId }: Scope, from: Date, to: Date): Promise<Outage[]> {
  const { rows } = await sql<{ from: Date; to: Date | null; source: string }>`
    with mine as (
      select r.id, r.name from visible_sources r where r.org_id = ${orgId} and r.enabled
        and exists (select from source_hours h where h.source_id = r.id and h.hour > ${from}::timestamptz - interval '7 days' and h.hour <= ${to} and h.fresh > 0)
    ), asked as (
      select m.name, h.hour, h.failed = h.asked as down, lead(h.hour) over (partition by h.source_id order by h.hour) as next
      from mine m join source_hours h on h.source_id = m.id
      where h.asked > 0 and h.hour > ${from}::timestamptz - interval '2 days' and h.hour < ${to}
    ) select greatest(hour, ${from}) as "from", least(next, ${to}) as "to", name as source from asked
    where down and coalesce(next, ${to}) > ${from} order by hour, name limit ${mostRows}`.execute(db)
  return rows.map(row => ({ ...row, to: row.to ?? to }))
}

/** Whole hours since the organisation has sources. */
async function outagesOfOurs({ db, orgId }: Scope, from: Date, to: Date): Promise<Outage[]> {
  const { rows } = await sql<{ hour: Date }>`
    with begun as (
      select min(coalesce(o.created_at, r.created_at)) as at from visible_sources r
      left join org_sources o on o.org_id = r.org_id and o.source_id = r.id where r.org_id = ${orgId} and r.enabled
    ) select hour from begun, generate_series(date_trunc('hour', greatest(begun.at, ${from}, now() - interval '35 days')) + interval '1 hour',
      date_trunc('hour', ${to}::timestamptz) - interval '1 hour', interval '1 hour') as hour
    where begun.at is not null and not exists (select from source_hours h where h.hour = hour.hour and h.asked > 0) order by hour limit ${mostRows}`.execute(
    db,
  )
  return rows.map(({ hour }) => ({ from: hour, to: new Date(hour.getTime() + hourMs), source: null }))
}

/** Outages that touch are one stretch. Pure. */
export function together(outages: readonly Outage[]): Disturbances {
  const stretches: { from: Date; to: Date; names: Set<string>; ours: boolean }[] = []
  for (const { from, to, source } of [...outages].sort((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = stretches.at(-1)
    const stretch = last && from <= last.to ? last : { from, to, names: new Set<string>(), ours: false }
    if (stretch !== last) stretches.push(stretch)
    if (to > stretch.to) stretch.to = to
    if (source === null) stretch.ours = true
    else stretch.names.add(source)
  }
  return {
    sources: new Set(outages.flatMap(({ source }) => source ?? [])).size,
    stretches: stretches.map(({ from, to, names, ours }) => ({
      from: from.toISOString(),
      to: to.toISOString(),
      sources: names.size,
      names: [...names].slice(0, mostNamed),
      ours,
    })),
  }
}
