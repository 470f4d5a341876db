import type { CSSProperties } from 'react'
import type { PlaceOnGrid } from '../../contract.ts'

/** Pixels, as in the style sheet: a row, what is between rows, head of a chart, a sentence below it. */
export const sizes = {
  page: { row: 32, gap: 12, aroundChart: 64, underChart: 32 },
  wall: { row: 28, gap: 16, aroundChart: 72, underChart: 48 },
} as const
export type Ground = keyof typeof sizes

export const placeStyle = ({ x, y, w, h }: PlaceOnGrid) =>
  ({
    gridColumn: `${x + 1} / span ${w}`,
    gridRow: `${y + 1} / span ${h}`,
    // On a phone they stand one below the other, in this order.
    '--rows': h,
    '--order': y * 24 + x,
  }) as CSSProperties
