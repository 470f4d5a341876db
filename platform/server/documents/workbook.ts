/** The figures of a document as a workbook: a sheet for each chart, table and list of articles, after one with its key figures. */

import { buffer } from 'node:stream/consumers'
import { packageOf } from '../files/zip.ts'
import { wallClock } from '../sheets/wall-clock.ts'
import type { SheetColumn, SheetRow } from '../sheets/write-sheet.ts'
import { packageParts, sheetEnd, sheetStart } from '../sheets/xlsx-parts.ts'
import { dataRow, headingRow } from '../sheets/xlsx-rows.ts'
import { everyPart, type PaperDocument, type Part, type TableCell } from './document.ts'

interface DataSheet {
  title: string
  columns: SheetColumn[]
  rows: SheetRow[]
}

export async function workbookOf({ title, parts }: PaperDocument): Promise<Buffer> {
  const found = [...everyPart(parts)].flatMap(part => sheetOf(part) ?? [])
  // A workbook has a sheet, whatever is in it.
  const sheets = named(found.length > 0 ? found : [{ title, columns: [{ key: '0', title }], rows: [] }])
  // Moments are words already.
  const clock = wallClock('UTC')
  const files = sheets.map(({ columns, rows }, at) => {
    const body = rows.map((row, place) => dataRow(columns, row, place + 2, clock)).join('')
    const start = sheetStart(
      columns.map(({ width = 18 }) => width),
      1,
    )
    return {
      name: `xl/worksheets/sheet${at + 1}.xml`,
      bytes: Buffer.from(start + headingRow(columns, clock) + body + sheetEnd(columns.length, rows.length + 1)),
    }
  })
  const beside = packageParts(sheets.map(sheet => sheet.title)).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
  }))
  return buffer(packageOf([...beside, ...files]))
}

/** Titles that Excel takes: 31 characters, no two alike. */
function named(sheets: readonly DataSheet[]): DataSheet[] {
  const taken = new Set<string>()
  return sheets.map(sheet => {
    const plain =
      sheet.title
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 27) || 'Sheet'
    let title = plain
    for (let number = 2; taken.has(title.toLowerCase()); number++) title = `${plain} ${number}`
    taken.add(title.toLowerCase())
    return { ...sheet, title }
  })
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
        part.columns.map(({ width }) => Math.min(60, Math.max(10, (width ?? 1) * 14))),
      )
    default:
      return null
  }
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
    { key: `${at}`, title: head, width: widths[at] ?? 18 },
    ...(linked[at] ? [{ key: `${at} link`, title: '', width: 40, isLink: true }] : []),
  ])
  return {
    title,
    columns,
    rows: rows.map(row =>
      Object.fromEntries(
        row.flatMap((cell, at) => [
          [`${at}`, typeof cell === 'object' && cell !== null && 'href' in cell ? cell.text : cell],
          [`${at} link`, hrefOf(cell)],
        ]),
      ),
    ),
  }
}

const hrefOf = (cell: TableCell | undefined): string | null =>
  typeof cell === 'object' && cell !== null && 'href' in cell ? cell.href : null
