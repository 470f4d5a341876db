/** Rows crossing series, such as weekdays and hours, as an SVG: the stronger a cell, the more. Pure. */
import { escapeXml } from '@guanlan/platform/contract'
import type { ChartPart, Look } from '../document.ts'
import { fontsOf } from './option.ts'

const names = { width: 56, height: 22 }

export function heatSvg({ data }: Pick<ChartPart, 'data'>, look: Look, width: number, height: number): string {
  const [columns, rows] = [data.series.length, data.rows.length]
  const cell = {
    width: (width - names.width) / Math.max(1, columns),
    height: (height - names.height) / Math.max(1, rows),
  }
  const most = Math.max(0, ...data.series.flatMap(({ values }) => values.map(value => value ?? 0)))
  const label = (x: number, y: number, text: string, anchor: string) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="11" fill="${look.quiet}" text-anchor="${anchor}" dominant-baseline="central">${escapeXml(text)}</text>`
  // As many names of columns as have room.
  const step = Math.max(1, Math.ceil(28 / cell.width))
  const drawn = [
    ...data.rows.map((row, at) => label(names.width - 6, names.height + (at + 0.5) * cell.height, row, 'end')),
    ...data.series.flatMap(({ name }, at) =>
      at % step === 0 ? [label(names.width + (at + 0.5) * cell.width, names.height / 2, name, 'middle')] : [],
    ),
    ...data.series.flatMap(({ values }, column) =>
      data.rows.map((_, row) => {
        const strength = strengthOf(values[row] ?? 0, most)
        return `<rect x="${(names.width + column * cell.width + 1).toFixed(1)}" y="${(names.height + row * cell.height + 1).toFixed(1)}" width="${(cell.width - 2).toFixed(1)}" height="${(cell.height - 2).toFixed(1)}" rx="2" fill="${look.accent}" fill-opacity="${strength}"/>`
      }),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeXml(fontsOf(look))}">${drawn.join('')}</svg>`
}

/** Steps by the square root, as on the screen: one loud hour does not make all others alike. */
const strengthOf = (value: number, most: number): number =>
  value <= 0 || most <= 0
    ? 0.04
    : ([0.12, 0.32, 0.52, 0.74, 1][Math.min(4, Math.floor(Math.sqrt(value / most) * 5))] ?? 1)
