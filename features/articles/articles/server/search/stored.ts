/**
 * Which stored articles a rule wants, decided by PostgreSQL on marked text: the text index narrows, the condition decides. What it cannot
 * decide (articles not marked yet, a few rare rules) the engine does, so that the answer is always exactly that of `evaluate`.
 */

import {
  type Candidates,
  type Condition,
  candidates,
  conditionOf,
  type Rule,
  searchesOf,
  wordCount,
} from '@guanlan/engine/rules'
import type { RuleNames } from '@guanlan/engine/text'
import { refuse } from '@guanlan/platform/contract'
import { type Database, isTimeout, type Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { timeOfArrival } from '../time-of-arrival.ts'
import { type Marked, sqlOf } from './condition.ts'
import { matchesOf } from './decide.ts'
import { isMemberSql } from './media-members.ts'
import { askIndex, type IndexAnswer, indexAwayFor } from './opensearch/answer.ts'
import type { StoredSearch, TimeWindow } from './stored-search.ts'

export interface FoundArticle {
  id: number
  publishedAt: Date
  sentiment: number
}

/** More words than this in one rule are looked for in memory: every word is a search of the whole text, and there it is the cheaper one. */
const mostSearches = 400
/** A rule of more words is not told to the database at all: its planner takes seconds for the thousands of index searches (5 s for 10,000). */
export const mostQueryWords = 1_000
/** Texts of undecided articles held at a time. */
const decidedAtOnce = 200

/** All articles of the window that are wanted, newest first. */
export async function findStored(db: Database | Tx, search: StoredSearch, window: TimeWindow): Promise<FoundArticle[]> {
  const answer = await askIndex(db, search, window)
  if (answer) return ofAnswer(db, search, window, answer)
  return findInDatabase(db, search, window).catch(error => {
    // What the index would have answered in time says why it does not.
    const seconds = isTimeout(error) ? indexAwayFor() : null
    throw seconds === null ? error : refuse('unavailable', 'articles.indexAway', { seconds })
  })
}

/** What the index found, with what else is asked of articles; the engine decides where the index is not sure, and where it is behind. */
export async function ofAnswer(
  db: Database | Tx,
  search: StoredSearch,
  window: TimeWindow,
  { found, behind }: IndexAnswer,
): Promise<FoundArticle[]> {
  const ids = [...found.keys(), ...behind]
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; published_at: Date; sentiment: number }>`
    select a.id, a.published_at, a.sentiment from articles a
    where a.id = any(${ids}::bigint[]) and ${sql.join([idsWithin(sql`a.id`, window), ...publishedWithin(sql`a.published_at`, window), admitted(search)], sql` and `)}
    order by a.published_at desc, a.id desc`.execute(db)
  const undecided = rows.filter(row => !found.get(row.id)).map(row => row.id)
  return without(rows, await refusedOf(db, search.rule, undecided))
}

async function findInDatabase(db: Database | Tx, search: StoredSearch, window: TimeWindow): Promise<FoundArticle[]> {
  const isLarge = wordCount(search.rule) > mostQueryWords
  const reported: Condition = isLarge ? { kind: 'unknown' } : conditionOf(search.rule)
  const condition: Condition = searchesOf(reported) > mostSearches ? { kind: 'unknown' } : reported
  const grams = isLarge || search.common ? null : gramCondition(candidates(search.rule))
  const requested = sqlOf(condition, marked)
  const named = asksNames(condition)
    ? sql`join articles n on n.id = g.article_id and ${idsWithin(sql`n.id`, window)}`
    : sql``
  const { rows } = await sql<{ id: number; published_at: Date; sentiment: number; undecided: boolean }>`
    with possible as materialized (
      select g.article_id, g.published_at, ${mayBeUnknown(condition) ? sql`(${requested}) is null` : sql`g.body is null`} as undecided
      from article_grams g ${named} cross join lateral (select g.title || '' as title, g.body || '' as body offset 0) t
      where ${sql.join(placeOf(search, grams, window), sql` and `)} and (${requested}) is not false
    )
    select a.id, a.published_at, a.sentiment, p.undecided from possible p join articles a on a.id = p.article_id and ${idsWithin(sql`a.id`, window)}
    where ${admitted(search)}
    order by a.published_at desc, a.id desc`.execute(db)
  const refused = await refusedOf(
    db,
    search.rule,
    rows.filter(row => row.undecided).map(row => row.id),
  )
  return without(rows, refused)
}

const without = (
  rows: readonly { id: number; published_at: Date; sentiment: number }[],
  refused: ReadonlySet<number>,
): FoundArticle[] =>
  rows
    .filter(row => !refused.has(row.id))
    .map(row => ({ id: row.id, publishedAt: row.published_at, sentiment: row.sentiment }))

// Each column of text is taken out of its storage once, however many words are looked for. Names stand with the article itself.
const marked: Marked = {
  title: sql`t.title`,
  body: sql`t.body`,
  corp: sql`n.corps`,
  brand: sql`n.brands`,
  prod: sql`n.products`,
}

function placeOf(
  { sample = 1 }: StoredSearch,
  grams: RawBuilder<unknown> | null,
  window: TimeWindow,
): RawBuilder<unknown>[] {
  // What has no text here is decided by the engine.
  const parts = [grams ? sql`(${grams} or g.body is null)` : sql`true`]
  if (sample > 1) parts.push(sql`g.article_id % ${sample}::int = 0`)
  return [...parts, ...publishedWithin(sql`g.published_at`, window)]
}

