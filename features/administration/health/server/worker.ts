import { workerHalf } from '@guanlan/platform/server'
import { forgetBeats } from './beats.ts'

export const healthWorker = workerHalf({
  upkeep: [{ name: 'forget-beats', cron: '25 * * * *', run: ({ db }) => forgetBeats(db) }],
})
