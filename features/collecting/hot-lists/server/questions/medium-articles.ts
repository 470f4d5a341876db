/** The hot list of a medium that has no board: what the organisation has of it, by interactions. */
import { loadArticles, pageOf, rowOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { hoursOf, type RankingQuestion } from '../../contract.ts'

const mostShown = 50

export async function articlesOfMedium(scope: Scope, { mediaId, period }: RankingQuestion & { mediaId: number }) {
  const rows = await pageOf(
    scope,
    {
      monitorIds: null,
      from: new Date(scope.now.getTime() - hoursOf[period] * 3_600_000),
      to: scope.now,
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
