/** How the articles of a question share out by what their senders told of account and place. One reading, grouped in three ways. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { rowsOf, type WantedArticles } from './question.ts'
import { accountTypeSql, genderSql, positionSql } from './senders.ts'

export interface ToldGroup {
  by: 'accountType' | 'gender' | 'position'
  /** As filters take it. */
  value: string
  count: number
  positive: number
  neutral: number
  negative: number
  /** Different accounts among them. */
  accounts: number
}

const columns = sql`r.article_id, r.published_at, r.sentiment, r.media_type, r.author`

export async function toldBySenders(scope: Scope, wanted: WantedArticles): Promise<ToldGroup[]> {
  const { rows } = await sql<ToldGroup>`
    with told as (
      select r.sentiment, r.media_type, r.author, coalesce(${accountTypeSql}, 'unknown') as account_type, coalesce(${genderSql}, 'unknown') as gender,
        coalesce(${positionSql}, 'unknown') as position
      from (${rowsOf(scope, wanted, columns)}) r join articles t on t.id = r.article_id and ${idsWithin(sql`t.id`, wanted)})
    select case grouping(account_type, gender, position) when 3 then 'accountType' when 5 then 'gender' else 'position' end as by,
      coalesce(account_type, gender, position) as value, count(*)::int as count, (count(*) filter (where sentiment = 1))::int as positive,
      (count(*) filter (where sentiment = 0))::int as neutral, (count(*) filter (where sentiment = -1))::int as negative,
      count(distinct (media_type, author)) filter (where author is not null)::int as accounts
    from told group by grouping sets ((account_type), (gender), (position)) order by 1, 3 desc, 2`.execute(scope.db)
  return rows
}
