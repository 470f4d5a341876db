import { workerHalf } from '@guanlan/platform/server'
import { processIncidents } from './process.ts'
import { forgetMinutes } from './measuring/count.ts'

export const warningsWorker = workerHalf({
  upkeep: [{ name: 'forget-warning-minutes', cron: '25 2 * * *', run: ({ db }) => forgetMinutes(db) }],
  loops: [{ name: 'incidents', idleMs: 5_000, run: ({ db }) => processIncidents(db) }],
})
