/** The figures of a document as a workbook: a sheet for each chart, table and list of articles, after one with its key figures. */

import { buffer } from 'node:stream/consumers'
import type { Cell } from '../sheets/cell.ts'
import type { SheetColumn, SheetRow } from '../sheets/sheet.ts'
import { writeWorkbook } from '../sheets/write-workbook.ts'
import { everyPart, type PaperDocument, type Part, type TableCell } from './document.ts'
import { amountOf, momentOf, shareOf } from './words-as-values.ts'

interface DataSheet {
  title: string
  columns: SheetColumn[]
  rows: SheetRow[]
}

export function workbookOf({ title, parts }: PaperDocument): Promise<Buffer> {
  const found = [...everyPart(parts)].flatMap(part => sheetOf(part) ?? [])
  // A workbook has a sheet, whatever is in it.
  const sheets = found.length > 0 ? found : [{ title, columns: [{ key: '0', title }], rows: [] }]
  // Moments are those of a clock on the wall already.
  return buffer(writeWorkbook({ sheets, zone: 'UTC' }))
}

function sheetOf(part: Part): DataSheet | null {
  switch (part.kind) {
    case 'figures': {
      const [name, value, change] = part.heads
      return tableSheet(
        part.title,
        [name, value, change],
        part.figures.map(each => [each.name, each.value, each.change]),
      )
    }
    case 'chart': {
      const { head, rows, series } = part.data
      return tableSheet(
        part.title,
        [head, ...series.map(({ name }) => name)],
        rows.map((row, at) => [row, ...series.map(({ values }) => values[at] ?? null)]),
      )
    }
    case 'table':
      return tableSheet(
        part.title,
        part.columns.map(column => column.title),
        part.rows,
        widthsOf(part.columns),
      )
    default:
      return null
  }
}

/** Letters of a line, shared out as on paper. */
const lineLetters = 120
function widthsOf(columns: Extract<Part, { kind: 'table' }>['columns']): number[] {
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  return columns.map(({ width = 1 }) => Math.min(60, Math.max(12, Math.round((lineLetters * width) / whole))))
}

/** A cell with an address has it in a column of its own behind. */
function tableSheet(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly TableCell[])[],
  widths: readonly number[] = [],
): DataSheet {
  const linked = heads.map((_, at) => rows.some(row => hrefOf(row[at]) !== null))
  const columns = heads.flatMap((head, at): SheetColumn[] => [
    { key: `${at}`, title: head, width: widths[at] ?? 18, isShare: row => row[`${at} share`] === true },
    ...(linked[at] ? [{ key: `${at} link`, title: '', width: 40, isLink: true }] : []),
  ])
  return {
    title,
    columns,
    rows: rows.map(row =>
      Object.fromEntries(row.flatMap((cell, at) => [...entriesOf(`${at}`, cell), [`${at} link`, hrefOf(cell)]])),
    ),
  }
}

/** What is a number or a moment to whoever reads it is one in the sheet, too. */
function entriesOf(key: string, cell: TableCell): [string, Cell][] {
  const words = typeof cell === 'object' && cell !== null && 'href' in cell ? cell.text : cell
  if (typeof words !== 'string') return [[key, words]]
  const share = shareOf(words)
  if (share === null) return [[key, momentOf(words) ?? amountOf(words) ?? words]]
  return [
    [key, share],
    [`${key} share`, true],
  ]
}

const hrefOf = (cell: TableCell | undefined): string | null =>
  typeof cell === 'object' && cell !== null && 'href' in cell ? cell.href : null
