/** Links to a report: made and ended by members, opened by whoever holds one. */

import type { MadeShare, Share } from '@guanlan/features/handling/shares/contract'
import {
  objectByKey,
  openObject,
  revokeShare,
  shareObject,
  sharesOfObject,
} from '@guanlan/features/handling/shares/server'
import { type DocumentKind, refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type DocumentWriter,
  type LinkOpenScope,
  type LinkScope,
  lookOf,
  type RequestContext,
  sendDocument,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { OpenedReport, ReportDocument, ReportShareDraft } from '../../contract.ts'
import { paperOf } from '../files/paper.ts'
import { getReport } from '../reports.ts'
import { presentReport } from './present.ts'

const layout = 'report'
type Opener = Parameters<typeof openObject>[3]

/** @throws missing for a report that the caller does not see; a conflict while it is made */
export async function shareReport(
  scope: CallScope,
  { reportId, expiresAt, password, downloads }: ReportShareDraft,
): Promise<MadeShare> {
  const { reportName, state } = await getReport(scope, reportId)
  if (state === 'making') throw refuse('conflict', 'reports.stillMaking')
  return shareObject(scope, { layout, objectId: reportId, title: reportName, expiresAt, password, downloads })
}

export async function sharesOfReport(scope: CallScope, reportId: number): Promise<Share[]> {
  await getReport(scope, reportId)
  return sharesOfObject(scope, layout, reportId)
}

export const unshareReport = (scope: CallScope, id: number): Promise<Share> => revokeShare(scope, id, layout)

/** The report as it is kept now, without what leads into the organisation. */
export async function openSharedReport(
  scope: LinkScope,
  documents: DocumentWriter,
  password: string | null,
  opener: Opener,
): Promise<OpenedReport> {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  const { key, share } = opened
  return {
    state: 'open',
    key,
    organisation: share.organisation,
    expiresAt: share.expiresAt.toISOString(),
    kinds: share.downloads ? [...documents.kinds] : [],
    document: presentReport(await sharedDocument(scope, share.objectId)),
  }
}

/** @throws forbidden where the link gives no files, or its password was not given */
export async function sharedReportFile(
  scope: LinkOpenScope,
  documents: DocumentWriter,
  { kind, key }: { kind: DocumentKind; key: string | null },
  exchange: RequestContext,
): Promise<void> {
  const { orgId, paper } = await scope.within(async inside => {
    const share = await objectByKey(inside, layout, key)
    if (!share.downloads) throw refuse('forbidden', 'reports.noFiles')
    const document = presentReport(await sharedDocument(inside, share.objectId))
    return { orgId: inside.orgId, paper: paperOf(document, share.organisation, await lookOf(inside.db, inside.orgId)) }
  })
  await sendDocument(documents, kind, paper, { orgId, userId: null, signal: scope.signal }, exchange)
}

/** @throws missing where the report is deleted, or its maker may not see (any more) what it is of; a conflict while it is made anew */
async function sharedDocument({ db, orgId, maker }: LinkScope, id: number): Promise<ReportDocument> {
  const { rows } = await sql<{ document: ReportDocument; state: string; needs: string | null }>`
    select document, state, needs from reports where org_id = ${orgId} and id = ${id} and deleted_at is null`.execute(
    db,
  )
  const [report] = rows
  if (!report || (report.needs && !maker?.may(report.needs))) throw refuse('missing', 'platform.missing')
  if (report.state === 'making') throw refuse('conflict', 'reports.stillMaking')
  return report.document
}
