import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { percent, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import { strings } from '../strings.ts'
import { similarityWords } from './similarity.ts'

type Placed = Pick<ArticleRow, 'likeness' | 'placedByHand'>

/** Why an article is among similar ones, in words, or as one short figure; null for the one that opened the story. */
export function useSimilarity(): (article: Placed, short?: boolean) => string | null {
  const t = useWords(strings)
  return useCallback(
    ({ likeness: similarity, placedByHand }, short = false) => {
      if (placedByHand) return t('placedByHand')
      if (!similarity) return null
      const { key, share } = similarityWords(similarity)
      const text = t(key, { share: percent(share / 100, 0) })
      return !short && similarity.sameLead && share < 100 ? `${text}${t('and')}${t('sameLead')}` : text
    },
    [t],
  )
}
