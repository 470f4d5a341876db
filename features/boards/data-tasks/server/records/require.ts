/** What a schema cannot know of what a task or source asks: monitors and projects that are there, a rule that can be read. */
import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { itemsBelowEach, requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { locales, refuse, refuseAll } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { isProject } from './projects.ts'

interface Narrowing {
  projectId: number | null
  monitors: readonly number[]
  rule: string
}

/** @throws invalid by field; forbidden, where somebody limited to folders asks by a rule, which looks at everything */
export async function requireQuestion(scope: Scope, { projectId, monitors, rule }: Narrowing): Promise<void> {
  await requireProject(scope, projectId)
  if (monitors.length > 0) {
    const known = await itemsBelowEach(scope, monitors)
    if (monitors.some(id => !known.has(id))) throw refuse('invalid', 'dataTasks.monitorGone', {}, 'monitors')
  }
  if (rule === '') return
  requireWholeSight(scope)
  const { problems } = await parseNaming(scope, rule)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw refuseAll(
      errors.map(({ message, from }) => ({
        field: 'rule',
        key: 'dataTasks.ruleInvalid' as const,
        values: { place: String(from + 1), problem: message[locales.indexOf(scope.locale)] ?? message[0] },
      })),
    )
}

export async function requireProject(scope: Scope, projectId: number | null): Promise<void> {
  if (projectId !== null && !(await isProject(scope, projectId)))
    throw refuse('invalid', 'dataTasks.projectGone', {}, 'projectId')
}
