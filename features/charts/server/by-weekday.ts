/** When in the week articles are published, by the organisation's clock. */
import { rowsOf, type WantedArticles } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WeekHours } from '../contract.ts'
import { local } from './overview.ts'
import { counted } from './split.ts'

const columns = sql`r.article_id, r.published_at, r.sentiment, r.cluster_id`

/** Each number is the total of the list narrowed to its weekday and hour; folded, a story counts in each of its hours. */
export async function byWeekday(scope: Scope, wanted: WantedArticles, zone: string): Promise<WeekHours> {
  const { rows } = await sql<WeekHours[number]>`
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour, ${counted(wanted)} as count,
      ${counted(wanted, sql`sentiment = -1`)} as negative
    from (select cluster_id, sentiment, ${local(wanted, 'hour', zone)} as at from (${rowsOf(scope, { ...wanted, fold: false }, columns)}) wanted) pointed
    group by 1, 2 order by 1, 2`.execute(scope.db)
  return rows
}
