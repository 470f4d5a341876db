import { workerHalf } from '@guanlan/platform/server'
import { exportingLines } from './chronicle/exporting.ts'
import { runClocks } from './clocks/tell.ts'
import { exporting } from './exporting.ts'
import { purgeCrises } from './records/purge.ts'
import { runOpenings } from './rules/notify.ts'

export const crisisWorker = workerHalf({
  works: [exporting.work, exportingLines.work],
  upkeep: [{ name: 'purge-crises', cron: '35 2 * * *', run: ({ db }) => purgeCrises(db) }],
  loops: [
    { name: 'crisis-clocks', idleMs: 5_000, run: ({ db }) => runClocks(db) },
    { name: 'crisis-openings', wakeOn: 'crisis_openings', idleMs: 5_000, run: ({ db }) => runOpenings(db) },
  ],
})
