/** Which articles stand behind a number of a series, as an address of the desk, or of the search where its names find them. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { deskAddress, searchAddress } from '@guanlan/features/desk/article-list/web'
import type { Figures } from '../contract.ts'

export function behind(
  { filters, rule }: Pick<Figures, 'filters' | 'rule'>,
  { from, to }: { from: string; to: string },
  more: readonly Filter[] = [],
): string {
  const view = { range: { from, to }, filters: [...filters, ...more] }
  return rule === null ? deskAddress(view) : searchAddress(rule, view)
}

export const leaning = (sentiment: '1' | '-1'): Filter => ({ field: 'sentiment', is: 'is', values: [sentiment] })
