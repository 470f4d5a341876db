/** Which articles a cloud is of. */
import { foundBy, requireSearchable, ruleOf } from '@guanlan/features/analysis/comparison/server'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { CloudQuestion } from '../contract.ts'

const dayMs = 86_400_000

/** @throws invalid at the rule: it cannot be read, finds too much, takes too long, or its days are more than the organisation may search */
export async function queryOf(
  scope: Scope,
  { rule, ...question }: z.output<typeof CloudQuestion>,
): Promise<ArticleQuery> {
  const query = await articleQuery(scope, question)
  if (rule === '') return query
  await requireSearchable(scope, Math.ceil((query.to.getTime() - query.from.getTime()) / dayMs), 'rule')
  const parsed = await ruleOf(scope, rule)
  if (!parsed) throw refuse('invalid', 'wordClouds.ruleUnread', {}, 'rule')
  return { ...query, found: await foundBy(scope, { rule: parsed, name: rule }, query, 1, 'rule') }
}
