/** A task is sent, recalled and sent again. */
import { closeTaskSets, saveSet } from '@guanlan/features/articles/articles/server/facts'
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, cancelTask, type Scope } from '@guanlan/platform/server'
import { mostArticles, status, type TaskStatus } from '../../contract.ts'
import { requireQuestion } from '../records/require.ts'
import { statusOf } from '../records/shown.ts'
import { requireOwn, storedTasks, type TaskRow } from '../records/stored.ts'
import { fillDataTask } from './job.ts'
import { piecesOf } from './pieces.ts'
import { queryOfPiece } from './question.ts'
import { loadRun, recallRun, saveRun } from './run.ts'

/**
 * Puts the work in that writes its articles down; until it is done nobody sees any of them.
 * @throws a refusal with their number, where there are more than a task may have
 */
export async function send(scope: CallScope, task: TaskRow, asOf: Date): Promise<void> {
  const { id, name } = task
  const total = await totalOf(scope, task, asOf)
  if (total !== null) requireRoom(total)
  await saveSet(scope, { kind: 'dataTask', id }, { name, beganAt: null, closedAt: scope.now })
  const options = { about: String(id), ...(total !== null && { total }) }
  await saveRun(scope, id, { taskId: await scope.start(fillDataTask, { id, name }, options), asOf })
}

/** @throws invalid with the number */
export function requireRoom(count: number): void {
  if (count > mostArticles) throw refuse('invalid', 'dataTasks.tooMany', { count, most: mostArticles }, 'endTime')
}

/** Null: what a rule finds is known only once it was walked. */
async function totalOf(scope: Scope, task: TaskRow, asOf: Date): Promise<number | null> {
  if (task.rule !== '') return null
  let total = 0
  for (const piece of piecesOf(task.startTime, task.endTime))
    total += await countOf(scope, await queryOfPiece(scope, task, piece, asOf))
  return total
}

/** @throws conflict, where it is neither waiting nor under way (rule dataTask.recall) */
export async function recall(scope: CallScope, id: number): Promise<void> {
  const task = await storedTasks.get(scope, id)
  requireOwn(scope, [task])
  const now = await statusOf(scope, id)
  if (now === status.done) throw refuse('conflict', 'dataTasks.recallDone')
  if (now !== status.waiting && now !== status.running) throw refuse('conflict', 'dataTasks.recallOver')
  const run = await loadRun(scope, id)
  // Its last slice may have ended in this moment: then it is done, and nothing is recalled.
  if (!run || !(await cancelTask(scope, run.taskId))) throw refuse('conflict', 'dataTasks.recallDone')
  await recallRun(scope, id)
  await closeTaskSets(scope, [id])
}

const resendable: readonly TaskStatus[] = [status.recalled, status.failed, status.done]

/** What was never done is what it would have been; what was done is asked anew. */
export async function resend(scope: CallScope, id: number): Promise<void> {
  const task = await storedTasks.get(scope, id)
  requireOwn(scope, [task])
  const now = await statusOf(scope, id)
  if (!resendable.includes(now)) throw refuse('conflict', 'dataTasks.resendRunning')
  await requireQuestion(scope, task)
  const run = await loadRun(scope, id)
  await send(scope, task, now === status.done || !run ? scope.now : run.asOf)
}
