/** Why a table is not read any further, or cannot be written. */
import { type Refusal, refuse } from '@guanlan/platform/contract'

export type SheetReason =
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'tooLarge'
  | 'tooManyTexts'
  | 'damaged'
  | 'oldExcel'

export class SheetProblem extends Error {
  readonly reason: SheetReason
  /** Counts from 1 with the heading, as spreadsheet programs count; 0 when no row is to blame. */
  readonly row: number
  constructor(reason: SheetReason, row: number) {
    super(`${reason} at row ${row}`)
    this.name = 'SheetProblem'
    this.reason = reason
    this.row = row
  }
}

const sentences = {
  tooManyRows: 'platform.sheetTooManyRows',
  tooManyColumns: 'platform.sheetTooManyColumns',
  cellTooLong: 'platform.sheetCellTooLong',
  tooLarge: 'platform.sheetTooLarge',
  tooManyTexts: 'platform.sheetTooLarge',
  damaged: 'platform.sheetDamaged',
  oldExcel: 'platform.sheetOldExcel',
} as const

/** Said to the field that the file came in. */
export const sheetRefusal = ({ reason, row }: SheetProblem, field = 'file'): Refusal =>
  refuse('invalid', reason === 'damaged' && row > 0 ? 'platform.sheetDamagedAt' : sentences[reason], { row }, field)
