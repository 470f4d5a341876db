/** What becomes of a part whose time has come. Pure. */
import type { RetiredPart } from '../contract.ts'

export interface PartFacts {
  rows: number
  /** Rows that may go. */
  leaving: number
  /** Nothing that is still wanted will be stored in it: all of its time is over for those who keep shortest. */
  over: boolean
}

/** Up to this share of a part is put back before it goes whole; beyond it, deleting the others moves less. */
const fewSurvivors = 0.25

export function actFor({ rows, leaving, over }: PartFacts): RetiredPart['act'] {
  if (over && rows - leaving <= rows * fewSurvivors) return 'dropPart'
  return leaving > 0 ? 'deleteRows' : 'keep'
}

/** The moment before which things go: whole months, so that months go whole. Null: nothing goes. */
export function cutoffOf(months: number | null, now: Date): Date | null {
  return months === null ? null : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
}
