/** What each use is called and said to be for. */
import { useWords } from '@guanlan/platform/web'
import type { Use } from '../contract.ts'
import { strings } from '../strings.ts'

export interface UseWords {
  title: string
  add: string
  purpose: string
  example: string
}

export function useUseWords(): Readonly<Record<Use, UseWords>> {
  const t = useWords(strings)
  return {
    words: {
      title: t('ownWords'),
      add: t('addOwnWords'),
      purpose: t('forOwnWords'),
      example: t('exampleOwnWords'),
    },
    stopWords: {
      title: t('stopWordsTitle'),
      add: t('addStopWords'),
      purpose: t('forStopWords'),
      example: t('exampleStopWords'),
    },
    dimension: {
      title: t('dimensionsTitle'),
      add: t('addDimension'),
      purpose: t('forDimensions'),
      example: t('exampleDimensions'),
    },
  }
}
