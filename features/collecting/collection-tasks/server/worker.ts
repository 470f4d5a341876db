import { workerHalf } from '@guanlan/platform/server'
import { purgeOldFigures } from './upkeep.ts'

export const collectionTasksWorker = workerHalf({
  upkeep: [{ name: 'forget-gathered', cron: '45 2 * * *', run: ({ db }) => purgeOldFigures(db) }],
})
