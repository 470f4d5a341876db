/** What an organisation had before a time. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Whether anything that it keeps was published by then, shown or not. */
export async function hasArticlesUntil({ db, orgId }: Scope, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from org_articles where org_id = ${orgId} and published_at <= ${moment}) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Of these stories those of which it shows something that was published before. */
export async function storiesPublishedBefore(
  { db, orgId }: Scope,
  moment: Date,
  stories: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ story: number }>`
    select s.story from unnest(${numberList(stories)}::bigint[]) s (story) where exists (
      select from org_articles o where o.org_id = ${orgId} and o.cluster_id = s.story and o.published_at < ${moment}::timestamptz and o.removed_at is null)`.execute(
    db,
  )
  return new Set(rows.map(({ story }) => story))
}
