import { workerHalf } from '@guanlan/platform/server'
import { checkTopics } from './topics/checks.ts'

export const trackingWorker = workerHalf({
  upkeep: [{ name: 'check-followed-topics', cron: '*/10 * * * *', run: ({ db }) => checkTopics(db) }],
})
