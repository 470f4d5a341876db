import { workerHalf } from '@guanlan/platform/server'
import { forgetSentences } from './forget.ts'
import { lookAtSentences } from './judging/look.ts'

export const carAspectsWorker = workerHalf({
  upkeep: [{ name: 'forget-car-sentences', cron: '10 4 * * *', run: ({ db }) => forgetSentences(db) }],
  loops: [{ name: 'car-sentences', idleMs: 10_000, run: ({ db }) => lookAtSentences(db) }],
})
