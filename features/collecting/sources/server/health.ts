/** How sources fared, from what is counted of them by the hour. */
import type { Tx } from '@guanlan/platform/server'
import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Health } from '../contract.ts'
import { delayAt } from './delays.ts'

/** Spans of 24 hours that a curve shows; the rates are those of the last seven. */
export const curveDays = 14
const rateDays = 7

export const noHealth: Health = {
  days: Array.from({ length: curveDays }, () => 0),
  perDay: null,
  asked: 0,
  failed: 0,
  refused: 0,
  bytes: 0,
  sameIds: 0,
  newIds: 0,
  edited: 0,
  delay50: null,
  delay95: null,
}

interface DayOfSource {
  id: number
  /** 0: the last 24 hours */
  ago: number
  /** Days since the source is counted, at most those of the curve. */
  known: number
  /** Of `fresh`, what came in its first hour: what it listed already. */
  backlog: number
  asked: number
  failed: number
  fresh: number
  refused: number
  bytes: number
  sameIds: number
  newIds: number
  edited: number
  delays: number[]
}

/** By id; those that nothing is known of are left out. */
export async function healthOf(db: Tx, ids: readonly number[]): Promise<Map<number, Health>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<DayOfSource>`
    with days as (
      select source_id, extract(epoch from now() - min(hour) over (partition by source_id)) / 86400 as known, min(hour) over (partition by source_id) = hour as first, floor(extract(epoch from now() - hour) / 86400)::int as ago, asked, failed, fresh, refused, bytes, same_ids, new_ids, edited, delays from source_hours
      where source_id = any(${numberList(ids)}::int[]) and hour > now() - ${curveDays} * interval '1 day'
    ) select source_id as id, ago, max(known)::float8 as known, coalesce(sum(fresh) filter (where first), 0)::int as backlog, sum(asked)::int as asked, sum(failed)::int as failed, sum(fresh)::int as fresh, sum(refused)::int as refused,
      sum(bytes)::float8 as bytes, sum(same_ids)::int as "sameIds", sum(new_ids)::int as "newIds", sum(edited)::int as edited, array[${sql.join(Array.from({ length: 9 }, (_, n) => sql`sum(delays[${sql.lit(n + 1)}])::int`))}] as delays
    from days group by source_id, ago order by source_id, ago limit ${ids.length * curveDays}`.execute(db)
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, days]) => [id, summed(days)]))
}

/** Null: it is counted for less than a day. Of a new source what it listed at first is of days before. */
function perDayOf(rows: readonly DayOfSource[]): number | null {
  const known = Math.max(0, ...rows.map(row => row.known))
  if (known < 1) return null
  const isNew = known < rateDays
  const came = rows
    .filter(({ ago }) => ago < rateDays)
    .reduce((all, { fresh, backlog }) => all + fresh - (isNew ? backlog : 0), 0)
  return Math.round((came / Math.min(known, rateDays)) * 10) / 10
}

/** Pure. */
export function summed(rows: readonly DayOfSource[]): Health {
  const days = [...noHealth.days]
  for (const { ago, fresh } of rows) {
    const at = curveDays - 1 - ago
    if (at in days) days[at] = (days[at] ?? 0) + fresh
  }
  const recent = rows.filter(({ ago }) => ago < rateDays)
  const sum = (of: (row: DayOfSource) => number) => recent.reduce((all, row) => all + of(row), 0)
  const delays = Array.from({ length: 9 }, (_, n) => sum(row => row.delays[n] ?? 0))
  return {
    days,
    perDay: perDayOf(rows),
    asked: sum(row => row.asked),
    failed: sum(row => row.failed),
    refused: sum(row => row.refused),
    bytes: sum(row => row.bytes),
    sameIds: sum(row => row.sameIds),
    newIds: sum(row => row.newIds),
    edited: sum(row => row.edited),
    delay50: delayAt(delays, 0.5),
    delay95: delayAt(delays, 0.95),
  }
}
