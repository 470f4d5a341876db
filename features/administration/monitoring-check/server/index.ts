import { serverHalf } from '@guanlan/platform/server'
import { monitoringCheckFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import {
  getInspection,
  inspect,
  listInspections,
  removeInspection,
  shareInspection,
  unshareInspection,
} from './inspections.ts'

export { inspectWeekly } from './inspections.ts'
export { monitoringCheckWorker } from './worker.ts'

export const monitoringCheckServer = serverHalf({
  feature: monitoringCheckFeature,
  words: strings,
  routes: {
    list: (scope, { body }) => listInspections(scope, body),
    get: (scope, { params }) => getInspection(scope, params.id),
    make: async scope => ({ id: (await inspect(scope, { userId: scope.userId })) ?? 0 }),
    remove: async (scope, { params }) => {
      await removeInspection(scope, params.id)
      return null
    },
    share: (scope, { params }) => shareInspection(scope, params.id),
    unshare: async (scope, { params }) => {
      await unshareInspection(scope, params.id)
      return null
    },
    shared: scope => getInspection(scope, scope.objectId),
  },
})
