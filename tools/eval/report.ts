// Figures as a table that can be pasted into docs/quality.md.
import type { Measured } from './shape.ts'

const heads = ['task', 'set', 'metric', 'value', 'n', 'must', 'aim', ''] as const

export function table(rows: readonly Measured[]): string {
  const lines = rows.map(({ task, set, metric, value, n, must, aim, atMost, note }) => [
    ...[task, set, metric, figure(value), String(n)],
    ...[must === undefined ? '' : `${atMost ? '≤ ' : ''}${figure(must)}`, aim === undefined ? '' : figure(aim)],
    [verdict({ value, must, aim, atMost }), note].filter(Boolean).join('; '),
  ])
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map(line => line[column]!.length)))
  const row = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`
  return [row(heads), row(widths.map(width => '-'.repeat(width))), ...lines.map(row)].join('\n')
}

function verdict({ value, must, aim, atMost }: Pick<Measured, 'value' | 'must' | 'aim' | 'atMost'>): string {
  const reaches = (border: number) => (atMost ? value <= border : value >= border)
  if (aim !== undefined && reaches(aim)) return 'aim'
  if (must === undefined) return ''
  return reaches(must) ? 'yes' : 'NO'
}

const figure = (value: number): string => (Math.abs(value) >= 10 ? String(Math.round(value)) : value.toFixed(3))

export const missing = (task: string, folder: string, paths: readonly string[]): string =>
  `skipped ${task}: ${folder} has none of ${paths.join(', ')}`
