/** Whether something brings a screen forward: an incident that nobody has taken up, a crisis that nobody has acknowledged. */
import { CrisisQuestion } from '@guanlan/features/crisis/crisis/contract'
import { listCrises } from '@guanlan/features/crisis/crisis/server'
import { IncidentQuestion } from '@guanlan/features/warnings/warnings/contract'
import { listIncidents } from '@guanlan/features/warnings/warnings/server'
import type { Scope } from '@guanlan/platform/server'
import type { RotationAlarm } from '../contract.ts'

/** As the one whose scope it is may see it: what they may not see brings nothing forward. */
export async function isAlarmed(scope: Scope, { of, level }: RotationAlarm): Promise<boolean> {
  if (of === 'incident') {
    if (!scope.may('warnings.view')) return false
    const question = IncidentQuestion.parse({ state: 'open', level })
    return (await listIncidents(scope, { ...question, page: 1, pageSize: 1 })).list.length > 0
  }
  if (!scope.may('crisis.view')) return false
  const question = CrisisQuestion.parse({ status: 'started', sort: 'level', counted: true })
  const { list } = await listCrises(scope, { ...question, page: 1, pageSize: 1 })
  return list.some(({ crisisLevel }) => crisisLevel <= level)
}
