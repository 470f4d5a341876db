/** Workers that look at an article hear that somebody does not want it any more. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export const tracesChannel = 'traces'

/** With the transaction: a look that is under way goes on until it is committed. */
export const announce = async (db: Tx, articleIds: readonly number[]): Promise<void> => {
  await sql`select pg_notify(${tracesChannel}, id::text) from unnest(${numberList(articleIds)}::bigint[]) as of (id)`.execute(
    db,
  )
}
