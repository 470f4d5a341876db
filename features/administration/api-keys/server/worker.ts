import { workerHalf } from '@guanlan/platform/server'
import { purgeMatched } from './stream.ts'

export const apiKeysWorker = workerHalf({
  upkeep: [{ name: 'forget-matched-articles', cron: '25 3 * * *', run: ({ db }) => purgeMatched(db) }],
})
