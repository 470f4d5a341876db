/** Articles of an event: put in and taken out as every act on articles is, and listed by the question that desk and charts ask. */
import { beginOfSet } from '@guanlan/features/articles/articles/server/facts'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import { act } from '@guanlan/features/handling/article-actions/server'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { storedEvent } from '../records/shown.ts'
import { lookAtStates } from '../states/look.ts'

type Body = Parameters<typeof act>[2] & { eventId: number }

/** @param name of the act on articles: they are put in, or taken out */
export async function moveArticles(scope: CallScope, name: 'joinEvent' | 'leaveEvent', { eventId, ...body }: Body) {
  await storedEvent(scope, eventId)
  // What no monitor wants becomes the organisation's with it.
  const done = await act(scope, name, { ...body, found: true, ...{ set: { kind: 'event', id: eventId } } })
  await lookAtStates(scope, [eventId])
  return done
}

export async function articlesOfEvent(
  scope: Scope,
  { id, ...page }: { id: number } & Parameters<typeof pageOfQuery>[2],
) {
  await storedEvent(scope, id)
  return pageOfQuery(scope, await queryOfEventArticles(scope, id), page)
}

/** All its articles, from the first on: no member typed a range, so that 90 days do not bound it (ambiguities 78). */
export async function queryOfEventArticles(scope: Scope, id: number): Promise<ArticleQuery> {
  const from = (await beginOfSet(scope, { kind: 'event', id })) ?? scope.now
  return {
    monitorIds: null,
    from,
    to: new Date(scope.now.getTime() + dayMs),
    filters: [{ field: 'event', is: 'is', values: [String(id)] }],
    fold: false,
    place: 'desk',
  }
}
/** Some articles are dated by clocks that run ahead. */
const dayMs = 86_400_000
