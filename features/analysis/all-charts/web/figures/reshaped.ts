/** A panel as a person wants it: drawn otherwise, with fewer lines. Pure. */
import type { PanelLook } from '../panels.ts'
import type { Drawn } from './drawn.ts'

/** @param look null: as it is drawn at first; a table is a way to look at any of them. @param most lines; null: all that are drawn */
export function reshaped(drawn: Drawn, look: PanelLook | null, most: number | null): Drawn {
  if (drawn.shape === 'map') return drawn
  const shape = look === null || look === 'table' ? drawn.shape : look
  const { data } = drawn
  return {
    ...drawn,
    shape,
    // Sentiments are parts of one whole; a course and what is usual are not, and stand beside each other as columns.
    ...(drawn.shape === 'line' &&
      shape === 'columns' &&
      !data.series.every(({ tone }) => tone) && { beside: true as const }),
    ...(most !== null &&
      most < data.rows.length && {
        data: {
          ...data,
          rows: data.rows.slice(0, most),
          series: data.series.map(series => ({ ...series, values: series.values.slice(0, most) })),
          ...(data.tones && { tones: data.tones.slice(0, most) }),
        },
      }),
  }
}
