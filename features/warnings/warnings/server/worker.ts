import { workerHalf } from '@guanlan/platform/server'
import { purgeMinutes } from './measuring/count.ts'
import { processIncidents } from './process.ts'

export const warningsWorker = workerHalf({
  upkeep: [{ name: 'forget-warning-minutes', cron: '25 2 * * *', run: ({ db }) => purgeMinutes(db) }],
  loops: [{ name: 'incidents', idleMs: 5_000, run: ({ db }) => processIncidents(db) }],
})
