import { workerHalf } from '@guanlan/platform/server'
import { inspectWeekly } from './inspections.ts'

export const monitoringCheckWorker = workerHalf({
  upkeep: [{ name: 'inspect-weekly', cron: '12 * * * *', run: ({ db }) => inspectWeekly(db) }],
})
