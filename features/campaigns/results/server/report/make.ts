/** One press: a report of features/reports, made of the ready template for one campaign. */
import { storedCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { addReportOf, reportsOfSubject } from '@guanlan/features/reports/reports/server'
import { say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { fileStrings } from '../../strings/files.ts'
import { campaignBlocks } from './blocks.ts'

/** @throws missing; forbidden without the permission to make reports */
export async function makeCampaignReport(scope: Scope & Pick<CallScope, 'start'>, id: number) {
  const { name } = await storedCampaign(scope, id)
  return addReportOf(scope, campaignBlocks, id, say(fileStrings.reportOf, scope.locale, { name }))
}

/** The newest, for whoever may read reports. */
export async function listCampaignReports(scope: Scope, id: number) {
  await storedCampaign(scope, id)
  return reportsOfSubject(scope, { kind: campaignBlocks.kind, id })
}
