/** What the workers do for a run, slice by slice: begin the report, wait until it is made, a file after the other, then the mail. Killed at any moment it goes on. */
import { addReport, makeAgain, reportFacts, reportOnPaper } from '@guanlan/features/reports/reports/server'
import { type DocumentKind, refuse } from '@guanlan/platform/contract'
import {
  type DocumentWriter,
  type FileStore,
  rightsOfMaker,
  roleTableOf,
  type Scope,
  type Slice,
  type SliceDone,
  scopeOfSlice,
  startTask,
  work,
  zipOfBytes,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { RunPlan, timedReportsFeature } from '../contract.ts'
import { isLate } from './due.ts'
import { addFile, reuseEdited } from './files.ts'
import { runReport } from './job.ts'
import { type Sendable, sendRun } from './send.ts'

const Cursor = z.object({ files: z.number().int() })
/** Milliseconds between two looks at whether the report is made. */
const lookMs = 400
const mostFileBytes = 500 * 1024 * 1024

interface Row extends Omit<Sendable, 'plan' | 'reportId'> {
  name: string
  state: string
  plan: unknown
  reportId: number | null
}
type Of = Slice<z.output<typeof runReport.input>>

export const runningReports = (documents: DocumentWriter) =>
  work(runReport, async (of): Promise<SliceDone> => {
    const scope = scopeOfSlice(of, of.input.locale)
    const row = await lock(scope, of.input.runId)
    // Its maker does not see it any more.
    if (!row && of.limitedTo) throw refuse('forbidden', 'platform.outsideFolders')
    await requireMakersRights(of)
    // Deleted meanwhile, or sent by the slice whose answer was lost.
    if (!row || row.state === 'sent' || row.state === 'review') return { cursor: null, done: 0 }
    const plan = RunPlan.parse(row.plan)
    if (row.reportId === null) return beginReport(scope, of, row, plan)
    const run = { ...row, reportId: row.reportId, plan }
    if (of.cursor === null || Cursor.parse(of.cursor).files === 0) {
      const wait = await notYet(scope, of, run)
      if (wait) return wait
      await sql`update report_runs set state = 'making' where org_id = ${scope.orgId} and id = ${run.id}`.execute(
        scope.db,
      )
    }
    const files = of.cursor === null ? 0 : Cursor.parse(of.cursor).files
    const format = plan.formats[files]
    if (format === undefined) return end(scope, of.store, run)
    await keepFile(scope, of.store, documents, { run, format })
    return { cursor: { files: files + 1 }, done: 1 }
  })

/** Of the clock's runs: whoever saved the timer last may still do so (docs/decisions/0021). */
async function requireMakersRights({ orgId, actsFor, db }: Of): Promise<void> {
  if (actsFor)
    await rightsOfMaker(db, roleTableOf([timedReportsFeature]), { orgId, userId: actsFor }, ['timedReports.edit'])
}

async function lock({ orgId, db }: Scope, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, kind, name, state, due_at as "dueAt", is_late as "isLate", started_by as "startedBy", report_id as "reportId", plan, sends
    from report_runs where org_id = ${orgId} and id = ${id} for update`.execute(db)
  return rows[0]
}

const beginning = (scope: Scope, { orgId, userId, actsFor = null, db }: Of) => ({
  ...scope,
  start: ((job, input, options) => startTask({ orgId, userId, db, actsFor }, job, input, null, options)) as Parameters<
    typeof addReport
  >[0]['start'],
})

async function beginReport(scope: Scope, of: Of, { id, name }: Row, plan: RunPlan): Promise<SliceDone> {
  const { templateId, monitors, sentiments, filters, from, to } = plan
  const requested = { templateId, monitors, sentiments, filters }
  const { reportId } = await addReport(beginning(scope, of), {
    ...requested,
    reportName: name,
    period: 'own',
    from,
    to,
  })
  await sql`
    update report_runs set state = 'making', report_id = ${reportId} where org_id = ${scope.orgId} and id = ${id}`.execute(
    scope.db,
  )
  return { cursor: { files: 0 }, done: 1, pauseMs: lookMs }
}

/** Null: the report is made. A run that is tried again makes one again that had failed. */
async function notYet(
  scope: Scope,
  of: Of,
  run: { id: number; reportId: number; state: string },
): Promise<SliceDone | null> {
  const report = await reportFacts(scope, run.reportId).catch(() => {
    throw refuse('conflict', 'timedReports.reportGone')
  })
  if (report.state === 'draft') return null
  if (report.state === 'failed') {
    if (run.state !== 'waiting') throw refuse('conflict', 'timedReports.notMade')
    await makeAgain(beginning(scope, of), [], run.reportId)
    await sql`update report_runs set state = 'making' where org_id = ${scope.orgId} and id = ${run.id}`.execute(
      scope.db,
    )
  }
  return { cursor: { files: 0 }, done: 0, pauseMs: lookMs }
}

interface Wanted {
  run: Pick<Sendable, 'id' | 'reportId'>
  format: DocumentKind
}

async function keepFile(scope: Scope, store: FileStore, documents: DocumentWriter, { run, format }: Wanted) {
  const { id: runId, reportId } = run
  if (await reuseEdited(scope, { reportId, runId, format })) return
  if (!documents.kinds.includes(format)) {
    await sql`
      update report_runs set left_out = array_append(left_out, ${format}) where org_id = ${scope.orgId} and id = ${runId} and not (${format} = any(left_out))`.execute(
      scope.db,
    )
    return
  }
  const { paper } = await reportOnPaper(scope, reportId)
  const made = await documents.write(format, paper, { orgId: scope.orgId, userId: null })
  const [only] = made
  const isOne = made.length === 1 && only !== undefined
  async function* source() {
    if (isOne) yield only as Uint8Array
    else yield* zipOfBytes(made.map((bytes, at) => ({ name: `${at + 1}.${format}`, bytes })))
  }
  const ending = isOne ? format : 'zip'
  const name = `${paper.title.slice(0, 120)}.${ending}`
  await addFile(
    scope,
    store,
    { reportId, runId },
    { format: ending, name, source: source(), mostBytes: mostFileBytes, uploadedBy: null },
  )
}

async function end(scope: Scope, store: FileStore, run: Sendable): Promise<SliceDone> {
  const late = run.kind === 'timed' && isLate(run.dueAt, scope.now)
  const waits = run.plan.reviewFirst && run.kind !== 'test' && run.kind !== 'sent'
  await sql`
    update report_runs set made_at = ${scope.now}, is_late = ${late}, state = case when ${waits} then 'review' else state end
    where org_id = ${scope.orgId} and id = ${run.id}`.execute(scope.db)
  if (!waits) await sendRun(scope, store, { ...run, isLate: late })
  return { cursor: null, done: 1 }
}
