import { workerHalf } from '@guanlan/platform/server'
import { counting, startDueCounting } from './counting.ts'

export const indexTasksWorker = workerHalf({
  works: [counting],
  // After whichever midnight an organisation has.
  upkeep: [{ name: 'count-index-days', cron: '4 * * * *', run: ({ db }) => startDueCounting(db) }],
})
