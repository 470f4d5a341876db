import type { NamedRange } from '@guanlan/features/articles/articles/contract'
import type { ChartToTake, SentQuestion } from '../download/use-taking.ts'

/** A chart as it is shown on other sites. */
export interface Embedding {
  title: string
  chart: Exclude<ChartToTake['chart'], 'negativeAnalysis'>
  by?: ChartToTake['by']
  against?: ChartToTake['against']
  asked: SentQuestion
  /** The named range that moves with the clock; null: the moments stay. */
  range: NamedRange | null
}
