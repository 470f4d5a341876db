/** A run is sent: one message a receiver, in the transaction that notes that it was sent. */

import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { reportOnPaper } from '@guanlan/features/reports/reports/server'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import { type FileStore, knownKinds, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RunPlan } from '../contract.ts'
import { filesOfRuns, isStored } from './files.ts'
import { mailOf } from './mail.ts'
import { narrowingOf } from './narrowing.ts'
import { loadReceivers } from './receivers.ts'

export interface Sendable {
  id: number
  kind: string
  dueAt: Date
  isLate: boolean
  startedBy: number | null
  reportId: number
  plan: RunPlan
  sends: number
}

export const threadOf = (runId: number): string => `report-run:${runId}`

const typeOf = (format: string): string =>
  Object.entries(knownKinds).find(([kind]) => kind === format)?.[1].type ?? 'application/octet-stream'

/** @throws a conflict when a file has expired meanwhile: what is sent has what it says */
export async function sendRun(scope: Scope, store: FileStore, run: Sendable): Promise<void> {
  const { plan } = run
  const files = (await filesOfRuns(scope, [run.id])).filter(({ isCurrent }) => isCurrent)
  for (const file of files) if (!(await isStored(store, file))) throw refuse('conflict', 'timedReports.reportGone')
  const { document, paper } = await reportOnPaper(scope, run.reportId)
  const message = mailOf({
    reportId: run.reportId,
    paper,
    period: document.period,
    narrowing: await narrowingOf(scope, plan, document.subtitle),
    zone: await timeZoneOf(scope),
    locale: plan.locale,
    words: plan.words,
    lateSince: run.isLate ? run.dueAt : null,
    isTest: run.kind === 'test',
    files: files.map(({ key, name, format, bytes }) => ({ key, name, type: typeOf(format), bytes })),
  })
  const requested =
    run.kind === 'test' && run.startedBy !== null
      ? { members: [run.startedBy], people: [], groups: [], addresses: [] }
      : plan
  const thread = threadOf(run.id)
  for (const { receiver, holdUntil } of await loadReceivers(scope, requested))
    await enqueue(scope, {
      purpose: 'report',
      thread,
      once: `${thread}:${run.sends}`,
      receivers: [receiver],
      message,
      ...(holdUntil && { holdUntil }),
    })
  await sql`
    update report_runs set state = 'sent', sent_at = ${scope.now}, sent_by = ${scope.userId}, sends = sends + 1
    where org_id = ${scope.orgId} and id = ${run.id}`.execute(scope.db)
}
