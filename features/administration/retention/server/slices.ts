import { noteGoneTexts } from '@guanlan/features/articles/articles/server/storing'
import type { Client } from 'pg'

/** Less than a second of work each. */
const usualRows = 20_000

export interface Slicing {
  rowsAtOnce?: number
  /** How many went, told within the transaction in which they go. */
  note?: (rows: number) => Promise<void>
  /** Rows of a part of `articles`, whose triggers do not see it: what goes is noted for an index of texts. */
  areArticles?: boolean
}

/** Deletes rows `t` of a table in slices, resting as long as each took. Rows that change meanwhile stay for another night. Returns how many went. */
export async function deleteInSlices(
  db: Client,
  table: string,
  leaving: string,
  { rowsAtOnce = usualRows, note, areArticles = false }: Slicing = {},
): Promise<number> {
  await db.query(
    `drop table if exists leaving; create temp table leaving as select row_number() over () as n, t.ctid as place from ${table} t where ${leaving}`,
  )
  let gone = 0
  for (let from = 0; ; from += rowsAtOnce) {
    const began = performance.now()
    const { rows } = await db.query(`select 1 from leaving where n > $1 limit 1`, [from])
    if (rows.length === 0) break
    if (note) await db.query('begin')
    const going = `delete from ${table} where ctid = any(array(select place from leaving where n > $1 and n <= $2))`
    const { rowCount } = await db.query(areArticles ? noted(going) : going, [from, from + rowsAtOnce])
    if (note) {
      await note(rowCount ?? 0)
      await db.query('commit')
    }
    gone += rowCount ?? 0
    await new Promise(resolve => setTimeout(resolve, performance.now() - began))
  }
  await db.query('drop table leaving')
  return gone
}

const noted = (going: string): string => `
  with going as (${going} returning id), noted as (${noteGoneTexts('select id from going')})
  select id from going`
