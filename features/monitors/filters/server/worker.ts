import { workerHalf } from '@guanlan/platform/server'
import { applyingFilters } from './stored/apply.ts'

export const filtersWorker = workerHalf({ works: [applyingFilters] })
