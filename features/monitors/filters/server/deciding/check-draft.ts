/** Whether a filter may be kept: what its shape alone does not say. Pure. */
import { parse, term } from '@guanlan/engine/rules'
import { MediaType } from '@guanlan/features/articles/articles/contract'
import type { ProblemKey } from '@guanlan/platform/contract'
import { type FilterCondition, type FilterDraft, mediaProblemOf, relationsOf } from '../../contract.ts'
import { hostOf } from './checks.ts'

export function problemsOf({ allMedia, media, conditions }: FilterDraft, localeIndex: number): ProblemKey[] {
  const unsaid = mediaProblemOf({ allMedia, media, conditions })
  const problems: ProblemKey[] = unsaid ? [unsaid] : []
  if (allMedia && media.length > 0) problems.push({ field: 'media', key: 'filters.allMediaAndSome' })
  for (const [i, condition] of conditions.entries())
    for (const problem of problemsIn(condition, localeIndex))
      problems.push({ ...problem, field: `conditions.${i}.${problem.field}` })
  return problems
}

function problemsIn({ name, relationOperator, value }: FilterCondition, localeIndex: number): ProblemKey[] {
  if (!relationsOf[name].includes(relationOperator))
    return [{ field: 'relationOperator', key: 'filters.relationOfAnother' }]
  if (name === 'advertisement') return value.length === 0 ? [] : [{ field: 'value', key: 'filters.noValue' }]
  if (value.length === 0) return [{ field: 'value', key: 'filters.valueRequired' }]
  return value.flatMap((each): ProblemKey[] => {
    const key = wrongWith(name, each, value.length)
    if (key) return [{ field: 'value', key, values: { value: each } }]
    if (name !== 'rule') return []
    return parse(each)
      .problems.filter(problem => problem.severity === 'error')
      .map(problem => ({
        field: 'value',
        key: 'filters.ruleInvalid',
        values: { problem: problem.message[localeIndex] ?? problem.message[0] },
      }))
  })
}

function wrongWith(name: FilterCondition['name'], value: string, values: number): string | null {
  switch (name) {
    case 'title':
    case 'text':
      return term(value).tokens.length === 0 ? 'filters.wordInvisible' : null
    case 'region':
      return /^\d{6}$/.test(value) ? null : 'filters.regionInvalid'
    case 'type':
      return MediaType.safeParse(value).success ? null : 'filters.typeInvalid'
    case 'domain':
      return hostOf(value).includes('.') ? null : 'filters.domainInvalid'
    case 'length':
    case 'interactions':
      return values === 1 && /^\d{1,9}$/.test(value) ? null : 'filters.numberInvalid'
    default:
      return null
  }
}
