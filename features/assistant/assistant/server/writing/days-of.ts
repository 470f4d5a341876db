import { wallOfMoment } from '@guanlan/features/articles/articles/contract'
import type { ChosenPassage } from '../answering/choose-passages.ts'

/** Days of the articles, as the organisation's clock has them. */
export const daysOf = (passages: readonly ChosenPassage[], zone: string): string[] =>
  passages.map(({ article }) => wallOfMoment(article.publishedAt.toISOString(), zone).slice(0, 10))
