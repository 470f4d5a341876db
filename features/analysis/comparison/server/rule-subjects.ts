/** Rules as subjects: what a search by each finds in a time, bounded so that a comparison stays quick. */
import type { Rule } from '@guanlan/engine/rules'
import { beginOf, walkSearch } from '@guanlan/features/articles/articles/server/questions'
import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { locales, type ProblemKey, refuse, refuseAll } from '@guanlan/platform/contract'
import { limitsOf, type Scope } from '@guanlan/platform/server'

/** Articles that a rule may find; searches count as many exactly. */
export const mostOfRule = 10_000
/** Milliseconds of work for each rule, and for all of them. */
const [mostWorkMs, mostOfAllMs] = [3_000, 12_000]

/** The rule of a text; null: it has a mistake, or names a list of words that is gone. */
export async function ruleOf(scope: Scope, text: string): Promise<Rule | null> {
  const { rule, problems } = await parseNaming(scope, text)
  return rule && problems.every(({ severity }) => severity !== 'error') ? rule : null
}

/**
 * @param known were right when they were saved
 * @throws a refusal that names each mistake of each rule, with its place and what would mend it
 */
export async function requireRules(
  scope: Scope,
  rules: readonly string[],
  known: readonly string[] = [],
): Promise<void> {
  const problems: ProblemKey[] = []
  for (const [place, text] of rules.entries())
    for (const problem of known.includes(text) ? [] : (await parseNaming(scope, text)).problems)
      if (problem.severity === 'error')
        problems.push({
          field: `rules.${place}`,
          key: 'comparison.ruleInvalid',
          values: {
            rule: text,
            place: String(problem.from + 1),
            problem: problem.message[locales.indexOf(scope.locale)] ?? problem.message[0],
          },
        })
  if (problems.length > 0) throw refuseAll(problems)
}

/** Which articles, newest first. @param rules that are searched in this call @param field that a refusal names @throws where there are too many, or finding them takes too long: half of them is no number */
export async function foundBy(
  scope: Scope,
  { rule, name }: { rule: Rule; name: string },
  { from, to }: { from: Date; to: Date },
  rules: number,
  field = 'rules',
): Promise<number[]> {
  const requested = { monitorIds: null, from, to, filters: [], fold: false }
  const { rows, place } = await walkSearch(scope, { rule, wanted: requested }, beginOf(to), {
    ...{ most: mostOfRule, workMs: Math.min(mostWorkMs, mostOfAllMs / rules), bare: true },
  })
  if (place === null) return rows.map(({ id }) => id)
  throw rows.length >= mostOfRule
    ? refuse('invalid', 'comparison.ruleTooMany', { name, count: String(mostOfRule) }, field)
    : refuse('invalid', 'comparison.ruleTooLong', { name }, field)
}

/** @throws where the organisation may not search so many days at once */
export async function requireSearchable(scope: Scope, days: number, field = 'rules'): Promise<void> {
  const most = (await limitsOf(scope, ['searchTimeRange'])).get('searchTimeRange')
  if (most !== undefined && days > most) throw refuse('invalid', 'comparison.ruleDays', { days: String(most) }, field)
}
