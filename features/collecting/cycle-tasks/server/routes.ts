import { refuse } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { cycleTasksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { listRuns, runNow } from './runs.ts'
import { addTask, enableTask, getTask, listTasks, nextMoments, removeTasks, updateTask } from './tasks.ts'

export const cycleTasksServer = serverHalf({
  feature: cycleTasksFeature,
  words: strings,
  routes: {
    list: (scope, { body }) => listTasks(scope, body),
    create: (scope, { body }) => addTask(scope, body),
    get: (scope, { params }) => getTask(scope, params.id),
    update: (scope, { params, body }) => updateTask(scope, { ...body, ...params }),
    removeOne: async (scope, { params }) => {
      const done = await removeTasks(scope, { ids: [params.id], allOf: null, but: [] })
      if (done.changed === 0) throw refuse('missing', 'platform.missing')
      return done
    },
    remove: (scope, { body }) => removeTasks(scope, body),
    enable: (scope, { body }) => enableTask(scope, body.id, body.enabled),
    run: (scope, { body }) => runNow(scope, body.id),
    runs: (scope, { body }) => listRuns(scope, body),
    next: (scope, { body }) => nextMoments(scope, body),
  },
})
