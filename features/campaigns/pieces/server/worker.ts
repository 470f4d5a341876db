import { workerHalf } from '@guanlan/platform/server'
import { openArrivals } from './matching/arrivals.ts'
import { correlating } from './matching/correlate.ts'
import { startDueRuns } from './matching/due-runs.ts'

const arrivals = openArrivals()

export const piecesWorker = workerHalf({
  works: [correlating],
  loops: [
    { name: 'campaign-pieces', wakeOn: 'campaigns', idleMs: 2_000, run: ({ db }) => arrivals.next(db) },
    { name: 'campaign-runs', idleMs: 10_000, run: ({ db }) => startDueRuns(db) },
  ],
})
