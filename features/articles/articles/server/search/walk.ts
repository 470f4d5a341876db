/** Walks stored articles newest first, a piece of time after another, so that long work is done in calls of about a second each. */
import type { Database, Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { TimeWindow } from './stored-search.ts'

/** `articles`: how many stand in it, whatever their texts say; nearly so where many were published in one moment. */
export interface WalkPiece extends TimeWindow {
  articles: number
}

/** Where a walk stands: everything from `to` on (exclusive upper end; null: no end) is done. `step`: articles looked at in one go. */
export interface WalkPlace {
  to: Date | null
  step: number
}

export interface WalkOptions {
  from: Date | null
  /** Stops after the piece in which this much time has passed. */
  workMs: number
  /** The next piece has no more articles than this; asked before each. */
  most?: () => number
  /** Pieces of `largeFrom` articles or more end where a week of the text index does; asked before each. */
  wholeWeeks?: () => boolean
  largeFrom?: number
  now?: () => number
}

/** A piece takes about this long: short enough to stop in time, long enough that the asking costs little. */
const pieceMs = 200
const steps = { first: 4_000, least: 500, most: 200_000 }
/** A piece that took less than it might is followed by a larger one, at most so many times as large. */
const growth = 16

export const beginAt = (to: Date | null): WalkPlace => ({ to, step: steps.first })

/**
 * Hands piece after piece to `work`, until it says false, the time is up or everything is walked.
 * @returns where to go on; null at the end.
 */
export async function walkStored(
  db: Database | Tx,
  begin: WalkPlace,
  {
    from,
    workMs,
    most = () => steps.most,
    wholeWeeks = () => false,
    largeFrom = steps.first,
    now = performance.now.bind(performance),
  }: WalkOptions,
  work: (piece: WalkPiece) => Promise<boolean>,
): Promise<WalkPlace | null> {
  let { to, step } = begin
  const started = now()
  for (;;) {
    const began = now()
    step = Math.max(1, Math.round(Math.min(step, most())))
    const { border, articles } = await lookAhead(db, { from, to }, step, wholeWeeks() && step >= largeFrom)
    step = Math.max(step, articles)
    const goOn = await work({ from: border ?? from, to, articles })
    if (!border) return null
    const took = Math.max(1, now() - began)
    step = Math.round(
      Math.min(steps.most, Math.max(steps.least, step * Math.min(growth, Math.max(0.25, pieceMs / took)))),
    )
    to = border
    if (!goOn || now() - started >= workMs) return { to, step }
  }
}

/**
 * The moment from which on there are `step` articles before the end; null when there are no more than that. `wholeWeek`: the beginning of its
 * week. Of a part of a week PostgreSQL reads all articles of that time and asks each for its pairs, which takes ten times as long as the index.
 */
async function lookAhead(
  db: Database | Tx,
  { from, to }: TimeWindow,
  step: number,
  wholeWeek: boolean,
): Promise<{ border: Date | null; articles: number }> {
  const within = (lowest: RawBuilder<unknown> | null) => {
    const parts = [sql`true`]
    if (lowest) parts.push(sql`published_at >= ${lowest}`)
    if (to) parts.push(sql`published_at < ${to}::timestamptz`)
    return sql.join(parts, sql` and `)
  }
  const lowest = from ? sql`${from}::timestamptz` : null
  // Whole milliseconds, like every Date: what follows begins exactly where this piece ended.
  const newest = sql<{ border: Date | null; articles: number }>`
    select date_trunc('milliseconds', min(published_at)) as border, count(*)::int as articles
    from (select published_at from article_grams where ${within(lowest)} order by published_at desc limit ${step}) newest`
  const { border = null, articles = 0 } = (await newest.execute(db)).rows[0] ?? {}
  if (articles !== step || !border || (from && border <= from)) return { border: null, articles }
  if (!wholeWeek) return { border, articles }
  const week = weekOf(border)
  const begin = from && week <= from ? from : week
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from article_grams where ${within(sql`${begin}::timestamptz`)}`.execute(db)
  return { border: begin === from ? null : week, articles: rows[0]?.n ?? 0 }
}

/** Monday, 00:00 UTC, as the text index is split (db/migrations/0024). */
function weekOf(moment: Date): Date {
  const day = Math.floor(moment.getTime() / 86_400_000)
  // 1970-01-01 was a Thursday.
  return new Date((day - ((day + 3) % 7)) * 86_400_000)
}

/** How many articles of a range are stored, whoever has them. Exact. */
export async function countStored(db: Database | Tx, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from article_grams where published_at >= ${from} and published_at < ${to}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Every so many of the newest articles of a range, and when the oldest of all of them was published. Ids may be another organisation's. */
export async function newestStored(
  db: Database | Tx,
  { from, to }: TimeWindow,
  { most, each }: { most: number; each: number },
): Promise<{ ids: number[]; oldest: Date | null }> {
  const { rows } = await sql<{ ids: number[] | null; oldest: Date | null }>`
    select array_agg(article_id) filter (where place % ${each}::int = 0) as ids, min(published_at) as oldest
    from (
      select article_id, published_at, row_number() over (order by published_at desc) as place from article_grams
      where published_at >= ${from}::timestamptz and published_at < ${to}::timestamptz order by published_at desc limit ${most}
    ) newest`.execute(db)
  return { ids: (rows[0]?.ids ?? []).map(Number), oldest: rows[0]?.oldest ?? null }
}
