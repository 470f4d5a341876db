/** Facts of articles as columns, from their rows: a day of everything (monitor 0) or of a monitor each. */
import type { Database } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { dayOne, idsWithin, lowestIdOf } from '../article-ids.ts'
import { seenKeywords } from '../conditions/keywords.ts'
import { estimateSql } from '../reactions/reach.ts'
import {
  columnsOf,
  type FactColumns,
  type FactReaders,
  type FactTexts,
  readersOf,
  type SentColumns,
  type SentReaders,
  type SentTexts,
  textsOf,
} from './columns.ts'

export const dayMs = 86_400_000

/** A UTC day, as its number since 1970. */
export const dayOf = (at: Date | number): number => Math.floor(Number(at) / dayMs)
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Stands for several monitors: of a counted day all that have none of their own. */
export const several = -1

export interface FactDay {
  /** 0: everything of the organisation. */
  monitorId: number
  day: number
  columns: FactColumns
  texts: FactTexts | null
  readers: FactReaders | null
}

/** What cannot be told from the columns themselves is held against the articles by this sum. */
export const digestSql = sql`sum(r.article_id % 1000003 * (r.sentiment + 2) + r.cluster_id % 1000003 + r.media_id * 7 + r.interactions
  + coalesce(r.region, 0) * 3 + coalesce(r.level, 0) + r.media_type + hashtext(coalesce(r.author, '')) + hashtext(r.language))`

export const digestOfSeveralSql = sql`${digestSql} + coalesce(sum(r.monitor_id * 11), 0)`

/** What is asked of the articles themselves, beside the columns. */
export type Beside = 'texts' | 'readers'

/** Whole UTC days, first and last, of a monitor; 0: everything of the organisation. */
export interface Stretch {
  monitorId: number
  first: number
  last: number
}

type ReadDay = FactDay & { digest: string }

/**
 * @param stretches those of a monitor do not touch; everything and monitors are not asked for together
 * @returns days without articles are left out
 */
export async function readFactDays(
  db: Database,
  { orgId, stretches }: { orgId: number; stretches: readonly Stretch[] },
  beside: readonly Beside[],
): Promise<ReadDay[]> {
  if (stretches.length === 0) return []
  return readDays(db, { orgId, from: rowsIn(orgId, stretches), range: rangeOf(stretches), together: false }, beside)
}

/** Whole UTC days, first and last, of these monitors, or of all others. */
export interface StretchTogether {
  monitorIds: readonly number[]
  are: 'these' | 'others'
  first: number
  last: number
}

/**
 * Several monitors as one: a day of theirs says of every row whose it is.
 * @param stretches few: each is read by itself
 */
export async function readTogether(
  db: Database,
  { orgId, stretches }: { orgId: number; stretches: readonly StretchTogether[] },
  beside: readonly Beside[],
): Promise<ReadDay[]> {
  if (stretches.length === 0) return []
  const from = sql`(${sql.join(
    stretches.map(({ monitorIds, are, first, last }) => {
      const theirs = sql`any(${[...monitorIds]}::int[])`
      return sql`select r.*, fact_day(r.published_at) as day from hits r where r.org_id = ${orgId}
        and ${are === 'these' ? sql`r.monitor_id = ${theirs}` : sql`not r.monitor_id = ${theirs} and ${idsOnDays(first, last)}`}
        and r.published_at >= ${new Date(first * dayMs)} and r.published_at < ${new Date((last + 1) * dayMs)}`
    }),
    sql` union all `,
  )}) r`
  return readDays(db, { orgId, from, range: rangeOf(stretches), together: true }, beside)
}

/** Ids begin with the day, which an index of hits knows; those from before there were days lie together. */
export const idsOnDays = (first: number, last: number): RawBuilder<unknown> => {
  const [lowest, behind] = [new Date(first * dayMs), new Date((last + 1) * dayMs)].map(lowestIdOf)
  return sql`(article_id < ${sql.lit(dayOne)} or article_id >= ${lowest}::bigint and article_id < ${behind}::bigint)`
}

const rangeOf = (stretches: readonly { first: number; last: number }[]) => ({
  from: new Date(Math.min(...stretches.map(({ first }) => first)) * dayMs),
  to: new Date((Math.max(...stretches.map(({ last }) => last)) + 1) * dayMs),
})

interface DaysRead {
  orgId: number
  from: RawBuilder<unknown>
  range: { from: Date; to: Date }
  together: boolean
}

