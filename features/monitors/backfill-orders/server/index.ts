import { serverHalf } from '@guanlan/platform/server'
import { backfillOrdersFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { estimateOf } from './estimate.ts'
import { fillFromPeriod } from './jobs.ts'
import { cancelOrder, createOrder, getOrder, listOrders, notifyUndone } from './orders.ts'

export { backtracking } from './fill.ts'
export { backfillOrdersWorker } from './worker.ts'

export const backfillOrdersServer = serverHalf({
  feature: backfillOrdersFeature,
  words: strings,
  jobs: [fillFromPeriod],
  routes: {
    list: (scope, { query }) => listOrders(scope, query),
    get: (scope, { params }) => getOrder(scope, params.id),
    estimate: (scope, { body }) => estimateOf(scope, body),
    order: (scope, { body }) => createOrder(scope, body),
    cancel: async (scope, { params }) => {
      await cancelOrder(scope, params.id)
      return null
    },
  },
  afterUndo: { order: (scope, _, undone) => notifyUndone(scope, undone) },
})
