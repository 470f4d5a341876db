import { Question } from '@guanlan/features/articles/articles/contract'
import { articleRows, queryOfQuestion, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const days = 30
const most = 20

/** Brands that articles of the last 30 days name, beside the own ones where there are some; by articles. */
export async function proposalsFor(scope: Scope, own: readonly string[]): Promise<{ name: string; count: number }[]> {
  const to = scope.now
  const filters = own.length > 0 ? [{ field: 'brand', is: 'is', values: [...own] }] : []
  const from = new Date(to.getTime() - days * 86_400_000)
  const query = queryOfQuestion(Question.parse({ from: from.toISOString(), to: to.toISOString(), filters }), null)
  const { rows } = await sql<{ name: string; count: number }>`
    select n.value ->> 'name' as name, count(*)::int as count
    from (${rowsOf(scope, query, sql`r.article_id, r.published_at`)}) r join ${articleRows} a on a.id = r.article_id cross join jsonb_array_elements(a.names) n
    where n.value ->> 'kind' in ('brand', 'corp', 'prod') and not (n.value ->> 'name' = any(${[...own]}::text[]))
    group by 1 order by 2 desc, 1 limit ${most}`.execute(scope.db)
  return rows
}
