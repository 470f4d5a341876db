/** Layouts that are delivered, written as rows: where a panel stands and what it shows. Pure. */
import { type Measure, Panel, type Shown } from '../contract.ts'

export type Placed = readonly [x: number, y: number, w: number, h: number, shows: Shown]

export const chartPanel = (chart: Extract<Shown, { kind: 'chart' }>['chart']): Shown => ({
  ...{ kind: 'chart', chart, by: 'mediaType', against: null },
})

export const materialPanel = (
  list: Extract<Shown, { kind: 'material' }>['list'],
  part: Extract<Shown, { kind: 'material' }>['part'],
): Shown => ({ kind: 'material', list, part })

/** Four at most, a quarter of the width each. */
export const numbersAcross = (h: number, ...measures: readonly Measure[]): Placed[] =>
  measures.map((measure, at) => [at * 6, 0, 6, h, { kind: 'number', measure }])

export const panelsOf = (placed: readonly Placed[]): Panel[] =>
  placed.map(([x, y, w, h, shows], place) => Panel.parse({ id: `p${place + 1}`, at: { x, y, w, h }, shows }))
