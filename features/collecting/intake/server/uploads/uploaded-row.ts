export interface UploadedRow {
  /** Counts as spreadsheet programs do; of JSON lines the line, behind a heading that is not there. */
  number: number
  cells: string[]
  /** Columns whose number has lost digits before it was written (`ReadRow`). */
  rounded?: readonly number[]
  /** Of JSON lines: the object as it is. Null: the line is none. */
  object?: Readonly<Record<string, unknown>> | null
}
