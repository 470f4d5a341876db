/** Whether conditions may be kept: what their shape alone does not say. Pure. */
import { Language, mediaLevels } from '@guanlan/features/articles/articles/contract'
import type { ProblemKey } from '@guanlan/platform/contract'
import { relationsOf, type WarningCondition } from '../../contract.ts'

export function problemsOfConditions(conditions: readonly WarningCondition[]): ProblemKey[] {
  return conditions.flatMap((condition, at) => {
    const problem = problemOf(condition)
    return problem ? [{ ...problem, field: `conditions.${at}.${problem.field}` }] : []
  })
}

function problemOf({ name, relationOperator, value }: WarningCondition): ProblemKey | null {
  if (!relationsOf[name].includes(relationOperator))
    return { field: 'relationOperator', key: 'warnings.relationOfAnother' }
  if (name === 'advertisement' || name === 'verified')
    return value.length === 0 ? null : { field: 'value', key: 'warnings.noValue' }
  if (value.length === 0) return { field: 'value', key: 'warnings.valueRequired' }
  const wrong = value.find(each => !isValid(name, each, value.length))
  return wrong === undefined ? null : { field: 'value', key: 'warnings.valueInvalid', values: { value: wrong } }
}

function isValid(name: WarningCondition['name'], value: string, values: number): boolean {
  switch (name) {
    case 'level':
      return values === 1 && /^[1-4]$/.test(value)
    case 'mediaLevel':
      return (mediaLevels as readonly string[]).includes(value)
    case 'media':
      return /^[1-9]\d{0,8}$/.test(value)
    case 'region':
    case 'mentioned':
      return /^\d{6}$/.test(value)
    case 'language':
      return Language.safeParse(value).success
    case 'followers':
    case 'interactions':
      return values === 1 && /^\d{1,9}$/.test(value)
    default:
      return true
  }
}
