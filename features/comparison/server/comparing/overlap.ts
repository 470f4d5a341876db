/** Which articles several subjects have: in one statement, each article once. */
import { rowsOf, type WantedArticles } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Overlap } from '../../contract.ts'

/** @param subjects null: one that is gone; it keeps its place */
export async function overlapOf(scope: Scope, subjects: readonly (WantedArticles | null)[]): Promise<Overlap> {
  const parts = subjects.flatMap((wanted, place): RawBuilder<unknown>[] =>
    wanted
      ? [
          sql`select ${sql.lit(place)} as place, article_id from (${rowsOf(scope, wanted, sql`r.article_id, r.published_at`)}) w`,
        ]
      : [],
  )
  if (parts.length === 0) return { articles: 0, shared: 0, both: [] }
  const { rows } = await sql<{ places: number[]; n: number }>`
    with had as (${sql.join(parts, sql` union all `)}),
    together as (select article_id, array_agg(place order by place) as places from had group by article_id)
    select places, count(*)::int as n from together group by places`.execute(scope.db)
  const both = new Map<string, { a: number; b: number; count: number }>()
  for (const { places, n } of rows)
    for (const [at, a] of places.entries())
      for (const b of places.slice(at + 1)) {
        const pair = both.get(`${a}.${b}`) ?? { a, b, count: 0 }
        pair.count += n
        both.set(`${a}.${b}`, pair)
      }
  return {
    articles: rows.reduce((sum, { n }) => sum + n, 0),
    shared: rows.reduce((sum, { places, n }) => sum + (places.length > 1 ? n : 0), 0),
    both: [...both.values()].sort((a, b) => a.a - b.a || a.b - b.b),
  }
}
