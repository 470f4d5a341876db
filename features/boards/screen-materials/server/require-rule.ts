import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { locales, refuseAll } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'

/** @throws invalid with each mistake of a rule and its place */
export async function requireRule(scope: Scope, rule: string): Promise<void> {
  const { problems } = await parseNaming(scope, rule)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  throw refuseAll(
    errors.map(({ message, from }) => ({
      field: 'rule',
      key: 'screenMaterials.ruleInvalid' as const,
      values: { place: String(from + 1), problem: message[locales.indexOf(scope.locale)] ?? message[0] },
    })),
  )
}
