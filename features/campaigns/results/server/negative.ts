/** What speaks against a campaign, and who says it. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { mediaLevelWord, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { mediaOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { NegativeArticles, NegativeMedia, ResultQuestion } from '../contract.ts'
import { articlesBehind } from './numbers/of-articles.ts'
import { resultsOf } from './question.ts'

const isNegative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }
const mostMedia = 50

type Page = Partial<Parameters<typeof pageOfQuery>[2]>

export async function negativeArticlesOf(
  scope: Scope,
  {
    page = 1,
    pageSize = 20,
    sort = 'time_desc',
    ...question
  }: ResultQuestion & { [K in keyof Page]: Page[K] | undefined },
): Promise<z.infer<typeof NegativeArticles>> {
  const { requested, query } = await resultsOf(scope, question)
  const negative = { ...query, filters: [...query.filters, isNegative] }
  return { ...requested, ...(await pageOfQuery(scope, negative, { page, pageSize, sort })) }
}

export async function negativeMediaOf(scope: Scope, question: ResultQuestion): Promise<z.infer<typeof NegativeMedia>> {
  const { requested, query } = await resultsOf(scope, question)
  const filters = [...query.filters, isNegative]
  const rows = await mediaOfQuestion(scope, { ...query, filters }, mostMedia)
  const ids = rows.map(({ mediaId }) => String(mediaId))
  const all =
    ids.length === 0
      ? []
      : await mediaOfQuestion(
          scope,
          { ...query, filters: [...query.filters, { field: 'media', is: 'is', values: ids }] },
          2 * mostMedia,
        )
  const keyOf = ({ mediaType, mediaId }: { mediaType: number; mediaId: number }) => `${mediaType}:${mediaId}`
  const articlesOf = new Map(all.map(row => [keyOf(row), row.articles]))
  return {
    ...requested,
    total: rows[0]?.total ?? 0,
    list: rows.map(row => ({
      ...{ mediaId: row.mediaId, name: row.medium, mediaType: mediaTypeWord(row.mediaType) },
      level: mediaLevelWord(row.level),
      ...{ negative: row.articles, articles: articlesOf.get(keyOf(row)) ?? row.articles },
      ...{ interactions: row.interactions, readers: row.readers, estimatedReaders: row.estimatedReaders },
      behind: articlesBehind([
        ...filters,
        { field: 'media', is: 'is', values: [String(row.mediaId)] },
        { field: 'mediaType', is: 'is', values: [mediaTypeWord(row.mediaType)] },
      ]),
    })),
  }
}
