/** Articles of a crisis: put in and taken out as every act on articles is, and listed by the question that desk and charts ask. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { beginOfSet } from '@guanlan/features/articles/articles/server/facts'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import { act } from '@guanlan/features/handling/article-actions/server'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { noteArticles } from './chronicle/articles.ts'
import { lockOpenCrisis, requireSeen } from './records/open-crisis.ts'

type Body = Parameters<typeof act>[2] & { crisisId: number }

/** @param name of the act on articles: they are put in, or taken out */
export async function moveArticles(scope: CallScope, name: 'joinSet' | 'leaveSet', { crisisId, ...body }: Body) {
  await lockOpenCrisis(scope, crisisId)
  // What no monitor wants becomes the organisation's with it.
  const done = await act(scope, name, { ...body, found: true, ...{ set: { kind: 'crisis', id: crisisId } } })
  if (name === 'joinSet' && done.changed > 0)
    await noteArticles(
      scope.db,
      (body.idList ?? []).map(articleId => ({ orgId: scope.orgId, setId: crisisId, articleId })),
      scope.now,
    )
  return done
}

export async function articlesOfCrisis(
  scope: Scope,
  { id, sentiment, ...page }: { id: number; sentiment?: string | undefined } & Parameters<typeof pageOfQuery>[2],
) {
  await requireSeen(scope, id)
  const { filters, ...query } = await queryOfCrisis(scope, id)
  const only: Filter[] = sentiment === undefined ? [] : [{ field: 'sentiment', is: 'is', values: [sentiment] }]
  return pageOfQuery(scope, { ...query, filters: [...filters, ...only] }, page)
}

/** All its articles, from the first on: no member typed a range, so that 90 days do not bound it (ambiguities 78). */
export async function queryOfCrisis(scope: Scope, id: number): Promise<ArticleQuery> {
  const from = (await beginOfSet(scope, { kind: 'crisis', id })) ?? scope.now
  return {
    monitorIds: null,
    from,
    to: new Date(scope.now.getTime() + dayMs),
    filters: [{ field: 'crisis', is: 'is', values: [String(id)] }],
    fold: false,
    place: 'desk',
  }
}
/** Some articles are dated by clocks that run ahead. */
const dayMs = 86_400_000
