/** Pieces of print, radio and television, as a figure. Pure. */
import type { Figure } from '../../contract.ts'

/** @param count null: a part of the time is asked of, and their list has none */
export const figuresOfOffline = (count: number | null): Figure[] => [
  {
    key: 'offline',
    value: count,
    ...{ before: null, coverage: null },
    why: count === null ? 'wholeOnly' : null,
    behind: count === null ? null : { of: 'offline' },
  },
]
