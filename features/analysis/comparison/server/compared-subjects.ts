import type { Scope } from '@guanlan/platform/server'
import type { Comparison } from '../contract.ts'
import { comparisonOf } from './comparing/compare.ts'
import { comparingOf } from './resolve-question.ts'
import { subjectsOf } from './subjects.ts'

/**
 * Monitors, brands and rules that another feature compares over a time: in this order, and each in the order in which they are named.
 * @throws where a rule finds too many articles, or more days are searched at once than the organisation may
 */
export async function comparedSubjects(
  scope: Scope,
  {
    monitors = [],
    brands,
    rules,
  }: { monitors?: readonly number[]; brands: readonly string[]; rules: readonly string[] },
  { from, to }: { from: string; to: string },
): Promise<Comparison> {
  const subjects = await subjectsOf(scope, {
    ...{ stories: [], events: [], campaigns: [] },
    ...{ monitors: [...monitors], brands: [...brands], rules: [...rules] },
  })
  const placed = subjects.map(subject => ({ subject, from, to }))
  return comparisonOf(scope, await comparingOf(scope, placed, { stored: null, fold: false, only: false, narrowed: [] }))
}
