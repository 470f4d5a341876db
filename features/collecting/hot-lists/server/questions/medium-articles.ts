/** The hot list of a medium that has no board: what the organisation has of it, by interactions. */

import { endingAt } from '@guanlan/features/articles/articles/contract'
import { loadArticles, pageOf, rowOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { RankingQuestion } from '../../contract.ts'

const mostShown = 50

export async function articlesOfMedium(scope: Scope, { mediaId, period }: RankingQuestion & { mediaId: number }) {
  const rows = await pageOf(
    scope,
    {
      monitorIds: null,
      ...endingAt(period, scope.now),
      filters: [{ field: 'media', is: 'is', values: [String(mediaId)] }],
      fold: true,
    },
    { page: 1, pageSize: mostShown, sort: 'interaction_desc' },
  )
  const articles = await loadArticles(
    scope,
    rows.map(({ id }) => id),
  )
  return articles.map(article => rowOf(article, []))
}
