/** One press: a report of features/reports, made of the ready template for one event. */
import { addReportOf, reportsOfSubject } from '@guanlan/features/reports/reports/server'
import { say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import { storedEvent } from '../records/shown.ts'
import { eventBlocks } from './blocks.ts'

/** @throws missing; forbidden without the permission to make reports */
export async function makeEventReport(scope: Scope & Pick<CallScope, 'start'>, id: number) {
  const { title } = await storedEvent(scope, id)
  return addReportOf(scope, eventBlocks, id, say(strings.reportOf, scope.locale, { name: title }))
}

/** The newest, for whoever may read reports. */
export async function listEventReports(scope: Scope, id: number) {
  await storedEvent(scope, id)
  return reportsOfSubject(scope, { kind: eventBlocks.kind, id })
}
