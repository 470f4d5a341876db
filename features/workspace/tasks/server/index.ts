import { refuse } from '@guanlan/platform/contract'
import { cancelTask, openEvents, type ResultFiles, sendFile, sentenceFor, serverHalf } from '@guanlan/platform/server'
import { tasksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { TaskChanges } from './changes.ts'
import { fileOf, type JobNamed, listTasks, requireTask } from './list.ts'

export { openTaskChanges, type TaskChanges } from './changes.ts'
export { tasksUnderWay } from './owned-data.ts'

export interface TaskParts {
  changes: TaskChanges
  files: ResultFiles
  /** The jobs of all features. */
  jobNamed: JobNamed
  /** Dear calls that come before the person's newest waiting one. */
  ahead: (caller: { orgId: number; userId: number }) => number | null
}

export const taskServer = ({ changes, files, jobNamed, ahead }: TaskParts) =>
  serverHalf({
    feature: tasksFeature,
    words: strings,
    // Counted where work is put in.
    counters: { waitingTaskCount: () => 0 },
    routes: {
      list: (scope, _input, { request }) =>
        listTasks(scope, jobNamed, (key, values) => sentenceFor(request, key, values)),
      cancel: async (scope, { params }) => {
        await requireTask(scope, params.id)
        await cancelTask(scope, params.id)
        return null
      },
      // Asked for in parts, each part is a call of its own: whoever may not see the task any more gets no further.
      result: async ({ orgId, locale, within }, { params }, exchange) => {
        const task = await within(scope => requireTask(scope, params.id))
        if (!task.hasFile) throw refuse('missing', 'platform.missing')
        const file = fileOf(task, task.input, jobNamed(task.kind), locale)
        const { expiresAt } = task
        await sendFile(files.store, { key: files.keyOf({ orgId, id: params.id }), ...file, expiresAt }, exchange)
      },
      queue: async ({ userId }, _input, { request }) => ({
        ahead: ahead({ orgId: Number(request.headers.orgid), userId }),
      }),
      changes: async ({ orgId }, _input, { reply }) => changes.follow(orgId, openEvents(reply)),
    },
  })
