/** What readers ask under the articles of a question: comments that are questions. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import type { ArticleQuery } from '../conditions/article-query.ts'
import { rowsOf } from './question.ts'

export interface ReadersQuestion {
  articleId: number
  text: string
  likes: number | null
  writtenAt: Date
  sentiment: -1 | 0 | 1
  /** Comments that ask the same in the same words. */
  count: number
}

/** A question mark, or words that ask. */
export const asksSomething =
  '[?？]|(吗|呢|么)[。！!～~]*$|为什么|怎么|如何|凭什么|什么时候|何时|多久|哪里|有没有|能不能|是不是|為什麼|怎麼|嗎|憑什麼|什麼時候|(^| )(why|how|when|what|where|who) '

/** Those with most likes first; the same words count once. */
export async function questionsOfReaders(scope: Scope, query: ArticleQuery, most: number): Promise<ReadersQuestion[]> {
  const { rows } = await sql<ReadersQuestion>`
    with its as materialized (select distinct f.id from (${rowsOf(scope, query, sql`r.article_id as id, r.published_at`)}) f),
    asking as (select c.article_id, c.text, c.likes, c.written_at, c.sentiment, row_number() over same as nth, count(*) over (partition by lower(btrim(c.text))) as n
      from its t join article_comments c on c.article_id = t.id and ${idsWithin(sql`c.article_id`, query)} where c.text ~* ${asksSomething}
      window same as (partition by lower(btrim(c.text)) order by c.likes desc nulls last, c.written_at, c.identity))
    select article_id::float8 as "articleId", text, likes, written_at as "writtenAt", sentiment, n::int as count from asking
    where nth = 1 order by likes desc nulls last, n desc, written_at desc limit ${most}`.execute(scope.db)
  return rows
}
