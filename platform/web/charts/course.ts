/** Axes and notes of charts with rows along an axis. */

import type { ChartData } from '@guanlan/platform/contract'
import { exact } from '../language/count.ts'
import { drawnRows } from './band.ts'
import type { ChartColours } from './colours.ts'
import { markedAt } from './marked.ts'
import { tip } from './tip.ts'

interface TipPart {
  dataIndex: number
}

/** Of each series, in percent of its row; null: the row has nothing to share. */
export type RowShares = readonly (readonly (number | null)[])[]

const tooltip = (
  data: ChartData,
  colours: ChartColours,
  pointer: 'line' | 'shadow',
  { shares, expected }: { shares?: RowShares; expected?: (row: number) => string } = {},
) => ({
  trigger: 'axis',
  confine: true,
  axisPointer: { type: pointer },
  formatter: ([part]: TipPart[]) => {
    const row = part?.dataIndex ?? 0
    const { length } = data.rows
    if (row >= length && data.band && expected) {
      const text = `${data.band.name}  ${expected(row - length)}`
      return tip(data.band.rows[row - length] ?? '', [{ colour: colours.main, text }])
    }
    return tip(data.rows[row] ?? '', [
      ...data.series.map((series, at) => {
        const value = series.values[row]
        const share = shares?.[at]?.[row] ?? null
        return {
          colour: colours.of(series, at),
          text: `${series.name}  ${value === null || value === undefined ? '—' : exact(value)}${share === null ? '' : `  ${share.toFixed(1)}%`}`,
        }
      }),
      ...(data.more ?? []).map(({ name, values }) => ({ colour: colours.line, text: `${name}  ${values[row] ?? ''}` })),
      ...markedAt(data, row).map(text => ({ colour: colours.main, text })),
    ])
  },
})

/** 11-20, 2026-11-20, 09:00: of a row of moments some may go unnamed, and they touch each other where all are named on a phone. */
const isMoment = (name: string): boolean => /^[\d:\-/ .]+$/.test(name)

/** All are named, in lines of what a phone has room for. */
const fewNames = (count: number) => ({
  interval: 0,
  width: Math.floor(320 / count),
  overflow: 'break',
  hideOverlap: false,
})

/** Rows from left to right. @param ranks 1 stands at the top */
export const courseOption = (
  data: ChartData,
  colours: ChartColours,
  format: (value: number) => string,
  ranks = false,
  /** What is expected at a row of the band. */
  expected?: (row: number) => string,
) => ({
  // A long name below the last place reaches further than a short one.
  grid: { left: 8, right: data.rows.some(name => name.length > 8) ? 40 : 16, top: 12, bottom: 4, containLabel: true },
  tooltip: tooltip(data, colours, 'line', expected ? { expected } : {}),
  xAxis: {
    type: 'category',
    data: drawnRows(data),
    ...(ranks && { axisLine: { onZero: false } }),
    axisLabel: {
      hideOverlap: true,
      ...(drawnRows(data).length <= 8 && !data.rows.every(isMoment) && fewNames(data.rows.length)),
    },
  },
  yAxis: {
    type: 'value',
    minInterval: 1,
    splitNumber: 4,
    axisLabel: { formatter: format },
    ...(ranks && { inverse: true, min: 1 }),
  },
})

/** Rows of columns that are filled up to 100 percent. */
export const sharesOption = (data: ChartData, colours: ChartColours, shares: RowShares) => ({
  ...courseOption(data, colours, value => `${value}%`),
  tooltip: tooltip(data, colours, 'shadow', { shares }),
  yAxis: { type: 'value', max: 100, interval: 25, axisLabel: { formatter: (value: number) => `${value}%` } },
})

/** What rows with their names need at least, with the axis below. */
export const heightOfNames = (rows: number): number => rows * 16 + 36

/** Rows from top to bottom, with room for their names; at their other end the first of what else is known of them. */
export const namesOption = (data: ChartData, colours: ChartColours, format: (value: number) => string) => ({
  grid: { left: 8, right: 44, top: 4, bottom: 4, containLabel: true },
  tooltip: tooltip(data, colours, 'shadow'),
  xAxis: { type: 'value', minInterval: 1, splitNumber: 4, axisLabel: { formatter: format, hideOverlap: true } },
  yAxis: [
    {
      type: 'category',
      inverse: true,
      data: data.rows,
      // Each row has its name: a bar without one says nothing.
      axisLabel: { interval: 0, width: 104, overflow: 'truncate', color: colours.text },
    },
    ...(data.more ?? []).slice(0, 1).map(({ name, values }) => ({
      type: 'category',
      inverse: true,
      position: 'right',
      axisLine: { show: false },
      axisTick: { show: false },
      data: values.map(value => `${name} ${value}`),
      axisLabel: { color: colours.quiet, interval: 0 },
    })),
  ],
})
