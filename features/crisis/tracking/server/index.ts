import { serverHalf } from '@guanlan/platform/server'
import { trackingFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { traceRoutes } from './trace-tasks/index.ts'

export { ownTraces, recallTracesOf, startTracing, type TraceOrigin } from './trace-tasks/index.ts'
export { trackingWorker } from './worker.ts'

export const trackingServer = serverHalf({ feature: trackingFeature, words: strings, routes: { ...traceRoutes } })
