/** Lists by estimated reach, and its sum. No index holds it, so that it is worked out for each article: of more than 20,000 a question has to be narrowed. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { type ChosenDay, chosenDays } from '../fact-days/choose.ts'
import { reachSql } from '../reactions/reach.ts'
import type { PageOf, PageRow, ReachOfMediaType } from './answers.ts'
import { type ArticleQuery, countedRowsOf, rowsOf } from './question.ts'
import { reachFromDays } from './reach-from-days.ts'

export const mostByReach = 20_000

/** Rows `w` of the question with their `reach`. */
function withReach({ orgId }: Scope, query: ArticleQuery, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select r.article_id, r.published_at, r.sentiment, r.level, ${reachSql} as reach
    from (${rows}) r join articles a on a.id = r.article_id and ${idsWithin(sql`a.id`, query)} join media m on m.id = r.media_id
    left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id) w`
}

const columns = sql`r.article_id, r.published_at, r.media_id, r.sentiment, r.level`

/** @throws a refusal when the question finds more than can be compared */
async function requireFew(scope: Scope, query: ArticleQuery): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from (${countedRowsOf(scope, query)}) c limit ${mostByReach + 1}) counted`.execute(
    scope.db,
  )
  if ((rows[0]?.n ?? 0) > mostByReach) throw refuse('invalid', 'articles.tooManyToSort', { count: mostByReach }, 'sort')
}

/** Those of which nothing is known to estimate from come last either way. */
export async function pageByReach(
  scope: Scope,
  query: ArticleQuery,
  { page, pageSize, isRising }: Pick<PageOf, 'page' | 'pageSize'> & { isRising: boolean },
): Promise<PageRow[]> {
  await requireFew(scope, query)
  const order = isRising ? sql`reach asc nulls last` : sql`reach desc nulls last`
  const { rows } = await sql<PageRow>`
    select article_id as id, sentiment, level from ${withReach(scope, query, rowsOf(scope, query, columns))}
    order by ${order}, article_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(scope.db)
  return rows
}

/** By media type, what is known and what is estimated apart. Every article is looked at, however many, and every copy of a story. */
export async function reachByMediaType(
  scope: Scope,
  query: ArticleQuery,
  /** Its rows out of counted days, unfolded, where they are at hand with their readers. */
  chosen?: readonly ChosenDay[] | null,
): Promise<ReachOfMediaType[]> {
  const days = chosen === undefined ? await chosenDays(scope, { ...query, fold: false }, ['readers']) : chosen
  if (days) return reachFromDays(scope, days)
  const { rows } = await sql<ReachOfMediaType>`
    select w.media_type as "mediaType", count(*)::int as articles, count(w.reads)::int as told, coalesce(sum(w.reads), 0)::float8 as readers,
      (count(w.reach) filter (where w.reads is null))::int as estimated, coalesce(sum(w.reach) filter (where w.reads is null), 0)::float8 as "estimatedReaders"
    from (
      select r.media_type, a.reads, ${reachSql} as reach
      from (${rowsOf(scope, { ...query, fold: false }, sql`r.article_id, r.published_at, r.media_id, r.media_type`)}) r
      join articles a on a.id = r.article_id and ${idsWithin(sql`a.id`, query)} join media m on m.id = r.media_id
      left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id) w
    group by 1 order by 4 desc, 6 desc, 1`.execute(scope.db)
  return rows
}

/** Together, and of how many articles it is known. People who saw several of them are counted several times. */
export async function reachTogether(
  scope: Scope,
  query: ArticleQuery,
): Promise<{ reach: number; known: number; articles: number }> {
  await requireFew(scope, query)
  const { rows } = await sql<{ reach: number; known: number; articles: number }>`
    select coalesce(sum(reach), 0)::float8 as reach, count(reach)::int as known, count(*)::int as articles
    from ${withReach(scope, query, rowsOf(scope, query, columns))}`.execute(scope.db)
  return rows[0] ?? { reach: 0, known: 0, articles: 0 }
}

export interface ReachOfStretch {
  /** 0 is the stretch that begins with the question's range. */
  number: number
  articles: number
  positive: number
  negative: number
  reach: number
  /** Of how many articles the reach is known or estimated. */
  known: number
}

/** By stretches of so many seconds from the beginning of the range; those without an article are left out. */
export async function reachByStretch(
  scope: Scope,
  query: ArticleQuery,
  stretchSeconds: number,
): Promise<ReachOfStretch[]> {
  await requireFew(scope, query)
  const { rows } = await sql<ReachOfStretch>`
    select floor(extract(epoch from published_at - ${query.from}::timestamptz) / ${stretchSeconds}::int)::int as number, count(*)::int as articles,
      (count(*) filter (where sentiment = 1))::int as positive, (count(*) filter (where sentiment = -1))::int as negative,
      coalesce(sum(reach), 0)::float8 as reach, count(reach)::int as known
    from ${withReach(scope, query, rowsOf(scope, query, columns))} group by 1 order by 1`.execute(scope.db)
  return rows
}
