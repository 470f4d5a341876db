/** A sheet that is written, whatever its format. */

import type { Cell } from './cell.ts'

export interface SheetColumn {
  key: string
  /** Said in the first row. */
  title: string
  /** Characters; default 18. Of workbooks. */
  width?: number
  /** Addresses in it open. Of workbooks. */
  isLink?: boolean
  /** Whether its number in a row is a share: 0.081 is shown as 8.1%. Of workbooks. */
  isShare?: (row: SheetRow) => boolean
}

export type SheetRow = Readonly<Record<string, Cell>>

export interface Sheet {
  columns: readonly SheetColumn[]
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>
  /** Moments are shown as in this zone; IANA name. */
  zone: string
}
