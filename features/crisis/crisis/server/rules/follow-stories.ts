/** Further articles of the stories of a crisis join it as they arrive. */
import { joinSetsByStory } from '@guanlan/features/articles/articles/server/facts'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { noteArticles } from '../chronicle/articles.ts'

/** More crises that are open at once than this take up what people and rules put into them, and no stories. */
const mostCollecting = 10_000

/** Within the transaction that stores these articles: one look for the whole batch, and no more where no crisis is open. */
export async function joinCrisesByStory(tx: Tx, articleIds: readonly number[], now: Date): Promise<void> {
  if (articleIds.length === 0) return
  const { rows } = await sql<{ orgId: number; id: number }>`
    select org_id as "orgId", id from crises where binned_at is null and status in ('draft', 'started', 'checked', 'tracking')
    order by org_id, id limit ${mostCollecting}`.execute(tx)
  if (rows.length === 0) return
  const sets = new Map<number, Set<number>>()
  for (const { orgId, id } of rows) sets.set(orgId, (sets.get(orgId) ?? new Set()).add(id))
  await noteArticles(tx, await joinSetsByStory(tx, 'crisis', sets, articleIds), now)
}
