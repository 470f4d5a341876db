import { workerHalf } from '@guanlan/platform/server'
import { purgeRuns, runCycles } from './cycles.ts'

export const cycleTasksWorker = workerHalf({
  upkeep: [{ name: 'forget-cycle-runs', cron: '50 2 * * *', run: ({ db }) => purgeRuns(db) }],
  loops: [{ name: 'cycles', idleMs: 2_000, run: ({ db }) => runCycles(db) }],
})
