/** How much each receiver has had lately, as the outbox knows it. */
import type { Spent, Way } from '@guanlan/features/deliveries/server'
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { purpose, stormThread, summaryThread } from './threads.ts'
import { minuteMs, type Pace } from './turn.ts'

export type Reached = Pick<Way, 'channel' | 'address'>
export const keyOf = ({ channel, address }: Reached): string => `${channel}:${address}`

type Row = Reached & Spent & Omit<Pace, 'spent'>

/** By `keyOf`. @param warningId whose messages of the last minute count; null: none but summaries */
export async function pacesOf(
  { orgId, db, now }: { orgId: number; db: Tx; now: Date },
  receivers: readonly Reached[],
  warningId: number | null,
): Promise<Map<string, Pace>> {
  if (receivers.length === 0) return new Map()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const wanted = jsonRows(receivers.map(({ channel, address }) => ({ channel, address })))
  const { rows } = await sql<Row>`
    select r.channel, r.address, count(d.id) filter (where d.created_at > ${ago(60 * minuteMs)})::int as "anHour", count(d.id)::int as "aDay",
      count(d.id) filter (where d.is_recent)::int as "lastMinute", max(d.created_at) filter (where d.is_recent) as "lastAt",
      max(d.created_at) filter (where d.thread = ${stormThread}) as "stormAt",
      (select w.due_at from warning_waiting w where w.org_id = ${orgId} and w.channel = r.channel and w.address = r.address and w.warning_id = ${warningId}::int
        and w.why in ('minute', 'storm')) as "summaryAt"
    from jsonb_to_recordset(${wanted}::jsonb) as r (channel text, address text)
    left join lateral (
      select d.id, d.created_at, d.thread, d.created_at > ${ago(minuteMs)} and (d.thread in (${summaryThread}, ${stormThread}) or exists (
        select from warning_incidents i where i.org_id = ${orgId} and i.id = substring(d.thread from '^incident:([0-9]+)$')::int and i.warning_id = ${warningId}::int)) as is_recent
      from deliveries d
      where d.org_id = ${orgId} and d.channel = r.channel and d.address = r.address and d.created_at > ${ago(24 * 60 * minuteMs)} and d.created_at <= ${now}
        and d.purpose = ${purpose} and d.state <> 'cancelled') d on true
    group by r.channel, r.address`.execute(db)
  return new Map(
    rows.map(({ channel, address, anHour, aDay, ...pace }) => [
      keyOf({ channel, address }),
      { spent: { anHour, aDay }, ...pace },
    ]),
  )
}
