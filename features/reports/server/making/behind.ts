/** Questions behind figures: that of the report, narrowed to what a figure counts. Pure. */

import { regions } from '@guanlan/engine/text'
import type { Filter, Question } from '@guanlan/features/articles/contract'

export const narrowed = (
  base: Question,
  filters: readonly Filter[],
  range: { from?: string; to?: string } = {},
): Question => ({ ...base, ...range, filters: [...base.filters, ...filters] })

/** The same of one of its monitors. */
export const ofMonitor = ({ monitors: _, ...base }: Question, monitor: number): Question => ({ ...base, monitor })

export const only = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })
const without = (field: Filter['field'], values: string[]): Filter => ({ field, is: 'isNot', values })

const codes = { positive: '1', neutral: '0', negative: '-1' } as const
export const ofSentiment = (sentiment: keyof typeof codes): Filter => only('sentiment', codes[sentiment])

/** A figure of a province counts what is marked with the province alone: lists take its cities, too, so these are taken out. */
export function ofRegion(region: number | null): Filter[] {
  if (region === null)
    return [
      without(
        'region',
        regions.filter(each => each.parent === null).map(each => each.code),
      ),
    ]
  const cities = regions.filter(each => each.parent === String(region)).map(each => each.code)
  return [only('region', String(region)), ...(cities.length > 0 ? [without('region', cities)] : [])]
}