const publishedWithin = (at: RawBuilder<unknown>, { from, to }: TimeWindow): RawBuilder<unknown>[] => [
  ...(from ? [sql`${at} >= ${from}::timestamptz`] : []),
  ...(to ? [sql`${at} < ${to}::timestamptz`] : []),
]

/** The same conditions as `accepts` (features/monitors/monitors/server/limits.ts), in SQL. */
function admitted({ limits, orgId }: StoredSearch): RawBuilder<unknown> {
  const parts = [sql`(a.only_org is null or a.only_org = ${orgId}::int)`]
  const { mediaLimit, mediaMembers = [] } = limits
  const isOfType = sql`a.media_type = any(${[...mediaLimit]}::int[])`
  if (mediaMembers.length > 0) parts.push(sql`(${isOfType} or ${isMemberSql(mediaMembers)})`)
  else if (mediaLimit.length > 0) parts.push(isOfType)
  if (limits.languages.length > 0) parts.push(sql`a.language = any(${[...limits.languages]}::text[])`)
  if (limits.regions.length > 0) {
    // The first two digits of a division code name the province, the first four the city (GB/T 2260).
    const lowest = limits.regions
    const highest = lowest.map(code => code + (code % 10_000 === 0 ? 9_999 : code % 100 === 0 ? 99 : 0))
    parts.push(sql`exists (
      select 1 from unnest(${[...lowest]}::bigint[], ${highest}::bigint[]) as r (lowest, highest)
      where a.region between r.lowest and r.highest or exists (select 1 from unnest(a.mentioned) as m (code) where m.code between r.lowest and r.highest))`)
  }
  return sql.join(parts, sql` and `)
}

/** Articles by which is guessed. */
const guessedBy = 100

/** Which share of the newest articles before a moment the index cannot rule out, about; 1: it can rule out none. */
export async function candidateShare(db: Database | Tx, rule: Rule, before: Date): Promise<number> {
  const grams = gramCondition(candidates(rule))
  if (grams === null) return 1
  const { rows } = await sql<{ share: number | null }>`
    select avg((${grams} or g.body is null)::int)::float8 as share
    from (select grams, body from article_grams where published_at < ${before}::timestamptz order by published_at desc limit ${guessedBy}) g`.execute(
    db,
  )
  return rows[0]?.share ?? 0
}

/** May a rule be tried on a few hundred texts without the index? Not where each of them would be searched for hundreds of words, or decided by the engine. */
export function isQuickToTry(rule: Rule): boolean {
  if (wordCount(rule) > mostQueryWords) return false
  const condition = conditionOf(rule)
  return searchesOf(condition) <= mostTried && !mayBeUnknown(condition)
}
const mostTried = 40

function mayBeUnknown(condition: Condition): boolean {
  switch (condition.kind) {
    case 'unknown':
    case 'window':
      return true
    case 'and':
    case 'or':
      return condition.of.some(mayBeUnknown)
    case 'not':
      return mayBeUnknown(condition.of)
    default:
      return false
  }
}

function asksNames(condition: Condition): boolean {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.of.some(asksNames)
  return condition.kind === 'not' ? asksNames(condition.of) : condition.kind === 'named'
}

async function refusedOf(db: Database | Tx, rule: Rule, ids: readonly number[]): Promise<Set<number>> {
  const refused = new Set<number>()
  if (ids.length === 0) return refused
  for (let i = 0; i < ids.length; i += decidedAtOnce) {
    const { rows } = await sql<{ id: number; title: string; body: string } & RuleNames>`
      select id, title, body, corps, brands, products from articles where id = any(${ids.slice(i, i + decidedAtOnce)}::bigint[])`.execute(
      db,
    )
    const requested = await matchesOf(rule, rows)
    rows.forEach(({ id }, at) => {
      if (!requested[at]) refused.add(id)
    })
  }
  return refused
}

export interface StoredArticle extends RuleNames {
  id: number
  title: string
  body: string
  media: string
  url: string | null
  published_at: Date
  time_of_arrival: boolean
  language: string
  media_type: number
  region: number | null
  mentioned: number[]
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  dimension: string | null
  /** Null when the sender said the sentiment. */
  probability: number | null
}

/** Whole articles in the order of the ids; those that another organisation handed in for itself are left out. */
export async function storedArticles(
  db: Database | Tx,
  orgId: number,
  ids: readonly number[],
): Promise<StoredArticle[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredArticle>`
    select a.id, a.title, a.body, m.name as media, a.url, a.published_at, ${timeOfArrival} as time_of_arrival, a.language, a.media_type, a.region, a.mentioned, a.sentiment, a.level, a.dimension, a.probability, a.corps, a.brands, a.products
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place) join articles a on a.id = wanted.id and a.id = any(${[...ids]}::bigint[]) join media m on m.id = a.media_id
    where a.only_org is null or a.only_org = ${orgId}::int
    order by wanted.place`.execute(db)
  return rows
}

/** Likes, shares and comments together, without reads. */
export const interactionsOf = sql<number>`coalesce(a.likes, 0) + coalesce(a.shares, 0) + coalesce(a.comments, 0)`

function gramCondition(candidates: Candidates): RawBuilder<unknown> | null {
  if (candidates.kind === 'any') return null
  if (candidates.kind === 'grams')
    return candidates.all.length === 0 ? null : sql`g.grams @> ${[...candidates.all]}::int[]`
  const parts = candidates.parts.map(gramCondition)
  if (candidates.kind === 'or')
    return parts.includes(null) ? null : sql`(${sql.join(parts as RawBuilder<unknown>[], sql` or `)})`
  const needed = parts.filter(part => part !== null)
  return needed.length === 0 ? null : sql`(${sql.join(needed, sql` and `)})`
}
