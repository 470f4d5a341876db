/** Tasks of a crisis: who does what until when. What happens to them is written into the chronicle. */
import { recallTracesOf } from '@guanlan/features/crisis/tracking/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Task, TaskDraft } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { getCrisis } from '../records/crises.ts'
import { lockOpenCrisis, requireSeen } from '../records/open-crisis.ts'
import { isSeen } from '../records/visible.ts'
import { notifyOfTask } from './notify.ts'

type Draft = z.output<typeof TaskDraft>

const columns = sql`
  t.id, t.version, ${isoOf('t.updated_at')} as "updatedAt", coalesce(member_name(t.updated_by), '#' || t.updated_by) as "updatedBy",
  t.crisis_id as "crisisId", t.kind, t.title, t.detail, t.owner_id as "ownerId",
  case when t.owner_id is not null then jsonb_build_object('id', t.owner_id, 'name', coalesce(member_name(t.owner_id), '#' || t.owner_id)) end as owner,
  ${isoOf('t.due_at')} as "dueAt", t.after_id as "afterId", t.checklist, t.article_ids as "articleIds", t.letter, t.status,
  ${isoOf('t.created_at')} as "createdAt", ${isoOf('t.done_at')} as "doneAt", coalesce(member_name(t.done_by), '#' || t.done_by) as "doneBy"`

export async function listTasks(scope: Scope, crisisId: number): Promise<Task[]> {
  const { orgId, db, now } = scope
  await requireSeen(scope, crisisId)
  const { rows } = await sql<Task>`
    select ${columns}, t.status in ('open', 'working') and coalesce(t.due_at < ${now}::timestamptz, false) as overdue
    from crisis_tasks t where t.org_id = ${orgId} and t.crisis_id = ${crisisId}::int
    order by t.status in ('done', 'ended'), t.due_at nulls last, t.id limit 1000`.execute(db)
  return rows
}

