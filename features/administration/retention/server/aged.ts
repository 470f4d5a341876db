/** Rows that go by age alone, in the order in which nothing kept is left pointing at nothing. */
import { faultRowsByAge } from '@guanlan/features/administration/health/server'
import { articleRowsByAge } from '@guanlan/features/articles/articles/server/storing'
import { refusedRowsByAge } from '@guanlan/features/collecting/intake/server'
import { copyRowsByAge } from '@guanlan/features/handling/snapshots/server'
import { monitorRowsByAge } from '@guanlan/features/monitors/monitors/server'
import { messageRowsByAge } from '@guanlan/features/workspace/notifications/server'
import { historyRowsByAge } from '@guanlan/platform/server'
import type { RetentionKind } from '../contract.ts'
import type { Cutoffs } from './cutoffs.ts'

export interface AgedRows {
  kind: RetentionKind
  table: string
  /** SQL: true for rows `t` that may go. */
  leaving: string
}

export const agedRows = (cutoffs: Cutoffs): readonly AgedRows[] => [
  ...articleRowsByAge(cutoffs),
  ...copyRowsByAge(cutoffs),
  ...historyRowsByAge(cutoffs.isOver),
  ...monitorRowsByAge(cutoffs),
  ...refusedRowsByAge(cutoffs),
  ...faultRowsByAge(cutoffs),
  ...messageRowsByAge(cutoffs),
]