async function readDays(
  db: Database,
  { orgId, from, range, together }: DaysRead,
  beside: readonly Beside[],
): Promise<ReadDay[]> {
  const [withTexts, withReaders] = [beside.includes('texts'), beside.includes('readers')]
  const { rows } = await sql<SentDay>`
    select ${together ? sql`${several}::int` : sql`r.monitor_id`} as "monitorId", (extract(epoch from r.day) / 86400)::int as day, count(*)::int as rows, (${together ? digestOfSeveralSql : digestSql})::text as digest, ceil(extract(epoch from max(r.arrived_at)) * 1000)::float8 as "lastArrival",
      ${column('int8send', sql`r.article_id`)} as ids, ${column('int8send', sql`(extract(epoch from r.published_at) * 1000000)::int8`)} as times,
      ${column('int2send', sql`r.sentiment`)} as sentiments, ${column('int2send', sql`coalesce(r.level, 0::int2)`)} as levels,
      ${column('int4send', sql`r.interactions`)} as interactions, ${column('int4send', sql`coalesce(r.region, 0)`)} as regions,
      ${column('int2send', sql`r.media_type`)} as "mediaTypes", ${column('int4send', sql`r.media_id`)} as "mediaIds", ${column('int8send', sql`r.cluster_id`)} as stories,
      ${together ? column('int4send', sql`r.monitor_id`) : sql`null`} as "monitorIds",
      json_agg(r.author) as authors, json_agg(r.language) as languages, ${withTexts ? sql`json_agg(r.words)` : sql`null`} as words,
      ${withReaders ? sql`${column('int8send', sql`coalesce(r.reads, -1)`)} as reads, ${column('int8send', sql`coalesce(r.estimate, -1)`)} as estimates` : sql`null as reads, null as estimates`}
    from (
      select r.*${beside.length > 0 ? sql`, t.*` : sql``} from ${from} ${beside.length > 0 ? ofArticles(orgId, range) : sql``}
      where ${idsWithin(sql`r.article_id`, range)} and r.removed_at is null
      order by r.published_at, r.article_id${together ? sql`, r.monitor_id` : sql``}) r
    group by 1, 2`.execute(db)
  const lower = withTexts ? await lowerOf(db, rows) : (word: string) => word
  return rows.map(({ monitorId, day, digest, ...sent }) => {
    const { columns, order } = columnsOf(sent)
    const texts = withTexts ? textsOf(sent, order, lower) : null
    return { monitorId, day, digest, columns, texts, readers: withReaders ? readersOf(sent, order) : null }
  })
}

interface SentDay extends SentColumns, SentTexts, SentReaders {
  monitorId: number
  day: number
  digest: string
}

/** Rows `r` of the stretches, with their `monitor_id` and `day`: a few pieces of an index each. */
function rowsIn(orgId: number, stretches: readonly Stretch[]): RawBuilder<unknown> {
  const since = stretches.map(({ first }) => new Date(first * dayMs).toISOString())
  const until = stretches.map(({ last }) => new Date((last + 1) * dayMs).toISOString())
  const condition = sql`unnest(${stretches.map(({ monitorId }) => monitorId)}::int[], ${since}::timestamptz[], ${until}::timestamptz[]) s (monitor_id, since, until)`
  const facts = stretches[0]?.monitorId === 0 ? sql`(select *, 0 as monitor_id from org_articles)` : sql`hits`
  return sql`(select r.*, fact_day(r.published_at) as day from ${condition} join ${facts} r
    on r.org_id = ${orgId} and r.monitor_id = s.monitor_id and r.published_at >= s.since and r.published_at < s.until) r`
}

const column = (send: 'int2send' | 'int4send' | 'int8send', value: RawBuilder<unknown>) =>
  sql`string_agg(${sql.raw(send)}(${value}), ''::bytea)`

const ofArticles = (orgId: number, range: { from: Date; to: Date }) => sql`
  left join lateral (
    select ${seenKeywords(orgId)} as words, coalesce(a.reads, -1)::int8 as reads, coalesce(${estimateSql}, -1)::int8 as estimate
    from articles a where a.id = r.article_id and ${idsWithin(sql`a.id`, range)}) t on true`

/** Words are compared as the database writes them small (`folded`); of letters and digits of ASCII both know the same. */
async function lowerOf(db: Database, rows: readonly SentDay[]): Promise<(word: string) => string> {
  const odd = new Set<string>()
  for (const { words } of rows)
    for (const list of words ?? [])
      for (const word of list ?? []) if (!isPlain(word) && word !== word.toLowerCase()) odd.add(word)
  if (odd.size === 0) return word => word.toLowerCase()
  const requested = [...odd]
  const found = await sql<{ small: string }>`
    select lower(word) as small from unnest(${requested}::text[]) with ordinality w (word, place) order by place`.execute(
    db,
  )
  const small = new Map(requested.map((word, n) => [word, found.rows[n]?.small ?? word]))
  return word => small.get(word) ?? word.toLowerCase()
}

const isPlain = (word: string): boolean => /^[\x00-\x7f]*$/.test(word)
