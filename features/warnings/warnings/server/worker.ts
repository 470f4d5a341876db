import { workerHalf } from '@guanlan/platform/server'
import type { IncidentListener } from './live/listeners.ts'
import { purgeMinutes } from './measuring/count.ts'
import { processIncidents } from './process.ts'

/** @param listeners to incidents of rules of another purpose */
export const warningsWorker = (listeners: readonly IncidentListener[]) =>
  workerHalf({
    upkeep: [{ name: 'forget-warning-minutes', cron: '25 2 * * *', run: ({ db }) => purgeMinutes(db) }],
    loops: [{ name: 'incidents', idleMs: 5_000, run: ({ db }) => processIncidents(db, () => new Date(), listeners) }],
  })
