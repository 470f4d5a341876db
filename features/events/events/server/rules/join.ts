/** What just arrived joins the events that want it: by their rule, or as a copy of a story that they have. */
import { joinSetsByStory } from '@guanlan/features/articles/articles/server/facts'
import { joinSetsByRule, type SetArticle, type SetFollower } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'

/**
 * Within the transaction that stores these articles.
 * @param open events that take in copies of their stories (`SetFollower.open`)
 */
export async function joinEvents(
  tx: Tx,
  wanting: readonly SetArticle[],
  articleIds: readonly number[],
  open: ReturnType<SetFollower['open']>,
): Promise<void> {
  await joinSetsByRule(tx, 'event', wanting)
  const sets = new Map([...open].map(([orgId, events]) => [orgId, new Set(events.keys())]))
  const spans = new Map([...open.values()].flatMap(events => [...events]))
  await joinSetsByStory(tx, 'event', sets, articleIds, (id, publishedAt) => {
    const span = spans.get(id)
    const at = publishedAt.getTime()
    return span !== undefined && at >= span.from && at <= span.until
  })
}
