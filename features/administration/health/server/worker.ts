import { workerHalf } from '@guanlan/platform/server'
import { purgeBeats } from './beats.ts'

export const healthWorker = workerHalf({
  upkeep: [{ name: 'forget-beats', cron: '25 * * * *', run: ({ db }) => purgeBeats(db) }],
})
