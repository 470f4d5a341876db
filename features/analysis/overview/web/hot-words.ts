/** How hot words are shown. Pure. */
import type { HotWord } from '@guanlan/features/charts/charts/contract'

/** Compared with the period before. */
export const trendOf = ({ count, before }: Pick<HotWord, 'count' | 'before'>): 'rose' | 'fell' | 'stayed' =>
  count > before ? 'rose' : count < before ? 'fell' : 'stayed'

export const leanOf = ({ emotion }: Pick<HotWord, 'emotion'>): 'positive' | 'negative' | null =>
  emotion === '01' ? 'positive' : emotion === '-1' ? 'negative' : null

const smallest = 13
const largest = 30

/** Pixels of a word in the cloud: its area grows with the count, and the smallest is still read. */
export function sizeOf(count: number, most: number): number {
  return Math.round(smallest + (largest - smallest) * Math.sqrt(count / Math.max(1, most)))
}
