/** What kept articles from coming: sources that did not answer, senders that were silent, hours without collection, standstills of the installation. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { habitMs, type SentHour, silencesOf } from './silences.ts'
import { hourOfBit, knownSince, sourceDays } from './source-days.ts'
import { dayMs, hourMs } from './zone.ts'

const mostRows = 20_000

export interface Outage {
  from: Date
  to: Date
  kind: 'source' | 'sender' | 'ours' | 'stood'
  /** Of the source or the sender. */
  name: string | null
  /** Of the source. */
  sourceId?: number
  /** Of the sender: calls that usually come in that time. */
  missed?: number
  isOpen?: boolean
}

export async function outagesOf(scope: Scope, from: Date, to: Date): Promise<Outage[]> {
  const end = to < scope.now ? to : scope.now
  if (end <= from) return []
  return [
    ...(await ofSources(scope, from, end)),
    ...(await ofOurs(scope, from, end)),
    ...(await ofSenders(scope, from, end)),
    ...(await ofInstallation(scope, from, end)),
  ]
}

/** From an hour in which every question failed until the next in which one did not: meanwhile a source is asked less and less often. */
async function ofSources({ db, orgId }: Scope, from: Date, to: Date): Promise<Outage[]> {
  const since = new Date(from.getTime() - 7 * dayMs)
  const { rows } = await sql<{ from: Date; to: Date | null; name: string; sourceId: number }>`
    with mine as materialized (select r.id, r.name from visible_sources r where r.org_id = ${orgId} and r.enabled),
    days as materialized (${sourceDays(sql`select id from mine`, since, to)}),
    -- A source that brought nothing, from the week before on, is not missed.
    bringing as (select source_id from days group by source_id having bit_or(fresh) <> 0),
    asked as (
      select source_id, day, asked, failed, lead(day) over its as next_day, lead(asked) over its as next_asked
      from days where source_id in (select source_id from bringing) and day >= (${from}::timestamptz at time zone 'UTC')::date - 2
      window its as (partition by source_id order by day)
    ), down as (
      select a.source_id, ${hourOfBit(sql`a.day`, sql`n`)} as hour,
        coalesce((select ${hourOfBit(sql`a.day`, sql`m`)} from generate_series(n + 1, 23) m where (a.asked >> m) & 1 = 1 order by m limit 1),
          (select ${hourOfBit(sql`a.next_day`, sql`m`)} from generate_series(0, 23) m where (a.next_asked >> m) & 1 = 1 order by m limit 1)) as next
      from asked a, generate_series(0, 23) n where a.failed <> 0 and (a.failed >> n) & 1 = 1
    ) select greatest(d.hour, ${from}) as "from", least(d.next, ${to}) as "to", m.name, m.id as "sourceId" from down d join mine m on m.id = d.source_id
    where d.hour < ${to} and coalesce(d.next, ${to}) > ${from} order by d.hour, m.name limit ${mostRows}`.execute(db)
  return rows.map(row => ({ ...row, to: row.to ?? to, kind: 'source' }))
}

/** Whole hours since the organisation has sources. */
async function ofOurs(scope: Scope, from: Date, to: Date): Promise<Outage[]> {
  const { db, orgId } = scope
  const { rows } = await sql<{ hour: Date }>`
    with begun as (
      select min(coalesce(o.created_at, r.created_at)) as at from visible_sources r
      left join org_sources o on o.org_id = r.org_id and o.source_id = r.id where r.org_id = ${orgId} and r.enabled
    ) select hour from begun, generate_series(date_trunc('hour', greatest(begun.at, ${from}, ${knownSince(scope)})) + interval '1 hour',
      date_trunc('hour', ${to}::timestamptz) - interval '1 hour', interval '1 hour') as hour
    where begun.at is not null and not exists (select from source_hours h where h.hour = hour.hour and h.asked > 0)
      and not exists (select from source_days d where d.day = (hour.hour at time zone 'UTC')::date and (d.asked >> extract(hour from hour.hour at time zone 'UTC')::int) & 1 = 1)
    order by hour limit ${mostRows}`.execute(db)
  return rows.map(({ hour }) => ({ from: hour, to: new Date(hour.getTime() + hourMs), kind: 'ours', name: null }))
}

/** Who has sent nothing in the four weeks after has ended, and is not missed. */
async function ofSenders({ db, orgId, now }: Scope, from: Date, to: Date): Promise<Outage[]> {
  // What came later says nothing of that time.
  const end = new Date(Math.min(now.getTime(), to.getTime() + habitMs))
  const { rows } = await sql<SentHour & { key: string; name: string }>`
    select h.sender || ' ' || h.user_id as key, h.hour, h.first_at as first, h.last_at as last, h.calls,
      coalesce(k.name, case when h.user_id = 0 then h.sender else coalesce(member_name(h.user_id), '#' || h.user_id) || ' · ' || h.sender end) as name
    from sender_hours h left join inbound_hooks k on k.org_id = h.org_id and h.sender = 'hook ' || k.id
    where h.org_id = ${orgId} and h.hour > ${new Date(from.getTime() - 2 * habitMs)} and h.first_at <= ${end} order by h.hour, h.last_at limit ${mostRows}`.execute(
    db,
  )
  return [...Map.groupBy(rows, row => row.key).values()].flatMap(hours => {
    const last = hours.at(-1)
    if (!last || end.getTime() - last.last.getTime() > habitMs) return []
    return silencesOf(hours, end)
      .map(({ from: started, until, missed }) => ({
        from: started > from ? started : from,
        to: until && until < to ? until : to,
        kind: 'sender' as const,
        name: last.name,
        missed,
        isOpen: until === null && end >= now,
      }))
      .filter(silence => silence.from < silence.to)
  })
}

/** Shorter pauses are restarts. */
const leastStood = '10 minutes'

/** Between two stretches of work, and since the last; before the first nothing is known. */
async function ofInstallation({ db }: Scope, from: Date, to: Date): Promise<Outage[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    with stretches as (
      select beaten_at, lead(begun_at, 1, now()) over (order by begun_at) as next from running_stretches where beaten_at > ${from}::timestamptz - interval '13 months'
    ) select greatest(beaten_at, ${from}) as "from", least(next, ${to}) as "to" from stretches
    where next - beaten_at >= ${leastStood}::interval and beaten_at < ${to} and next > ${from} order by 1 limit ${mostRows}`.execute(
    db,
  )
  return rows.map(row => ({ ...row, kind: 'stood', name: null }))
}
