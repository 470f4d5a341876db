import type { InteractionAdapter } from '@guanlan/features/articles/refreshing/server'
import { workerHalf } from '@guanlan/platform/server'
import { checkTopics } from './topics/checks.ts'
import { purgeTraces, runTraces } from './trace-tasks/index.ts'

/** @param adapters who is asked for the counts of articles elsewhere */
export const trackingWorker = (adapters: readonly InteractionAdapter[]) =>
  workerHalf({
    upkeep: [
      { name: 'check-followed-topics', cron: '*/10 * * * *', run: ({ db }) => checkTopics(db) },
      { name: 'forget-traces', cron: '15 2 * * *', run: ({ db }) => purgeTraces(db) },
    ],
    loops: [{ name: 'traces', wakeOn: 'traces', idleMs: 5_000, run: context => runTraces({ ...context, adapters }) }],
  })
