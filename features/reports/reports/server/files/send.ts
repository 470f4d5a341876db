import { organisationName } from '@guanlan/features/people/organisations/server'
import type { DocumentKind } from '@guanlan/platform/contract'
import {
  type DocumentWriter,
  lookOf,
  type OpenScope,
  type RequestContext,
  sendDocument,
} from '@guanlan/platform/server'
import { documentOf } from '../reports.ts'
import { paperOf } from './paper.ts'

/** A report as it is kept now, as a file of one kind. */
export async function reportFile(
  scope: OpenScope,
  documents: DocumentWriter,
  { reportId, kind }: { reportId: number; kind: DocumentKind },
  exchange: RequestContext,
): Promise<void> {
  const paper = await scope.within(async inside =>
    paperOf(await documentOf(inside, reportId), await organisationName(inside), await lookOf(inside.db, inside.orgId)),
  )
  await sendDocument(documents, kind, paper, scope, exchange)
}
