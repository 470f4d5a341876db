/** How much each receiver has had lately, as the outbox knows it. */
import type { Spent, Way } from '@guanlan/features/workspace/notifications/server'
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { purpose, stormThread, summaryThread } from './threads.ts'
import { afterOne, budgetFor, minuteMs, type Pace, unused } from './turn.ts'

export type Reached = Pick<Way, 'channel' | 'address'>
export const keyOf = ({ channel, address }: Reached): string => `${channel}:${address}`

/** @param warningId whose messages of the last minute count; null: none but summaries */
export interface PaceQuery extends Reached {
  orgId: number
  warningId: number | null
}

type Row = PaceQuery & Spent & Omit<Pace, 'spent'>

/** Of each, in the same order. Many at once, of any organisations: one statement. */
export async function pacesOf({ db, now }: { db: Tx; now: Date }, requested: readonly PaceQuery[]): Promise<Pace[]> {
  if (requested.length === 0) return []
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const queries = jsonRows(
    requested.map(({ orgId, channel, address, warningId }, at) => ({
      at,
      org_id: orgId,
      channel,
      address,
      warning_id: warningId,
    })),
  )
  const { rows } = await sql<Row & { at: number }>`
    select r.at, count(d.id) filter (where d.created_at > ${ago(60 * minuteMs)})::int as "anHour", count(d.id)::int as "aDay",
      count(d.id) filter (where d.is_recent)::int as "lastMinute", max(d.created_at) filter (where d.is_recent) as "lastAt",
      max(d.created_at) filter (where d.thread = ${stormThread}) as "stormAt",
      (select w.due_at from warning_waiting w where w.org_id = r.org_id and w.channel = r.channel and w.address = r.address and w.warning_id = r.warning_id
        and w.why in ('minute', 'storm')) as "summaryAt"
    from jsonb_to_recordset(${queries}::jsonb) as r (at int, org_id int, channel text, address text, warning_id int)
    left join lateral (
      select d.id, d.created_at, d.thread, d.created_at > ${ago(minuteMs)} and (d.thread in (${summaryThread}, ${stormThread}) or exists (
        select from warning_incidents i where i.org_id = r.org_id and i.id = substring(d.thread from '^incident:([0-9]+)$')::int and i.warning_id = r.warning_id)) as is_recent
      from deliveries d
      where d.org_id = r.org_id and d.channel = r.channel and d.address = r.address and d.created_at > ${ago(24 * 60 * minuteMs)} and d.created_at <= ${now}
        and d.purpose = ${purpose} and d.state <> 'cancelled') d on true
    group by r.at, r.org_id, r.channel, r.address, r.warning_id`.execute(db)
  const paces = requested.map((): Pace => unused)
  for (const { at, anHour, aDay, ...pace } of rows) paces[at] = { spent: { anHour, aDay }, ...pace }
  return paces
}

type OfWarning = Reached & { orgId: number; warningId: number }

export interface Paces {
  of(requested: OfWarning): Pace
  /** One more message, to be counted with what is asked after it. */
  count(requested: OfWarning, now: Date): void
}

/** How those fare whom warnings of one batch name. What one warning sends counts for the budget of the others, too. */
export async function openPaces(
  db: Tx,
  byWarning: ReadonlyMap<number, readonly (Reached & { orgId: number })[]>,
  now: Date,
): Promise<Paces> {
  // Whoever has no budget is told whatever there was before; a program may have had ten thousand today.
  const requested = [...byWarning].flatMap(([warningId, reached]) =>
    reached.filter(({ channel }) => budgetFor(channel) !== null).map(one => ({ ...one, warningId })),
  )
  const found = await pacesOf({ db, now }, requested)
  const byReceiver = new Map<string, Map<number, Pace>>()
  for (const [at, one] of requested.entries()) {
    const own = byReceiver.get(receiverOf(one)) ?? new Map<number, Pace>()
    byReceiver.set(receiverOf(one), own.set(one.warningId, found[at] ?? unused))
  }
  return {
    of: one => byReceiver.get(receiverOf(one))?.get(one.warningId) ?? unused,
    count(one, at) {
      const own = byReceiver.get(receiverOf(one))
      for (const [warningId, pace] of own ?? []) {
        const after = afterOne(pace, at)
        own?.set(warningId, warningId === one.warningId ? after : { ...pace, spent: after.spent })
      }
    },
  }
}

const receiverOf = ({ orgId, ...reached }: OfWarning): string => `${orgId}:${keyOf(reached)}`
