import { recordRoutes, serverHalf } from '@guanlan/platform/server'
import { cycleTasksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { listRuns, runNow } from './runs.ts'
import { nextMoments, tasks } from './tasks.ts'

export const cycleTasksServer = serverHalf({
  feature: cycleTasksFeature,
  words: strings,
  routes: {
    ...recordRoutes(tasks),
    removeOne: (scope, { params }) => tasks.removeOne(scope, params.id),
    enable: (scope, { body: { id, enabled } }) => tasks.set(scope, id, { enabled }),
    run: (scope, { body }) => runNow(scope, body.id),
    runs: (scope, { body }) => listRuns(scope, body),
    next: (scope, { body }) => nextMoments(scope, body),
  },
})
