import { workerHalf } from '@guanlan/platform/server'
import { endLostUses } from './uses.ts'

export const modelsWorker = workerHalf({
  upkeep: [{ name: 'end-lost-model-uses', cron: '*/10 * * * *', run: ({ db }) => endLostUses(db) }],
})
