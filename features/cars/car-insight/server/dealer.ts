/** A dealer: what is published about it, and the complaints that name it. */
import { comparedSubjects } from '@guanlan/features/analysis/comparison/server'
import { shopRecords } from '@guanlan/features/cars/car-library/server'
import type { Scope } from '@guanlan/platform/server'
import { complaintsNaming } from './articles.ts'
import { ruleOfNames } from './rule-of-names.ts'

/** @throws missing; invalid, where a search by the name finds too much or takes too long */
export async function dealerOf(
  scope: Scope & { may(permission: 'complaints.view'): boolean },
  { dealerId, from, to }: { dealerId: number; from: string; to: string },
) {
  const { name } = await shopRecords.get(scope, dealerId)
  const rule = ruleOfNames([name])
  const { subjects } = await comparedSubjects(scope, { brands: [], rules: [rule] }, { from, to })
  const { count = 0, positive = 0, neutral = 0, negative = 0 } = subjects[0]?.total ?? {}
  const articles = { count, positive, neutral, negative }
  return { name, rule, articles, complaints: await complaintsNaming(scope, name, { from, to }) }
}
