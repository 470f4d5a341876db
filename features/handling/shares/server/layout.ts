import type { ArticleTitle } from '@guanlan/features/articles/articles/server/questions'
import type { ShareLayout } from '../contract.ts'

/** What a search found has a page of its own; otherwise the kind that all articles have in common. Pure. */
export function layoutOf(articles: readonly Pick<ArticleTitle, 'mediaType' | 'isAd'>[], found: boolean): ShareLayout {
  if (found) return 'found'
  if (articles.every(({ isAd }) => isAd)) return 'ad'
  return articles.every(({ mediaType }) => mediaType === 'web') ? 'web' : 'article'
}
