/** One press: a report of features/reports, made of the articles of one task. */
import { addReportOf, reportsOfSubject } from '@guanlan/features/reports/reports/server'
import { say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import { storedTasks } from '../records/stored.ts'
import { taskBlocks } from './blocks.ts'

/** @throws missing; conflict, while it is not done; forbidden without the permission to make reports */
export async function makeTaskReport(scope: CallScope, id: number) {
  const { name } = await storedTasks.get(scope, id)
  return addReportOf(scope, taskBlocks, id, say(strings.reportOf, scope.locale, { name }))
}

/** The newest, for whoever may read reports. */
export async function listTaskReports(scope: Scope, id: number) {
  await storedTasks.get(scope, id)
  return reportsOfSubject(scope, { kind: taskBlocks.kind, id })
}
