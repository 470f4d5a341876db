import { workerHalf } from '@guanlan/platform/server'
import { purgeHookCalls } from './receive.ts'

export const inboundHooksWorker = workerHalf({
  upkeep: [{ name: 'forget-hook-calls', cron: '20 2 * * *', run: ({ db }) => purgeHookCalls(db) }],
})
