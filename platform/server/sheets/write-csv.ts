/** A table as CSV, row by row. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { textOf } from './cell.ts'
import type { Sheet } from './sheet.ts'
import { wallClock } from './wall-clock.ts'

export function writeCsv({ columns, rows, zone }: Sheet): Readable {
  const clock = wallClock(zone)
  // With a mark of UTF-8, without which Excel takes Chinese for something else.
  const out = stringify({ bom: true, record_delimiter: 'windows' })
  const fill = async () => {
    out.write(columns.map(({ title }) => textOf(title, clock)))
    for await (const row of rows)
      if (!out.write(columns.map(({ key }) => textOf(row[key] ?? null, clock)))) await once(out, 'drain')
    out.end()
  }
  fill().catch(error => out.destroy(error))
  return out
}
