/** Tasks are listed, made, changed and removed. */
import { closeTaskSets, renameTaskSet } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type ChosenRecords, cancelTask, type Scope } from '@guanlan/platform/server'
import type { DataTask, TaskChange, TaskDraft, TaskQuestion } from '../../contract.ts'
import { requireProject, requireQuestion } from '../records/require.ts'
import { type SayProblem, shownTasks } from '../records/shown.ts'
import { storedSources } from '../records/sources.ts'
import { narrowedTo, requireOwn, storedTasks } from '../records/stored.ts'
import { workOf } from '../sending/run.ts'
import { send } from '../sending/send.ts'

/** Removed at once. */
const mostRemoved = 10_000

type Page = TaskQuestion & { page: number; pageSize: number; after?: string | undefined }

export async function listTasks(scope: Scope, question: Page, say: SayProblem) {
  const { list, ...page } = await storedTasks.list(scope, narrowedTo(scope, question))
  return { ...page, list: await shownTasks(scope, list, say) }
}

export async function getTask(scope: Scope, id: number, say: SayProblem): Promise<DataTask> {
  const [task] = await shownTasks(scope, [await storedTasks.get(scope, id)], say)
  if (!task) throw refuse('missing', 'platform.missing')
  return task
}

export async function createTask(scope: CallScope, draft: TaskDraft, say: SayProblem): Promise<DataTask> {
  const asking = { ...draft, ...(await questionOf(scope, draft)) }
  await requireQuestion(scope, asking)
  const task = await storedTasks.create(scope, { ...asking, createdBy: scope.userId })
  await send(scope, task, scope.now)
  return getTask(scope, task.id, say)
}

/** A draft without a question of its own takes that of its source. */
async function questionOf(scope: Scope, { sourceId, monitors, rule }: TaskDraft) {
  if (sourceId === null) return { monitors, rule }
  const source = await storedSources.get(scope, sourceId).catch(() => {
    throw refuse('invalid', 'dataTasks.sourceGone', {}, 'sourceId')
  })
  if (monitors.length > 0 || rule !== '') return { monitors, rule }
  if (source.monitors.length === 0 && source.rule === '')
    throw refuse('invalid', 'dataTasks.sourceWithoutQuestion', {}, 'sourceId')
  return { monitors: source.monitors, rule: source.rule }
}

export async function updateTask(
  scope: Scope,
  { id, version, ...change }: TaskChange & { id: number; version: number },
  say: SayProblem,
): Promise<DataTask> {
  const { updatedAt: _, updatedBy: __, ...task } = await storedTasks.get(scope, id)
  requireOwn(scope, [task])
  await requireProject(scope, change.projectId)
  await storedTasks.update(scope, { ...task, ...change, version })
  await renameTaskSet(scope, id, change.name)
  return getTask(scope, id, say)
}

/** Their articles are seen no more; undo brings both back. @throws forbidden, where one of them is somebody else's */
export async function removeTasks(scope: Scope, chosen: ChosenRecords<TaskQuestion>): Promise<{ changed: number }> {
  const narrowing = { ...chosen, allOf: chosen.allOf && narrowedTo(scope, chosen.allOf) }
  const { list } = await storedTasks.pageOfChosen(scope, narrowing, {
    sort: 'updatedAt',
    order: 'desc',
    limit: mostRemoved,
  })
  requireOwn(scope, list)
  const ids = list.map(({ id }) => id)
  for (const work of await workOf(scope, ids)) await cancelTask(scope, work)
  await closeTaskSets(scope, ids)
  return storedTasks.remove(scope, { ids, allOf: null, but: [] })
}

export const requireSome = (done: { changed: number }): { changed: number } => {
  if (done.changed === 0) throw refuse('missing', 'platform.missing')
  return done
}
