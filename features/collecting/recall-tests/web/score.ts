/** How much of a list is here. Pure. */
import type { RecallTest } from '../contract.ts'

export const isEnded = ({ total, counts }: RecallTest): boolean =>
  counts.found + counts.late + counts.unmatched + counts.uncollected === total

/** Shares of 1; null while it is looked for. `inTime`: of all, those that were not late either. */
export const scoreOf = (test: RecallTest): { recall: number; inTime: number } | null =>
  isEnded(test) && test.total > 0
    ? { recall: (test.counts.found + test.counts.late) / test.total, inTime: test.counts.found / test.total }
    : null
