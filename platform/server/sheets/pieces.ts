/**
 * Tables as files that are made piece by piece. The bytes of all pieces, one after the other, are the file; the state between two of them is
 * plain JSON, so that another process goes on where one was killed, and the same rows in the same batches give the same bytes.
 */
import type { SheetRow } from './sheet.ts'

export interface Piece {
  bytes: Buffer
  state: object
}

export interface TablePieces {
  begin(): Promise<Piece>
  rows(state: object, rows: readonly SheetRow[]): Promise<Piece>
  end(state: object): Promise<Piece>
}
