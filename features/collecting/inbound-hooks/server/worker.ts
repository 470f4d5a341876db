import { workerHalf } from '@guanlan/platform/server'
import { forgetHookCalls } from './receive.ts'

export const inboundHooksWorker = workerHalf({
  upkeep: [{ name: 'forget-hook-calls', cron: '20 2 * * *', run: ({ db }) => forgetHookCalls(db) }],
})
