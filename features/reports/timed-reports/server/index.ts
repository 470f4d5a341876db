import { type FileStore, type RequestContext, recordRoutes, sentenceFor, serverHalf } from '@guanlan/platform/server'
import { timedReportsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { removeRuns, retryRun, runNow, sendAgain, sendReport, uploadForReport, uploadForRun } from './acts.ts'
import { filesOfReport, shownFile } from './files.ts'
import { runReport } from './job.ts'
import { getRun, listRuns, type SayRefusal } from './runs.ts'
import { nextMoments, timers } from './timers.ts'

export { isWorkingBy } from './due.ts'
export { timedReportsWorker } from './worker.ts'

const sayingTo =
  ({ request }: RequestContext): SayRefusal =>
  (key, values) =>
    sentenceFor(request, key, values)

export interface TimedReportsParts {
  /** Where files lie that people send and that runs make. */
  files: FileStore
}

export const timedReportsServer = ({ files }: TimedReportsParts) =>
  serverHalf({
    feature: timedReportsFeature,
    words: strings,
    jobs: [runReport],
    routes: {
      ...recordRoutes(timers),
      next: (scope, { body }) => nextMoments(scope, body),
      pause: (scope, { body: { id, paused } }) => timers.set(scope, id, { paused }),
      delete: (scope, { params }) => timers.removeOne(scope, params.id),
      run: async (scope, { body }, exchange) =>
        getRun(scope, await runNow(scope, body.id, body.test), sayingTo(exchange)),
      runs: (scope, { query }, exchange) => listRuns(scope, query, sayingTo(exchange)),
      oneRun: (scope, { params }, exchange) => getRun(scope, params.id, sayingTo(exchange)),
      removeRuns: (scope, { body }) => removeRuns(scope, body.idList),
      upload: (scope, { query, files: [file] }) =>
        uploadForRun(scope, files, query.id, file as NonNullable<typeof file>),
      retry: async (scope, { body }, exchange) => {
        await retryRun(scope, body.id)
        return getRun(scope, body.id, sayingTo(exchange))
      },
      send: async (scope, { body }, exchange) => {
        await sendAgain(scope, files, body)
        return getRun(scope, body.id, sayingTo(exchange))
      },
      sendReport: async (scope, { body }, exchange) => getRun(scope, await sendReport(scope, body), sayingTo(exchange)),
      files: async (scope, { params }) => (await filesOfReport(scope, params.reportId)).map(shownFile),
      uploadReport: (scope, { query, files: [file] }) =>
        uploadForReport(scope, files, query.reportId, file as NonNullable<typeof file>),
    },
  })
