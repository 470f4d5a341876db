import type { StoredLook } from '@guanlan/features/monitors/monitors/server'
import { workerHalf } from '@guanlan/platform/server'
import { backtracking } from './fill.ts'

export const backfillOrdersWorker = (look: StoredLook) => workerHalf({ works: [backtracking(look)] })
