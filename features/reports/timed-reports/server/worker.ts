import { type DocumentWriter, workerHalf } from '@guanlan/platform/server'
import { runningReports } from './run.ts'
import { purgeReportRuns, runTimers } from './turns.ts'

export const timedReportsWorker = (documents: DocumentWriter) =>
  workerHalf({
    works: [runningReports(documents)],
    upkeep: [{ name: 'forget-report-runs', cron: '40 3 * * *', run: ({ db }) => purgeReportRuns(db) }],
    loops: [{ name: 'report-timers', idleMs: 2_000, run: ({ db }) => runTimers(db) }],
  })
