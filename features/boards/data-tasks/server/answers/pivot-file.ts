/** A pivot table as a workbook: a sheet for each measure. */
import type { Readable } from 'node:stream'
import { type Locale, say } from '@guanlan/platform/contract'
import { type Cell, type SheetRow, writeWorkbook } from '@guanlan/platform/server'
import { type Pivot, type PivotCell, type PivotMeasure, pivotMeasures } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Share of negative articles; null: there are no articles. */
const cellValue = (measure: PivotMeasure, cell: PivotCell): Cell =>
  measure === 'negativeShare' ? (cell.articles === 0 ? null : cell.negative / cell.articles) : cell[measure]

export function workbookOf(pivot: Pivot, zone: string, locale: Locale): Readable {
  const t = (key: keyof typeof strings) => say(strings[key], locale)
  const together = { key: 'all', title: t('together') }
  return writeWorkbook({
    zone,
    sheets: pivotMeasures.map(measure => ({
      title: t(measure),
      columns: [
        { key: 'row', title: '', width: 30 },
        ...pivot.columns.map(({ name }, at) => ({ key: String(at), title: name })),
        together,
      ],
      rows: [
        ...pivot.rows.map(({ name }, at) => rowOf(measure, name, pivot.cells[at] ?? [], pivot.ofRows[at])),
        rowOf(measure, together.title, pivot.ofColumns, pivot.total),
      ],
    })),
  })
}

function rowOf(measure: PivotMeasure, name: string, cells: readonly PivotCell[], all: PivotCell | undefined): SheetRow {
  const values = cells.map((cell, at): [string, Cell] => [String(at), cellValue(measure, cell)])
  return { row: name, ...Object.fromEntries(values), all: all ? cellValue(measure, all) : null }
}
