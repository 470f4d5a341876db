/** When in the week articles are published, by the organisation's clock. */
import { type ArticleQuery, counted, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WeekHours } from '../contract.ts'
import { local } from './overview.ts'

const columns = sql`r.article_id, r.published_at, r.sentiment, r.cluster_id`
const place = sql`extract(isodow from at)::int as weekday, extract(hour from at)::int as hour`

/** Each number is the total of the list narrowed to its weekday and hour; folded, a story counts in each of its hours. */
export async function byWeekday(scope: Scope, query: ArticleQuery, zone: string): Promise<WeekHours> {
  const rows = rowsOf(scope, { ...query, fold: false }, columns)
  const pointed = sql`(select cluster_id, sentiment, ${local(query, 'hour', zone)} as at from (${rows}) wanted)`
  // Articles are counted by the hour first: what weekday it is, is asked of some two thousand hours and not of every article.
  const counts = query.fold
    ? sql`select ${place}, ${counted(query)} as count, ${counted(query, sql`sentiment = -1`)} as negative from ${pointed} p group by 1, 2`
    : sql`select ${place}, sum(count)::int as count, sum(negative)::int as negative
        from (select at, count(*) as count, count(*) filter (where sentiment = -1) as negative from ${pointed} p group by at) h group by 1, 2`
  const { rows: cells } = await sql<WeekHours[number]>`${counts} order by 1, 2`.execute(scope.db)
  return cells
}
