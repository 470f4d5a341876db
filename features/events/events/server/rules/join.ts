/** What just arrived joins the events that want it: by their rule, or as a copy of a story that they have. */
import { insertSetMembers, joinSetsByStory } from '@guanlan/features/articles/articles/server/facts'
import { insertFacts } from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { untilOf } from '../records/rows.ts'
import type { EventOfArticle } from './follow.ts'

/** More events at once than this take up what their rules find, and no copies. */
const mostCollecting = 10_000

/** Within the transaction that stores these articles. */
export async function joinEvents(
  tx: Tx,
  wanting: readonly (EventOfArticle & { articleId: number })[],
  articleIds: readonly number[],
): Promise<void> {
  if (wanting.length > 0) {
    const pairs = new Map(
      wanting.map(({ orgId, articleId }) => [`${orgId}:${articleId}`, { orgId, articleId }] as const),
    )
    // What no monitor wants becomes the organisation's with it.
    await insertFacts(tx, [...pairs.values()])
    await insertSetMembers(
      tx,
      wanting.map(({ orgId, eventId, articleId }) => ({ orgId, kind: 'event', id: eventId, articleId, how: 'rule' })),
    )
  }
  if (articleIds.length === 0) return
  const { rows } = await sql<{ orgId: number; id: number; from: Date; until: Date }>`
    select e.org_id as "orgId", e.id, e.begin_at as from, ${untilOf('e')} as until from events e where e.binned_at is null and ${untilOf('e')} > now()
    order by e.org_id, e.id limit ${mostCollecting}`.execute(tx)
  if (rows.length === 0) return
  const sets = new Map<number, Set<number>>()
  for (const { orgId, id } of rows) sets.set(orgId, (sets.get(orgId) ?? new Set()).add(id))
  const spans = new Map(rows.map(({ id, from, until }) => [id, { from, until }]))
  await joinSetsByStory(tx, 'event', sets, articleIds, (id, at) => {
    const span = spans.get(id)
    return span !== undefined && at >= span.from && at <= span.until
  })
}
