import { numberList, recordedUpdate } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ActScope } from './act-scope.ts'

/**
 * What negative articles are negative about, and how much; what is left out stays. Others than negative ones have neither and stay as they are.
 * @param dimension null: what the text says
 * @returns the articles that are otherwise now
 */
export async function describeNegativity(
  { db, orgId, userId, now }: ActScope,
  ids: readonly number[],
  { dimension, level }: { dimension?: string | null; level?: 1 | 2 | 3 | 4 },
): Promise<number[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  const sets = [
    ...(dimension === undefined
      ? []
      : [
          sql`dimension = ${dimension}::text, dimension_by = case when ${dimension === null} then null else ${userId}::int end`,
        ]),
    ...(level === undefined
      ? []
      : [sql`level = ${level}::smallint, corrected_at = ${now}::timestamptz, corrected_by = ${userId}::int`]),
  ]
  if (sets.length === 0) return []
  const facts = await recordedUpdate<{ article_id: number }>(db, {
    table: 'org_articles',
    keys: ['article_id'],
    columns: ['dimension', 'dimension_by', 'level', 'corrected_at', 'corrected_by'],
    update: sql`update org_articles set ${sql.join(sets)} where org_id = ${orgId} and article_id = any(${given}) and sentiment = -1`,
  })
  if (level !== undefined)
    await recordedUpdate(db, {
      table: 'hits',
      keys: ['article_id', 'monitor_id'],
      columns: ['sentiment', 'level'],
      update: sql`
        update hits set sentiment = -1, level = ${level}::smallint
        where org_id = ${orgId} and article_id = any(${numberList(facts.map(key => key.article_id))}::bigint[])`,
    })
  return facts.map(key => key.article_id)
}
