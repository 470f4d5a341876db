/** An event as streams and webhooks tell of it. */
import { getEvent } from '@guanlan/features/events/events/server'
import type { Scope } from '@guanlan/platform/server'

/** Its state with the numbers of those of its articles that are seen. @throws missing */
export async function eventForPrograms(scope: Scope, eventId: number) {
  const { id, title, kind, state, stateAt, chapter, articles, stories, negative, heat, firstArticleAt, lastArticleAt } =
    await getEvent(scope, eventId)
  return {
    ...{ id, title, kind, state, stateAt, chapter },
    ...{ articles, stories, negative, heat, firstArticleAt, lastArticleAt },
  }
}
