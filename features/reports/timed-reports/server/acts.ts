/** What members do with runs: begin, send, try again, delete, and edited files. */
import { memberMail } from '@guanlan/features/people/address-book/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { reportFacts } from '@guanlan/features/reports/reports/server'
import { cancelThread, retryThread } from '@guanlan/features/workspace/notifications/server'
import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import { type CallScope, type FileStore, requireKey, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { countReceivers, mostUploadBytes, type ReportSending, type RunFile, RunPlan } from '../contract.ts'
import { beginRun, nameOfRun, planOf, startRun } from './begin.ts'
import { holdsWhatItSays } from './content.ts'
import { addFile, shownFile } from './files.ts'
import { requireReceivers } from './receivers.ts'
import { type Sendable, sendRun, threadOf } from './send.ts'
import { loadTimer } from './timers.ts'

/** @returns the id of the run. @throws a conflict while one that was begun by hand is being made */
export async function runNow(scope: CallScope, id: number, isTest: boolean): Promise<number> {
  const timer = await loadTimer(scope, id)
  const { orgId, db, now, userId } = scope
  if (isTest && !(await memberMail(scope, [userId]))[0]?.email) throw refuse('invalid', 'timedReports.noOwnAddress')
  const { rows } = await sql`
    select 1 from report_runs where org_id = ${orgId} and timer_id = ${id} and kind in ('now', 'test') and state in ('waiting', 'making') limit 1`.execute(
    db,
  )
  if (rows.length > 0) throw refuse('conflict', 'timedReports.isRunning')
  const zone = await timeZoneOf(scope)
  const name = nameOfRun(timer, zone, now)
  const started = await beginRun(scope, {
    ...{ timerId: id, name, dueAt: now, plan: planOf(timer, now), reportId: null },
    kind: isTest ? 'test' : 'now',
  })
  return started ?? 0
}

/** @returns the id of the run */
export async function sendReport(scope: CallScope, requested: ReportSending): Promise<number> {
  const { reportId, kinds, words, ...receivers } = requested
  if (countReceivers(receivers) === 0) throw refuse('invalid', 'timedReports.receiverRequired', {}, 'members')
  await requireReceivers(scope, receivers)
  const report = await reportFacts(scope, reportId)
  if (report.state !== 'draft') throw refuse('conflict', 'timedReports.notReady')
  const plan = RunPlan.parse({
    ...{ ...receivers, words, reviewFirst: false, formats: kinds, locale: scope.locale },
    ...{ monitors: report.monitorIds, from: null, to: null },
  })
  const { name } = report
  return (await beginRun(scope, { timerId: null, kind: 'sent', name, dueAt: scope.now, plan, reportId })) ?? 0
}

type Row = Omit<Sendable, 'plan' | 'reportId'> & {
  name: string
  state: string
  plan: unknown
  reportId: number | null
  sentBy: string | null
}
/** Nobody else acts on it until this call has ended. @throws missing */
async function lock({ orgId, db }: Scope, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select id, kind, name, state, due_at as "dueAt", is_late as "isLate", started_by as "startedBy", report_id as "reportId", plan, sends,
      coalesce(member_name(sent_by), '#' || sent_by) as "sentBy"
    from report_runs where org_id = ${orgId} and id = ${id} for update`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** @param seen as often as the caller saw it sent. @throws a conflict when somebody has sent it since */
export async function sendAgain(
  scope: Scope,
  store: FileStore,
  { id, sends: seen, to }: { id: number; sends: number; to: 'all' | 'failed' },
): Promise<void> {
  const run = await lock(scope, id)
  if (run.state !== 'review' && run.state !== 'sent') throw refuse('conflict', 'timedReports.notReady')
  if (run.sends !== seen) throw refuse('conflict', 'timedReports.sentAlready', { by: run.sentBy ?? '' })
  if (to === 'failed') {
    if ((await retryThread(scope, threadOf(id))) === 0) throw refuse('conflict', 'timedReports.notFailed')
    return
  }
  if (run.reportId === null) throw refuse('conflict', 'timedReports.reportGone')
  await reportFacts(scope, run.reportId).catch(() => {
    throw refuse('conflict', 'timedReports.reportGone')
  })
  await sendRun(scope, store, { ...run, reportId: run.reportId, plan: RunPlan.parse(run.plan) })
}

export async function retryRun(scope: CallScope, id: number): Promise<void> {
  const run = await lock(scope, id)
  if (run.state !== 'failed') throw refuse('conflict', 'timedReports.notFailed')
  await sql`update report_runs set left_out = '{}' where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  await startRun(scope, { id, name: run.name, plan: RunPlan.parse(run.plan) })
}

/** @throws a conflict, and removes none, while one of them is being made */
export async function removeRuns(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { orgId, db } = scope
  const { rows } = await sql<{ id: number; state: string }>`
    select id, state from report_runs where org_id = ${orgId} and id = any(${[...ids]}::int[]) order by id for update`.execute(
    db,
  )
  if (rows.some(({ state }) => state === 'waiting' || state === 'making'))
    throw refuse('conflict', 'timedReports.underWay')
  for (const { id } of rows) await cancelThread(scope, threadOf(id))
  await sql`
    delete from report_runs where org_id = ${orgId} and id = any(${rows.map(({ id }) => id)}::int[])`.execute(db)
  return { changed: rows.length }
}

/** An edited file of a run. @throws a conflict before the run has made its files */
export async function uploadForRun(
  scope: CallScope,
  store: FileStore,
  id: number,
  file: ReceivedFile,
): Promise<RunFile> {
  const { state, reportId } = await lock(scope, id)
  if (reportId === null || state === 'waiting' || state === 'making') throw refuse('conflict', 'timedReports.notReady')
  return upload(scope, store, { reportId, runId: id }, file)
}

export async function uploadForReport(
  scope: CallScope,
  store: FileStore,
  reportId: number,
  file: ReceivedFile,
): Promise<RunFile> {
  await reportFacts(scope, reportId)
  return upload(scope, store, { reportId, runId: null }, file)
}

/** From where uploads arrive to where files of the download centre are kept. */
async function upload(
  scope: CallScope,
  store: FileStore,
  owner: { reportId: number; runId: number | null },
  { key: arrived, kind, name, bytes }: ReceivedFile,
): Promise<RunFile> {
  const key = requireKey(arrived)
  if (!(await holdsWhatItSays(store, { key, kind, bytes })))
    throw refuse('unsupported', 'timedReports.wrongContent', { name, kind }, 'file')
  const found = await store.get(key)
  if (!found) throw refuse('missing', 'platform.missing')
  const source = { format: kind, name, source: found.stream, mostBytes: mostUploadBytes, uploadedBy: scope.userId }
  const stored = await addFile(scope, store, owner, source)
  await store.delete(key)
  return shownFile(stored)
}
