/** What people say about a task, and what was answered by its link; whoever is named hears of it. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostTaskComments, type TaskComment, type TaskCommentDraft } from '../../contract.ts'
import { lockOpenCrisis, requireSeen } from '../records/open-crisis.ts'
import { notifyOfTask } from './notify.ts'
import { getTask } from './tasks.ts'

export async function listComments(scope: Scope, taskId: number): Promise<TaskComment[]> {
  const { crisisId } = await getTask(scope, taskId)
  await requireSeen(scope, crisisId)
  const { rows } = await sql<TaskComment>`
    select ${isoOf('w.at')} as at, w.by, w.text, w.by_link as "byLink" from (
      select c.at, coalesce(member_name(c.by_user), '#' || c.by_user) as by, c.text, false as by_link from crisis_task_comments c
      where c.org_id = ${scope.orgId} and c.task_id = ${taskId}
      union all select a.answered_at, a.by_name, a.text, true from crisis_task_answers a where a.org_id = ${scope.orgId} and a.task_id = ${taskId}) w
    order by w.at limit ${mostTaskComments}`.execute(scope.db)
  return rows
}

export async function addComment(scope: Scope, { taskId, text, mentions }: TaskCommentDraft): Promise<TaskComment[]> {
  const { orgId, userId, db, now } = scope
  const task = await getTask(scope, taskId)
  await lockOpenCrisis(scope, task.crisisId)
  const before = await listComments(scope, taskId)
  if (before.length >= mostTaskComments) throw refuse('conflict', 'crisis.tooManyComments')
  await sql`
    insert into crisis_task_comments (org_id, task_id, at, by_user, text)
    values (${orgId}, ${taskId}, ${now}::timestamptz, ${userId}::int, ${text})`.execute(db)
  await notifyOfTask(scope, task, { key: 'taskMentioned', userIds: mentions, lines: text.split('\n').slice(0, 20) })
  return listComments(scope, taskId)
}
