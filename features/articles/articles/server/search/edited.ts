/** Articles whose text the organisation wrote over: no index holds their words, and they are few, so that each is decided by itself. */
import type { Rule } from '@guanlan/engine/rules'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { matchesOf, type RuleText } from './decide.ts'
import type { TimeWindow } from './stored-search.ts'

/** Texts held at a time. */
const atOnce = 200

export interface EditedTexts {
  /** All that were edited: the shared text says nothing of them. */
  edited: ReadonlySet<number>
  /** Those whose own text the rule wants. */
  wanted: readonly number[]
}

/** @param sample only one of so many articles, as the shared ones are sampled */
export async function editedWithin(
  db: Database | Tx,
  { rule, orgId, sample = 1 }: { rule: Rule; orgId: number; sample?: number | undefined },
  { from, to }: TimeWindow,
): Promise<EditedTexts> {
  const edited = new Set<number>()
  const requested: number[] = []
  const parts = [sql`e.org_id = ${orgId}`, sql`(e.title is not null or e.body is not null)`]
  if (from) parts.push(sql`e.published_at >= ${from}::timestamptz`)
  if (to) parts.push(sql`e.published_at < ${to}::timestamptz`)
  if (sample > 1) parts.push(sql`e.article_id % ${sample}::int = 0`)
  for (let after = 0; ; ) {
    const { rows } = await sql<RuleText & { id: number }>`
      select e.article_id as id, coalesce(e.title, a.title) as title, coalesce(e.body, a.body) as body, a.corps, a.brands, a.products
      from article_edits e join articles a on a.id = e.article_id and ${idsWithin(sql`a.id`, { from, to })}
      where ${sql.join(parts, sql` and `)} and e.article_id > ${after}::bigint order by e.article_id limit ${atOnce}`.execute(
      db,
    )
    const decided = await matchesOf(rule, rows)
    for (const [at, { id }] of rows.entries()) {
      edited.add(id)
      if (decided[at]) requested.push(id)
    }
    if (rows.length < atOnce) return { edited, wanted: requested }
    after = rows.at(-1)?.id ?? 0
  }
}
