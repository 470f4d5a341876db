/** The plan of a question, as its person may ask it. */
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { PlanMade } from '../../contract.ts'
import { knownNames } from './known-names.ts'
import { planOf } from './plan-of.ts'

export async function planQuestion(scope: Scope, question: string): Promise<PlanMade> {
  const cutter = generalCutter()
  const known = await knownNames(scope, question, cutter)
  return planOf(question, { ...known, now: scope.now.getTime(), zone: await timeZoneOf(scope), cutter })
}
