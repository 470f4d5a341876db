/** Recognition tasks as they are put in, listed and read. */
import { refuse, type WordsKey } from '@guanlan/platform/contract'
import { type CallScope, isoOf, type Scope, taskRows } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RecogDraft, RecogLine, RecogResult, RecogTask } from '../contract.ts'
import { recognising } from './recognise.ts'
import { isOfKind, openSource } from './source.ts'

/** Says a reason in the reader's language. */
export type SayReason = (key: WordsKey, values: Record<string, string | number>) => string

interface Row extends Omit<RecogTask, 'reason'> {
  reason: { key: WordsKey; values: Record<string, string | number> } | null
  isGone: boolean
}

// One whose task was cancelled, or failed for good, is not being recognised any more.
const columns = sql`r.id, r.kind as type, r.name, r.flag as status, r.reason, r.way, r.recording_id as "recordingId", jsonb_array_length(r.lines) as lines, ${isoOf('r.created_at')} as "createdAt",
  coalesce(member_name(r.created_by), '#' || r.created_by) as "createdBy", ${isoOf('r.ended_at')} as "endedAt",
  r.flag = 'v_1' and not exists (select from ${taskRows} t where t.org_id = r.org_id and t.id = r.task_id and t.state in ('waiting', 'running')) as "isGone"`

function present({ reason, isGone, ...row }: Row, sayReason: SayReason): RecogTask {
  if (isGone) return { ...row, status: 'v_0', reason: sayReason('recognition.cancelled', {}) }
  return { ...row, reason: reason && sayReason(reason.key, reason.values) }
}

/** @throws a refusal of a file that is not there, or of another kind */
export async function createRecognition(
  scope: CallScope,
  { type, fileId, recordingId }: RecogDraft,
  sayReason: SayReason,
): Promise<RecogTask> {
  const { orgId, userId, db, now } = scope
  const { name, ending } = await openSource(scope, { fileId, fileUser: userId, recordingId })
  if (!isOfKind(type, ending)) throw refuse('invalid', 'recognition.notThisKind', {}, 'type')
  const { rows } = await sql<{ id: number }>`
    insert into recog_tasks (org_id, kind, name, file_id, file_user, recording_id, created_at, created_by)
    values (${orgId}, ${type}, ${name.slice(0, 200)}, ${fileId}::int, ${fileId === null ? null : userId}::int, ${recordingId}::int, ${now}, ${userId}) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  const task = await scope.start(recognising, { id, name })
  await sql`update recog_tasks set task_id = ${task} where org_id = ${orgId} and id = ${id}`.execute(db)
  const { lines, text: _, ...made } = await getRecognition(scope, id, sayReason)
  return { ...made, lines: lines.length }
}

export async function listRecognitions(
  { orgId, db }: Scope,
  { type, page, pageSize }: { type: string; page: number; pageSize: number },
  sayReason: SayReason,
) {
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, (count(*) over ())::int as total from recog_tasks r where r.org_id = ${orgId} and (${type} = 'all' or r.kind = ${type})
    order by r.created_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const list = rows.map(({ total: _, ...row }) => present(row, sayReason))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}

/** @throws missing */
export async function getRecognition({ orgId, db }: Scope, id: number, sayReason: SayReason): Promise<RecogResult> {
  const { rows } = await sql<Row & { all: RecogLine[] }>`
    select ${columns}, r.lines as all from recog_tasks r where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  const { all, ...row } = rows[0]
  return { ...present(row, sayReason), lines: all, text: all.map(line => line.text).join('\n') }
}

/** Of recordings the furthest that any of their tasks has come; those without one are left out. */
export async function recognitionOfRecordings(
  { orgId, db }: Scope,
  ids: readonly number[],
): Promise<Map<number, RecognitionFlag>> {
  const { rows } = await sql<{ id: number; flag: RecognitionFlag }>`
    select recording_id as id, max(flag) as flag from recog_tasks
    where org_id = ${orgId} and recording_id = any(${ids}::int[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, flag }) => [id, flag]))
}
type RecognitionFlag = 'v_0' | 'v_1' | 'v_2'
