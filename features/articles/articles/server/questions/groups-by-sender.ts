/** How the articles of a question share out by what their senders told of account and place. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { accountTypeSql, genderSql, positionSql } from '../conditions/senders.ts'
import { countedByLeaning } from './counted.ts'
import { type ArticleQuery, rowsOf } from './question.ts'

export type SenderField = 'accountType' | 'gender' | 'position'

export interface SenderGroup {
  /** As filters take it. */
  value: string
  count: number
  positive: number
  neutral: number
  negative: number
  /** Different accounts among them. */
  accounts: number
}

const reported: Readonly<Record<SenderField, RawBuilder<unknown>>> = {
  accountType: accountTypeSql,
  gender: genderSql,
  position: positionSql,
}
const columns = sql`r.article_id, r.published_at, r.sentiment, r.media_type, r.author, r.cluster_id`

/** Most articles first. */
export async function groupsBySender(scope: Scope, query: ArticleQuery, by: SenderField): Promise<SenderGroup[]> {
  const { rows } = await sql<SenderGroup>`
    select coalesce(${reported[by]}, 'unknown') as value, ${countedByLeaning(query)},
      count(distinct (r.media_type, r.author)) filter (where r.author is not null)::int as accounts
    from (${rowsOf(scope, { ...query, fold: false }, columns)}) r join articles t on t.id = r.article_id and ${idsWithin(sql`t.id`, query)}
    group by 1 order by 2 desc, 1`.execute(scope.db)
  return rows
}
