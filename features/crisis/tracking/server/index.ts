import { serverHalf } from '@guanlan/platform/server'
import { trackingFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { topicRoutes } from './topics/routes.ts'
import { traceRoutes } from './trace-tasks/index.ts'

export { topics } from './topics/records.ts'
export { differenceOf } from './trace-tasks/difference.ts'
export { ownTraces, recallTracesOf, startTracing, type TraceOrigin } from './trace-tasks/index.ts'
export { getTrace } from './trace-tasks/tasks.ts'
export { trackingWorker } from './worker.ts'

export const trackingServer = serverHalf({
  feature: trackingFeature,
  words: strings,
  routes: { ...topicRoutes, ...traceRoutes },
})
