import { workerHalf } from '@guanlan/platform/server'
import { runClocks } from './clocks/tell.ts'

export const crisisWorker = workerHalf({
  loops: [{ name: 'crisis-clocks', idleMs: 5_000, run: ({ db }) => runClocks(db) }],
})
