import { workerHalf } from '@guanlan/platform/server'
import { forgetMatched } from './stream.ts'

export const apiKeysWorker = workerHalf({
  upkeep: [{ name: 'forget-matched-articles', cron: '25 3 * * *', run: ({ db }) => forgetMatched(db) }],
})
