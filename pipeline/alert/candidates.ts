/** Articles that are new, with the warnings that are to be asked about them. What was known before warns nobody again. */
import type { StoredCandidate } from '@guanlan/features/warnings/warnings/server'
import type { MatchedArticle } from '../items.ts'

export const candidatesOf = (
  articles: readonly Pick<MatchedArticle, 'identity' | 'warnings'>[],
  ids: ReadonlyMap<string, number>,
): StoredCandidate[] =>
  articles.flatMap(({ identity, warnings = [] }) => {
    const articleId = ids.get(identity)
    return articleId === undefined ? [] : warnings.map(candidate => ({ ...candidate, articleId }))
  })
