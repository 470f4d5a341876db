import { workerHalf } from '@guanlan/platform/server'
import type { BrandLibraryFollower } from './follow.ts'
import { nameAgainNext } from './name-again.ts'

/** @param names followed by the pipeline, too */
export const brandLibraryWorker = (names: BrandLibraryFollower) =>
  workerHalf({
    loops: [{ name: 'naming-again', wakeOn: 'names', idleMs: 5_000, run: ({ db }) => nameAgainNext(db, names) }],
  })
