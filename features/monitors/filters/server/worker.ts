import { workerHalf } from '@guanlan/platform/server'
import { followNamesOfFilters } from './media-names.ts'
import { applyingFilters } from './stored/apply.ts'

export const filtersWorker = workerHalf({
  works: [applyingFilters],
  loops: [{ name: 'filters', wakeOn: 'media_names', idleMs: 15_000, run: ({ db }) => followNamesOfFilters(db) }],
})
