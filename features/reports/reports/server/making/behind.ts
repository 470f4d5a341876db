/** Questions behind figures: that of the report, narrowed to what a figure counts. Pure. */

import type { Filter, Question } from '@guanlan/features/articles/articles/contract'

export const narrowed = (
  base: Question,
  filters: readonly Filter[],
  range: { from?: string; to?: string } = {},
): Question => ({ ...base, ...range, filters: [...base.filters, ...filters] })

/** The same of one of its monitors. */
export const ofMonitor = ({ monitors: _, ...base }: Question, monitor: number): Question => ({ ...base, monitor })

export const only = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })

const codes = { positive: '1', neutral: '0', negative: '-1' } as const
export const ofSentiment = (sentiment: keyof typeof codes): Filter => only('sentiment', codes[sentiment])

/** A province with all places in it; null: articles whose region is not known. */
export const ofRegion = (region: number | null): Filter[] => [only('region', String(region ?? 0))]
