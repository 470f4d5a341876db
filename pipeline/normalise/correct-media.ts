/** An article that comes under another name of a medium, or with a type that was found to be wrong, is stored as what it is. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { mediumCorrections } from '@guanlan/features/articles/articles/server/facts'
import type { Tx } from '@guanlan/platform/server'
import type { NormalArticle } from '../items.ts'

export async function correctMedia(tx: Tx, articles: readonly NormalArticle[]): Promise<NormalArticle[]> {
  const corrections = await mediumCorrections(tx, [...new Set(articles.map(({ media }) => media))])
  if (corrections.size === 0) return [...articles]
  return articles.map(article => {
    const correction = corrections.get(article.media)
    if (!correction) return article
    const { media, from, to } = correction
    const isWrong = from !== null && to !== null && article.mediaType === mediaTypes[from - 1]
    return { ...article, media, mediaType: (isWrong && mediaTypes[to - 1]) || article.mediaType }
  })
}
