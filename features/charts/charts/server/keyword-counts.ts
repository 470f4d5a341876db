/** Which keywords articles share, and how many articles have a word: the counts of lists narrowed to it (`hasKeyword`, and the filter of titles). */
import { canonicalName } from '@guanlan/engine/rules'
import { saysSomething } from '@guanlan/engine/text'
import { idsWithin } from '@guanlan/features/articles/articles/server'
import { type ChosenDay, chosenDays } from '@guanlan/features/articles/articles/server/fact-days'
import {
  type ArticleQuery,
  articleRows,
  folded,
  rowsOf,
  seenKeywords,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

/** Where a word has to stand: among the keywords, or anywhere in the title. Each is a filter of lists, too. */
export type WordPlace = 'keyword' | 'title'

/** Articles, how they lean, and how many stories they tell: copies of a story count once. */
export interface WordTally {
  articles: number
  positive: number
  neutral: number
  negative: number
  stories: number
}

export const noTally: WordTally = { articles: 0, positive: 0, neutral: 0, negative: 0, stories: 0 }

/** Articles to look at: rows of article_id, cluster_id, sentiment, published_at in SQL, and when they were published. */
export interface ArticlesLookedAt {
  rows: RawBuilder<unknown>
  range: { from: Date; to: Date }
}

/** One row an article, also of a folded question: of a story, the article that has the word may be another one than the earliest. */
export const allOf = (scope: Scope, query: ArticleQuery): ArticlesLookedAt => ({
  rows: rowsOf(scope, { ...query, fold: false }, sql`r.article_id, r.cluster_id, r.sentiment, r.published_at`),
  range: query,
})

/**
 * One of `every` articles of a question: always the same ones, evenly whatever order their numbers were given in.
 * They are read once, however often they are looked at then.
 * @param days of the question, unfolded, where they are counted
 */
export async function sampleOf(
  scope: Scope,
  query: ArticleQuery,
  every: number,
  days: readonly ChosenDay[] | null = null,
): Promise<ArticlesLookedAt> {
  if (every <= 1) return allOf(scope, query)
  if (days) return handedIn(sampleInDays(days, every), query)
  const mixed = sql`w.article_id % ${sql.lit(largest)}::bigint * ${sql.lit(mixer)} % ${sql.lit(largest)}::bigint`
  const found = await sql<LookedAt>`
    select * from (${allOf(scope, query).rows}) w where ${mixed} % ${every}::int = 0`.execute(scope.db)
  return handedIn(found.rows, query)
}

/** Lehmer's numbers mix ids: every product stays below 2^53. */
const [largest, mixer] = [2_147_483_647, 48_271]

function sampleInDays(days: readonly ChosenDay[], every: number): LookedAt[] {
  const found: LookedAt[] = []
  for (const { columns, rows } of days)
    for (const row of rows) {
      const id = columns.ids[row] as number
      if ((((id % largest) * mixer) % largest) % every === 0)
        found.push({
          article_id: id,
          cluster_id: columns.known.stories.values[columns.stories[columns.storyOf[row] as number] as number] as number,
          sentiment: columns.sentiments[row] as number,
          published_at: new Date(Math.floor((columns.times[row] as number) / 1000)),
        })
    }
  return found
}

/** All articles of a question that has no more than `most`, read once however often they are looked at then; null when it has more. */
export async function readOnce(scope: Scope, query: ArticleQuery, most: number): Promise<ArticlesLookedAt | null> {
  const found = await sql<LookedAt>`select * from (${allOf(scope, query).rows}) w limit ${most + 1}`.execute(scope.db)
  return found.rows.length > most ? null : handedIn(found.rows, query)
}

interface LookedAt {
  article_id: number
  cluster_id: number
  sentiment: number
  published_at: Date
}

function handedIn(found: readonly LookedAt[], query: ArticleQuery): ArticlesLookedAt {
  const ids = found.map(row => row.article_id)
  const stories = found.map(row => row.cluster_id)
  const sentiments = found.map(row => row.sentiment)
  const moments = found.map(row => row.published_at)
  const rows = sql`select * from unnest(${ids}::bigint[], ${stories}::bigint[], ${sentiments}::smallint[], ${moments}::timestamptz[])
    s (article_id, cluster_id, sentiment, published_at)`
  return { rows, range: query }
}

const leaning = sql`count(*)::int as articles, (count(*) filter (where m.sentiment = 1))::int as positive,
  (count(*) filter (where m.sentiment = 0))::int as neutral, (count(*) filter (where m.sentiment = -1))::int as negative`

/** How the articles of a question lean; of a folded one the earliest of each story, as its words are counted. */
export async function leaningOf(scope: Scope, query: ArticleQuery): Promise<Omit<WordTally, 'stories'>> {
  const days = await chosenDays(scope, query)
  if (days) return leaningIn(days)
  const { rows } = await sql<Omit<WordTally, 'stories'>>`
    select ${leaning} from (${rowsOf(scope, query, sql`r.sentiment, r.published_at, r.article_id`)}) m`.execute(
    scope.db,
  )
  return rows[0] ?? noTally
}

function leaningIn(days: readonly ChosenDay[]): Omit<WordTally, 'stories'> {
  const counts: [number, number, number] = [0, 0, 0]
  for (const { columns, rows } of days) for (const row of rows) counts[((columns.sentiments[row] as number) + 1) as 0]++
  const [negative, neutral, positive] = counts
  return { articles: negative + neutral + positive, positive, neutral, negative }
}

/** Values of filters are no longer (contract). */
export const longestWord = 100

export interface FrequentWord {
  /** Equal for all ways to write it. */
  key: string
  /** As most write it. */
  word: string
  /** Stories with it, from a moment on and before. */
  stories: number
  before: number
}

/** Keywords of most stories since a moment, or with `either` since or before it. A word is seldom written in several ways, so that few are folded after counting. */
export async function frequentKeywords(
  scope: Scope,
  looked: ArticlesLookedAt,
  { since, most, either = false }: { since: Date; most: number; either?: boolean },
): Promise<FrequentWord[]> {
  const { rows } = await sql<FrequentWord>`
    select ${folded(sql`word`)} as key, (array_agg(word order by stories + before desc, word collate "C"))[1] as word, sum(stories)::int as stories, sum(before)::int as before
    from (
      select k.word, count(distinct w.cluster_id) filter (where w.published_at >= ${since}::timestamptz) as stories,
        count(distinct w.cluster_id) filter (where w.published_at < ${since}::timestamptz) as before
      from (${looked.rows}) w join ${articleRows} a on a.id = w.article_id and ${idsWithin(sql`a.id`, looked.range)}, unnest(${seenKeywords(scope.orgId)}) k (word)
      where length(k.word) <= ${longestWord} group by 1) spelled
    group by 1 having ${either ? sql`true` : sql`sum(stories) > 0`} order by ${either ? sql`sum(stories + before)` : sql`sum(stories)`} desc, 1 limit ${most}`.execute(
    scope.db,
  )
  // Articles keep the keywords they were stored with; what says nothing was learned since.
  return rows.filter(({ key }) => saysSomething(key))
}

export interface Counted {
  words: readonly string[]
  place: WordPlace
  since: Date
  /** Of every story the earliest article with the word. */
  fold: boolean
}

/** Of each word (by key), the articles since a moment and before; words that no article has are left out. */
export async function countWords(
  scope: Scope,
  looked: ArticlesLookedAt,
  { words, place, since, fold }: Counted,
): Promise<Map<string, { now: WordTally; before: WordTally }>> {
  const counts = new Map<string, { now: WordTally; before: WordTally }>()
  if (words.length === 0) return counts
  const { rows } = await sql<WordTally & { key: string; now: boolean }>`
    with asked (key) as materialized (select distinct ${folded(sql`v.word`)} from unnest(${[...words]}::text[]) v (word)),
    mentions as (
      select asked.key, w.published_at >= ${since}::timestamptz as now, w.article_id, w.cluster_id, w.sentiment, w.published_at
      from (${looked.rows}) w join ${articleRows} a on a.id = w.article_id and ${idsWithin(sql`a.id`, looked.range)}, ${holds(scope, place)})
    -- story by story first: counting distinct ones would sort all mentions
    select t.key, t.now, sum(t.articles)::int as articles, sum(t.positive)::int as positive, sum(t.neutral)::int as neutral,
      sum(t.negative)::int as negative, count(*)::int as stories
    from (
      select m.key, m.now, m.cluster_id, ${leaning}
      from ${fold ? sql`(select distinct on (key, now, cluster_id) * from mentions order by key, now, cluster_id, published_at, article_id)` : sql`mentions`} m
      group by m.key, m.now, m.cluster_id) t
    group by t.key, t.now`.execute(scope.db)
  for (const { key, now, ...tally } of rows) {
    const count = counts.get(key) ?? { now: noTally, before: noTally }
    counts.set(key, { ...count, [now ? 'now' : 'before']: tally })
  }
  return counts
}

/** The words asked for that the article `a` has; one that writes a word in two ways has it once. */
const holds = (scope: Scope, place: WordPlace): RawBuilder<unknown> =>
  place === 'title'
    ? // Small letters once an article, not once a word.
      sql`lateral (select lower(a.title) as title offset 0) small, asked where position(asked.key in small.title) > 0`
    : sql`unnest(${seenKeywords(scope.orgId)}) k (word), asked where asked.key = ${folded(sql`k.word`)} group by 1, 2, 3, 4, 5, 6`

/** Titles of the newest articles, one a story. */
export async function newestTitles(scope: Scope, query: ArticleQuery, most: number): Promise<string[]> {
  const { rows } = await sql<{ title: string; cluster_id: number }>`
    select a.title, w.cluster_id from (
      select * from (${allOf(scope, query).rows}) q order by published_at desc, article_id desc limit ${most}) w
    join ${articleRows} a on a.id = w.article_id and ${idsWithin(sql`a.id`, query)} order by w.published_at desc, w.article_id desc`.execute(
    scope.db,
  )
  return [...new Map(rows.map(row => [row.cluster_id, row.title])).values()]
}

/** Newest articles in which names are looked up: what many articles name, these name too. */
const mostNamed = 500

/** Which of some words the brand library has as a name, by what the newest articles show of it. */
export async function namesAmong(
  scope: Scope,
  query: ArticleQuery,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const keys = words.map(canonicalName)
  const { rows } = await sql<{ name: string }>`
    select distinct n.name from (
      select * from (${allOf(scope, query).rows}) q order by published_at desc, article_id desc limit ${mostNamed}) w
    join ${articleRows} a on a.id = w.article_id and ${idsWithin(sql`a.id`, query)}, unnest(a.corps || a.brands || a.products) n (name)
    where n.name = any(${keys}::text[])`.execute(scope.db)
  const found = new Set(rows.map(({ name }) => name))
  return new Set(words.filter((_, place) => found.has(keys[place] as string)))
}
