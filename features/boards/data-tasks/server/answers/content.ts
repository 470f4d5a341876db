/** The articles of a finished task, as lists of the desk have them. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type ArticleQuery, withMeantMedia } from '@guanlan/features/articles/articles/server/questions'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import { type ContentQuestion, status } from '../../contract.ts'
import { statusOf } from '../records/shown.ts'
import { storedTasks, type TaskRow } from '../records/stored.ts'

/** @throws missing; conflict, where its articles are not all written down */
export async function finishedTask(scope: Scope, id: number): Promise<TaskRow> {
  const task = await storedTasks.get(scope, id)
  if ((await statusOf(scope, id)) !== status.done) throw refuse('conflict', 'dataTasks.notReady')
  return task
}

/** The filter by which lists and charts ask for its articles. */
export const isOfTask = (id: number): Filter => ({ field: 'dataTask', is: 'is', values: [String(id)] })

/** Somebody limited to folders asks of these alone: of every question of articles that is so (`rowsOf`). */
export const queryOfTask = ({ id, startTime, endTime }: TaskRow, filters: readonly Filter[] = []): ArticleQuery => ({
  ...{ monitorIds: null, from: new Date(startTime), to: new Date(endTime), fold: false, place: 'desk' },
  filters: [isOfTask(id), ...filters],
})

export async function contentOf(scope: Scope, { id, sort, filters, ...page }: z.output<typeof ContentQuestion>) {
  const task = await finishedTask(scope, id)
  return pageOfQuery(scope, queryOfTask(task, await withMeantMedia(scope, filters)), { ...page, sort })
}
