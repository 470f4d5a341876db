import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** The story of each article that the organisation has. */
export async function storyIds({ orgId, db }: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; story: number }>`
    select article_id as id, cluster_id as story from org_articles where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, story }) => [Number(id), Number(story)]))
}