/** @throws missing; whether whoever asks may see its crisis is not looked at */
export async function getTask({ orgId, db, now }: Scope, id: number): Promise<Task> {
  const { rows } = await sql<Task>`
    select ${columns}, t.status in ('open', 'working') and coalesce(t.due_at < ${now}::timestamptz, false) as overdue
    from crisis_tasks t where t.org_id = ${orgId} and t.id = ${id}::int`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** @throws missing, also for whoever does not see its crisis */
export async function taskOfCrisis(scope: Scope, id: number): Promise<Task & { crisisName: string }> {
  const task = await getTask(scope, id)
  const { name } = await getCrisis(scope, task.crisisId)
  return { ...task, crisisName: name }
}

/** @throws closed, an owner who is no member, a task before it that is none of this crisis or waits for this one */
async function requireFitting(scope: Scope, draft: Draft, id: number | null): Promise<void> {
  const { orgId, db } = scope
  await lockOpenCrisis(scope, draft.crisisId)
  if (draft.ownerId !== null) {
    const { rows } = await sql<{ name: string | null }>`select member_name(${draft.ownerId}::int) as name`.execute(db)
    if (!rows[0]?.name) throw refuse('invalid', 'crisis.noMember', {}, 'ownerId')
  }
  if (draft.afterId === null) return
  const { rows } = await sql<{ id: number }>`
    with recursive before (id, after_id) as (
      select t.id, t.after_id from crisis_tasks t where t.org_id = ${orgId} and t.crisis_id = ${draft.crisisId} and t.id = ${draft.afterId}
      union select t.id, t.after_id from crisis_tasks t join before b on t.org_id = ${orgId} and t.id = b.after_id)
    select id from before limit 1000`.execute(db)
  if (rows.length === 0) throw refuse('invalid', 'crisis.taskMissing', {}, 'afterId')
  if (rows.some(row => row.id === id)) throw refuse('invalid', 'crisis.taskCircle', {}, 'afterId')
}

export async function addTask(scope: Scope, draft: Draft): Promise<Task> {
  await requireFitting(scope, draft, null)
  return insertTask(scope, draft)
}

/** Of a crisis that is locked and open. */
export async function insertTask(scope: Scope, draft: Draft): Promise<Task> {
  const { orgId, userId, db, now } = scope
  const { crisisId, kind, title, detail, ownerId, dueAt, afterId, checklist, articleIds, letter, status } = draft
  const isDone = status === 'done'
  const { rows } = await sql<{ id: number }>`
    insert into crisis_tasks (org_id, updated_at, updated_by, crisis_id, kind, title, detail, owner_id, due_at, after_id, checklist, article_ids, letter, status, created_at, created_by, done_at, done_by)
    values (${orgId}, ${now}::timestamptz, ${userId}::int, ${crisisId}, ${kind}, ${title}, ${detail}, ${ownerId}::int, ${dueAt}::timestamptz, ${afterId}::int, ${JSON.stringify(checklist)}::jsonb,
      ${numberList(articleIds)}::bigint[], ${letter && JSON.stringify(letter)}::jsonb, ${status}, ${now}::timestamptz, ${userId}::int,
      ${isDone ? now : null}::timestamptz, ${isDone ? userId : null}::int)
    returning id`.execute(db)
  const task = await getTask(scope, rows[0]?.id ?? 0)
  await writeLine(scope, {
    crisisId,
    kind: 'task',
    sentence: task.owner
      ? { key: 'lineTaskFor', values: { title, name: task.owner.name } }
      : { key: 'lineTask', values: { title } },
  })
  await notifyOfTask(scope, draft, { key: 'taskGiven', userIds: ownerId === null ? [] : [ownerId] })
  return task
}

export async function updateTask(
  scope: Scope,
  id: number,
  { version, ...draft }: Draft & { version: number },
): Promise<Task> {
  const { orgId, userId, db, now } = scope
  const before = await getTask(scope, id)
  if (before.crisisId !== draft.crisisId) throw refuse('missing', 'platform.missing')
  await requireFitting(scope, draft, id)
  const { kind, title, detail, dueAt, afterId, checklist, articleIds, letter, status } = draft
  const isDone = status === 'done'
  // Whoever takes up what is nobody's has it.
  const isTakenUp = before.status === 'open' && status === 'working'
  const ownerId = draft.ownerId ?? (isTakenUp ? userId : null)
  const { numAffectedRows } = await sql`
    update crisis_tasks set kind = ${kind}, title = ${title}, detail = ${detail}, owner_id = ${ownerId}::int, due_at = ${dueAt}::timestamptz, after_id = ${afterId}::int,
      checklist = ${JSON.stringify(checklist)}::jsonb, article_ids = ${numberList(articleIds)}::bigint[], letter = ${letter && JSON.stringify(letter)}::jsonb, status = ${status},
      done_at = ${isDone ? sql`coalesce(done_at, ${now}::timestamptz)` : null}, done_by = ${isDone ? sql`coalesce(done_by, ${userId}::int)` : null},
      version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and id = ${id}::int and version = ${version}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  if (before.status !== status)
    await writeLine(scope, {
      crisisId: draft.crisisId,
      kind: 'task',
      sentence: { key: 'lineTaskState', values: { title, state: `@task_${status}` } },
    })
  if (ownerId !== null && before.ownerId !== ownerId)
    await notifyOfTask(scope, draft, { key: 'taskGiven', userIds: [ownerId] })
  return getTask(scope, id)
}

/** Tracking and revoking tasks end. @returns how many were under way */
export async function endTracking(scope: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { orgId, userId, db, now } = scope
  const { rows } = await sql<{ id: number; crisisId: number; title: string }>`
    update crisis_tasks t set status = 'ended', version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where t.org_id = ${orgId} and t.id = any(${[...ids]}::int[]) and t.kind in ('track', 'revoke') and t.status in ('open', 'working')
      and exists (select from crises r where ${isSeen(scope)} and r.id = t.crisis_id and r.status <> 'closed')
    returning t.id, t.crisis_id as "crisisId", t.title`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'crisis.noTrackRevoke')
  for (const { id, crisisId, title } of rows) {
    await recallTracesOf(scope, 'crisis', id)
    await writeLine(scope, {
      crisisId,
      kind: 'task',
      sentence: { key: 'lineTaskState', values: { title, state: '@task_ended' } },
    })
  }
  return { changed: rows.length }
}
