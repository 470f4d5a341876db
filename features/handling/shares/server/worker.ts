import { workerHalf } from '@guanlan/platform/server'
import { purgeOpens } from './opens.ts'

export const shareWorker = workerHalf({
  upkeep: [{ name: 'forget-share-opens', cron: '19 4 * * *', run: ({ db }) => purgeOpens(db) }],
})
