/** Sources of the demonstration: nobody asks them, and how they fare is invented from their address and the hour. */
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { type Database, hostOf, jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { NewSource } from '../contract.ts'

export interface InventedSource {
  url: string
  name: string
  mediaType: NewSource['mediaType']
  folder: string
  /** Articles of a usual day, and how often it is asked. */
  perDay: number
  paceSeconds: number
  /** What is wrong with it; absent: nothing. */
  fault?: 'failed' | 'gone' | 'limited' | 'silent'
}

const stateOf = { failed: -1, gone: 1, limited: 2, silent: 0 } as const
const errorOf = { failed: 'HTTP 503', gone: 'HTTP 404', limited: 'HTTP 429', silent: null } as const
/** Hours of it that are known. */
const pastHours = 14 * 24
/** How long the faults have lasted when the demonstration begins: short, since charts hatch the hours that they fall in. */
const faultHours = 6
const silentHours = 20
/** Without anything new a source is silent after so long. */
const quietHours = 8

export async function addDemonstrationSources(tx: Tx, orgId: number, list: readonly InventedSource[]): Promise<void> {
  const rows = list.map(({ url, name, mediaType, folder, paceSeconds }) => ({
    url,
    host: hostOf(url),
    name,
    media_type: mediaTypeCode(mediaType),
    folder,
    pace_seconds: paceSeconds,
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
        as r (url text, host text, name text, media_type int, folder text, pace_seconds int)
    ), made as (
      insert into sources (url, host, kind, name, media_type, shared, enabled, rhythm, pace_seconds)
      select url, host, 'feed', name, media_type, false, false, 'learned', pace_seconds from given
      on conflict (url) do nothing returning id, url
    )
    insert into org_sources (org_id, source_id, name, folder)
    select ${orgId}, m.id, g.name, g.folder from made m join given g using (url)`.execute(tx)
  await playDemonstrationSources(tx, list)
}

/** Writes the hours that have passed since, and when each was asked last. */
export async function playDemonstrationSources(db: Database | Tx, list: readonly InventedSource[]): Promise<void> {
  const rows = list.map(({ url, perDay, paceSeconds, fault }) => ({
    url,
    per_day: perDay,
    pace: paceSeconds,
    fault: fault ?? null,
    state: fault ? stateOf[fault] : 0,
    error: fault ? errorOf[fault] : null,
  }))
  const given = sql`
    select s.id, r.* from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as r (url text, per_day float8, pace int, fault text, state int, error text) join sources s using (url)`
  // Whatever follows an organisation's source switches it on; these are at no address.
  await sql`
    with given as (${given})
    update sources s set enabled = false, state = g.state, last_error = g.error, failures = case when g.state = 0 then 0 else 12 end,
      last_asked_at = now() - g.pace * 0.4 * interval '1 second', next_at = now() + g.pace * 0.6 * interval '1 second',
      last_success_at = now() - case when g.state = 0 then g.pace * 0.4 * interval '1 second' else ${sql.lit(faultHours)} * interval '1 hour' end,
      last_new_at = now() - case when g.fault is null then least(86400 / g.per_day, 40000) * 0.5 * interval '1 second' else case when g.fault = 'silent' then ${sql.lit(silentHours)} else ${sql.lit(faultHours)} end * interval '1 hour' end,
      quiet_seconds = ${sql.lit(quietHours * 3_600)}
    from given g where s.id = g.id`.execute(db)
  // Faults stay as old as they are: what lies further back has become well again.
  await sql`
    with given as (${given})
    delete from source_hours h using given g where h.source_id = g.id
      and case g.fault when 'silent' then h.fresh = 0 and h.hour <= now() - ${sql.lit(silentHours)} * interval '1 hour'
        else g.fault is not null and h.failed = h.asked and h.hour <= now() - ${sql.lit(faultHours)} * interval '1 hour' end`.execute(
    db,
  )
  // A source of which a whole hour failed is an outage: now and then one answer of several does.
  // By day more is published than at night, and no hour is quite like another.
  await sql`
    with given as (${given}), hours as (
      select g.*, h.hour, ('x' || substr(md5(g.url || h.hour::text), 1, 6))::bit(24)::int / 16777216.0 as chance,
        1 + 0.8 * sin((extract(hour from h.hour at time zone 'Asia/Shanghai') - 8) / 24 * 2 * pi()) as share,
        g.fault is not null and h.hour > now() - (case when g.fault = 'silent' then ${sql.lit(silentHours)} else ${sql.lit(faultHours)} end) * interval '1 hour' as faulty
      from given g, generate_series(date_trunc('hour', now()) - ${sql.lit(pastHours - 1)} * interval '1 hour', date_trunc('hour', now()), interval '1 hour') as h (hour)
      where not exists (select from source_hours k where k.source_id = g.id and k.hour = h.hour)
    ), counted as (
      select *, greatest(1, 3600 / pace) as times, case when faulty then 0 else floor(per_day / 24 * share + chance)::int end as brings from hours
    )
    insert into source_hours (source_id, hour, asked, requests, failed, fresh, bytes, delays)
    select id, hour, times, times, case when faulty and state <> 0 then times when chance > 0.97 and times > 1 then 1 else 0 end, brings, times * 18000,
      array[floor(brings * 0.5)::int, brings - floor(brings * 0.5)::int, 0, 0, 0, 0, 0, 0, 0]
    from counted on conflict do nothing`.execute(db)
}

export async function removeDemonstrationSources(tx: Tx, list: readonly Pick<InventedSource, 'url'>[]): Promise<void> {
  const urls = list.map(({ url }) => url)
  await sql`delete from sources where url = any(${urls}::text[]) and not shared`.execute(tx)
}
