/** What the articles of a question amount to, over stretches of time and by level of media: each count is the total of the list narrowed to it. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { mediaLevelWord } from '../codes.ts'
import { chosenDays } from '../fact-days/choose.ts'
import { levelSql, reachSql } from '../reactions/reach.ts'
import { levelsFromDays, measuredFromDays } from './measured-from-days.ts'
import type { CountOfLevel, Measured } from './measures.ts'
import { type ArticleQuery, rowsOf } from './question.ts'

const columns = sql`r.article_id, r.published_at, r.media_id, r.sentiment, r.interactions, r.cluster_id`

/**
 * By place of the stretch, the earliest 0; those without articles are left out. Copies count one by one.
 * @param begins where stretches begin, rising; each ends where the next one begins
 * @param reach readers are estimated, which looks at the account and the medium of every article; else 0
 */
export async function measuredOver(
  scope: Scope,
  query: ArticleQuery,
  begins: readonly Date[],
  { reach }: { reach: boolean },
): Promise<ReadonlyMap<number, Measured>> {
  const days = await chosenDays(scope, { ...query, fold: false }, ['readers'])
  if (days) return measuredFromDays(scope, days, begins, { reach })
  const estimate = reach ? sql`case when a.reads is null then ${reachSql} end` : sql`null::float8`
  const { rows } = await sql<Measured & { place: number }>`
    with w as (
      select width_bucket(r.published_at, ${begins}::timestamptz[]) - 1 as place, r.media_id, r.cluster_id, r.sentiment, r.interactions, a.reads, ${estimate} as estimate
      from ${withMedia(scope, query)}),
    each as (
      select place, media_id, cluster_id, count(*) as n, count(*) filter (where sentiment = 1) as positive, count(*) filter (where sentiment = 0) as neutral,
        count(*) filter (where sentiment = -1) as negative, sum(interactions) as interactions, count(reads) as reads_known, sum(reads) as readers, max(estimate) as estimate
      from w where place >= 0 group by place, media_id, cluster_id)
    select place, sum(n)::int as articles, count(distinct cluster_id)::int as stories, count(distinct media_id)::int as media, sum(positive)::int as positive,
      sum(neutral)::int as neutral, sum(negative)::int as negative, coalesce(sum(interactions), 0)::float8 as interactions, sum(reads_known)::int as "readsKnown",
      coalesce(sum(readers), 0)::float8 as readers, coalesce(sum(estimate), 0)::float8 as "estimatedReaders"
    from each group by place order by place`.execute(scope.db)
  return new Map(rows.map(({ place, ...measured }) => [place, measured]))
}

const withMedia = (scope: Scope, query: ArticleQuery): RawBuilder<unknown> => sql`
  (${rowsOf(scope, { ...query, fold: false }, columns)}) r
  join articles a on a.id = r.article_id and ${idsWithin(sql`a.id`, query)} join media m on m.id = r.media_id
  left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id`

/** The largest first. */
export async function countsByLevel(scope: Scope, query: ArticleQuery): Promise<CountOfLevel[]> {
  const counted = await levelCounts(scope, { ...query, fold: false })
  return counted.map(row => ({ ...row, level: mediaLevelWord(row.level) }))
}

async function levelCounts(
  scope: Scope,
  query: ArticleQuery,
): Promise<(Omit<CountOfLevel, 'level'> & { level: number })[]> {
  const days = await chosenDays(scope, query)
  if (days) return levelsFromDays(scope, days)
  const rows = rowsOf(scope, query, sql`r.article_id, r.published_at, r.media_id, r.sentiment`)
  const { rows: counted } = await sql<Omit<CountOfLevel, 'level'> & { level: number }>`
    select ${levelSql}::int as level, count(*)::int as count, (count(*) filter (where sentiment = 1))::int as positive,
      (count(*) filter (where sentiment = 0))::int as neutral, (count(*) filter (where sentiment = -1))::int as negative
    from (${rows}) r join media m on m.id = r.media_id left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id
    group by 1 order by 2 desc, 1`.execute(scope.db)
  return counted
}
