/** Which articles stand behind a number of a comparison, as an address of the desk, or of a rule as one of the search. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { deskAddress, searchAddress } from '@guanlan/features/desk/article-list/web'
import type { Subject } from '../contract.ts'

interface Times {
  from: string
  to: string
}

export interface SubjectsInTime extends Times {
  fold: boolean
}

/** @param at a part of the time; absent: that of the subject, or of all */
export function behind(
  { monitor, rule, period, filters }: Pick<Subject, 'monitor' | 'rule' | 'period' | 'filters'>,
  { from, to, fold }: SubjectsInTime,
  more: readonly Filter[] = [],
  at?: Times,
): string {
  const range = at ?? period ?? { from, to }
  const view = { range: { from: range.from, to: range.to }, filters: [...filters, ...more], fold }
  return rule === null ? deskAddress({ monitor, ...view }) : searchAddress(rule, view)
}
