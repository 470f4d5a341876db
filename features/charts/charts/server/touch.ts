import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import type { ChosenDay } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, reachByMediaType } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { Touch } from '../contract.ts'

/** How many people may have been reached; the formula is that of lists by reach (features/articles/articles, reactions/reach.ts). */
export async function touchOf(scope: Scope, query: ArticleQuery, chosen?: readonly ChosenDay[] | null): Promise<Touch> {
  const rows = await reachByMediaType(scope, query, chosen)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    total: {
      articles: sum(row => row.articles),
      told: sum(row => row.told),
      readers: sum(row => row.readers),
      estimated: sum(row => row.estimated),
      estimatedReaders: sum(row => row.estimatedReaders),
    },
    mediaTypes: rows.map(({ mediaType, ...row }) => ({ ...row, mediaType: mediaTypeWord(mediaType) })),
  }
}
