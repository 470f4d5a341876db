/** Its articles that people reacted to most, or that others took most. */
import { rowsOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { HotArticles, ProfileQuestion } from '../contract.ts'
import { articlesOf, headOf, type Profile, profileOf } from './question.ts'

const most = 10

interface Row {
  id: number
  sentiment: 1 | 0 | -1
  story: number
  interactions: number
  copies: number
}

export async function hotArticles(
  scope: Scope,
  { sort = 'interactions', ...question }: ProfileQuestion & { sort?: 'interactions' | 'copies' | undefined },
): Promise<HotArticles> {
  const profile = await profileOf(scope, question)
  const rows = await hottest(scope, profile, sort)
  const titles = new Map(
    (
      await titlesOf(
        scope,
        rows.map(({ id }) => id),
      )
    ).map(title => [title.id, title]),
  )
  return {
    ...headOf(profile, await articlesOf(scope, profile)),
    list: rows.flatMap(row => {
      const known = titles.get(row.id)
      if (!known) return []
      const { title, publishedAt, timeOfArrival } = known
      return [{ ...row, title, publishedAt: publishedAt.toISOString(), timeOfArrival }]
    }),
  }
}

/** Copies are articles of others in the story, later than its first one of the entry; they stand with that one. */
async function hottest(scope: Scope, { query }: Profile, sort: 'interactions' | 'copies'): Promise<Row[]> {
  const columns = sql`r.article_id, r.published_at, r.cluster_id, r.sentiment, r.interactions`
  const { rows } = await sql<Row>`
    with own as materialized (${rowsOf(scope, query, columns)}),
    placed as (select *, row_number() over (partition by cluster_id order by published_at, article_id) as place from own),
    others as materialized (select * from (${rowsOf(scope, { ...query, filters: [] }, columns)}) w where article_id not in (select article_id from own)),
    copied as (
      select p.article_id, count(*)::int as copies from placed p join others o on o.cluster_id = p.cluster_id and o.published_at > p.published_at
      where p.place = 1 group by 1)
    select p.article_id as id, p.sentiment, p.cluster_id as story, p.interactions::float8 as interactions, coalesce(c.copies, 0) as copies
    from placed p left join copied c using (article_id)
    ${sort === 'copies' ? sql`where c.copies > 0` : sql``}
    order by ${sort === 'copies' ? sql`copies desc, p.interactions desc` : sql`p.interactions desc, copies desc`}, p.article_id desc limit ${most}`.execute(
    scope.db,
  )
  return rows
}
