/** One press: a report of features/reports, made of the ready template for one crisis. */
import { addReportOf, reportsOfSubject } from '@guanlan/features/reports/reports/server'
import { say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import type { ReportOfCrisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { getCrisis } from '../records/crises.ts'
import { requireSeen } from '../records/open-crisis.ts'
import { crisisBlocks } from './blocks.ts'

/** Of a name: what a report is called has room for no more. */
const longestName = 60

/** At any time, of a closed one, too. @throws missing; forbidden without the permission to make reports */
export async function makeCrisisReport(scope: Scope & Pick<CallScope, 'start'>, crisisId: number) {
  const { name, drill } = await getCrisis(scope, crisisId)
  const title = say(strings[drill ? 'reportOfDrill' : 'reportOf'], scope.locale, { name: name.slice(0, longestName) })
  return addReportOf(scope, crisisBlocks, crisisId, title)
}

/** The newest, for whoever may read reports. */
export async function listCrisisReports(scope: Scope, crisisId: number): Promise<ReportOfCrisis[]> {
  await requireSeen(scope, crisisId)
  return reportsOfSubject(scope, { kind: crisisBlocks.kind, id: crisisId })
}
