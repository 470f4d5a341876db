/** What just arrived joins the events that want it: by their rule, or as a copy of a story that they have. */
import { insertSetMembers, joinSetsByStory } from '@guanlan/features/articles/articles/server/facts'
import { insertFacts } from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import type { EventFollower, EventOfArticle } from './follow.ts'

/**
 * Within the transaction that stores these articles.
 * @param open events that take in copies of their stories (`EventFollower.open`)
 */
export async function joinEvents(
  tx: Tx,
  wanting: readonly (EventOfArticle & { articleId: number })[],
  articleIds: readonly number[],
  open: ReturnType<EventFollower['open']>,
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
  const sets = new Map([...open].map(([orgId, events]) => [orgId, new Set(events.keys())]))
  const spans = new Map([...open.values()].flatMap(events => [...events]))
  await joinSetsByStory(tx, 'event', sets, articleIds, (id, publishedAt) => {
    const span = spans.get(id)
    const at = publishedAt.getTime()
    return span !== undefined && at >= span.from && at <= span.until
  })
}
