import { refuse } from '@guanlan/platform/contract'
import { cancelTask, openEvents, type ResultFiles, serverHalf } from '@guanlan/platform/server'
import { tasksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { TaskChanges } from './changes.ts'
import { type JobNamed, listTasks, requireTask } from './list.ts'

export { openTaskChanges, type TaskChanges } from './changes.ts'

export interface TaskParts {
  changes: TaskChanges
  files: ResultFiles
  /** The jobs of all features. */
  jobNamed: JobNamed
}

export const taskServer = ({ changes, files, jobNamed }: TaskParts) =>
  serverHalf({
    feature: tasksFeature,
    words: strings,
    routes: {
      list: scope => listTasks(scope, jobNamed),
      cancel: async (scope, { params }) => {
        await requireTask(scope, params.id)
        await cancelTask(scope, params.id)
        return null
      },
      result: async ({ within }, { params }, { reply }) => {
        const { kind, hasFile } = await within(scope => requireTask(scope, params.id))
        const file = hasFile ? await files.open(params.id) : null
        if (!file) throw refuse('missing', 'platform.missing')
        await reply
          .header('content-type', 'application/octet-stream')
          .header('content-length', file.bytes)
          .header('content-disposition', `attachment; filename="${kind.replace(/[^\w.]/g, '')}-${params.id}.csv"`)
          .send(file.stream)
      },
      changes: async ({ orgId }, _input, { reply }) => changes.follow(orgId, openEvents(reply)),
    },
  })
