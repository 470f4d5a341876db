/** Somebody without an account answers one task by a link to it. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { type ReceivedFile, refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  isoOf,
  keepLinkFile,
  type LinkScope,
  revokeLinks,
  type Scope,
  saveLinkFile,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { mostFiles } from '../../contract/files.ts'
import type { OpenedTask, TaskAnswerDraft } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { isSeen } from '../records/visible.ts'

const purpose = 'crisisTask'
const dayMs = 86_400_000
const mostUses = 1_000
/** Of one task: whoever has a link cannot fill the store. */
const mostAnswers = 100

interface TaskOfCrisis {
  crisisId: number
  crisis: string
  title: string
  detail: string
  dueAt: string | null
  isOver: boolean
}

/** @throws missing, also of a crisis that the maker of the link does not see (any more) */
async function taskOf(scope: Scope, id: number, locks = false): Promise<TaskOfCrisis> {
  const { rows } = await sql<TaskOfCrisis>`
    select r.id as "crisisId", r.name as crisis, t.title, t.detail, ${isoOf('t.due_at')} as "dueAt",
      t.status in ('done', 'ended') or r.status = 'closed' as "isOver"
    from crisis_tasks t join crises r on r.org_id = t.org_id and r.id = t.crisis_id
    where ${isSeen(scope)} and t.id = ${id}::int and r.binned_at is null ${locks ? sql`for update` : sql``}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

export async function linkTask(scope: CallScope, { id, days }: { id: number; days: number }) {
  const { title, isOver } = await taskOf(scope, id)
  if (isOver) throw refuse('conflict', 'crisis.taskIsOver')
  scope.name(title)
  const expiresAt = new Date(scope.now.getTime() + days * dayMs)
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt, mostUses })
  return { token, expiresAt: expiresAt.toISOString() }
}

export async function unlinkTask(scope: CallScope, id: number): Promise<{ ended: number }> {
  const { title } = await taskOf(scope, id)
  scope.name(title)
  return { ended: await revokeLinks(scope, { purpose, objectId: id }) }
}

/** The one list of what leaves by a link: of the crisis its name alone, no names of colleagues. */
export async function openTask({ orgId, db, objectId, maker }: LinkScope): Promise<OpenedTask> {
  if (maker === null) throw refuse('missing', 'platform.missing')
  const { crisisId: _, ...task } = await taskOf(maker, objectId)
  const { rows: organisations } = await sql<{ name: string }>`
    select name from ${organisationRows} o where o.id = ${orgId}`.execute(db)
  const { rows: answers } = await sql<OpenedTask['answers'][number]>`
    select ${isoOf('answered_at')} as "answeredAt", by_name as "byName", text from crisis_task_answers
    where org_id = ${orgId} and task_id = ${objectId} order by id desc limit ${mostAnswers}`.execute(db)
  const { rows: files } = await sql<OpenedTask['files'][number]>`
    select name, size::int as size, by_name as "byName" from crisis_files
    where org_id = ${orgId} and task_id = ${objectId} and by_name is not null order by id limit ${mostFiles}`.execute(
    db,
  )
  return { ...task, organisation: organisations[0]?.name ?? '', answers, files }
}

/** @throws a conflict where the task is over, or was answered too often */
export async function answerTask(
  scope: LinkScope,
  { byName, text, done, fileIds }: z.output<typeof TaskAnswerDraft>,
): Promise<OpenedTask> {
  const { orgId, db, objectId: id, maker, now } = scope
  if (maker === null) throw refuse('missing', 'platform.missing')
  const { crisisId, title, isOver } = await taskOf(maker, id, true)
  if (isOver) throw refuse('conflict', 'crisis.taskIsOver')
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from crisis_task_answers where org_id = ${orgId} and task_id = ${id}`.execute(db)
  if ((rows[0]?.n ?? 0) >= mostAnswers) throw refuse('conflict', 'crisis.answersMost', { most: mostAnswers })
  await sql`
    insert into crisis_task_answers (org_id, task_id, answered_at, by_name, text) values (${orgId}, ${id}, ${now}::timestamptz, ${byName}, ${text})`.execute(
    db,
  )
  await sql`
    update crisis_tasks set status = ${done ? 'done' : sql`case status when 'open' then 'working' else status end`}, version = version + 1, updated_at = ${now}::timestamptz, updated_by = null
      ${done ? sql`, done_at = ${now}::timestamptz, done_by = null` : sql``}
    where org_id = ${orgId} and id = ${id}`.execute(db)
  await writeLine(
    { orgId, userId: null, db, now },
    {
      crisisId,
      kind: 'task',
      sentence: { key: done ? 'lineAnswerDone' : 'lineAnswer', values: { name: byName, title, text } },
    },
  )
  await attachSent(scope, { crisisId, title, byName, fileIds })
  return openTask(scope)
}

/** Files of the answer stand at the task, beside those of members. The row of the task is locked. */
async function attachSent(
  scope: LinkScope,
  { crisisId, title, byName, fileIds }: { crisisId: number; title: string; byName: string; fileIds: readonly number[] },
): Promise<void> {
  const { orgId, db, objectId: taskId, now } = scope
  for (const fileId of new Set(fileIds)) {
    const { name, size, userId } = await keepLinkFile(scope, fileId, 'fileIds')
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from crisis_files where org_id = ${orgId} and task_id = ${taskId}`.execute(db)
    if ((rows[0]?.n ?? 0) >= mostFiles) throw refuse('conflict', 'crisis.filesMost', { most: mostFiles })
    await sql`
      insert into crisis_files (org_id, crisis_id, task_id, file_id, user_id, name, size, attached_at, by_name)
      select ${orgId}, ${crisisId}, ${taskId}, ${fileId}, ${userId}, ${name}, ${size}, ${now}::timestamptz, ${byName}
      where not exists (select from crisis_files where org_id = ${orgId} and task_id = ${taskId} and file_id = ${fileId})`.execute(
      db,
    )
    await writeLine(
      { orgId, userId: null, db, now },
      { crisisId, kind: 'task', sentence: { key: 'lineFileByLink', values: { by: byName, of: title, name } } },
    )
  }
}

/** @throws a conflict where the task is over */
export async function sendTaskFile(scope: LinkScope, file: ReceivedFile | undefined) {
  if (scope.maker === null) throw refuse('missing', 'platform.missing')
  const { isOver } = await taskOf(scope.maker, scope.objectId)
  if (isOver) throw refuse('conflict', 'crisis.taskIsOver')
  return saveLinkFile(scope, file)
}
