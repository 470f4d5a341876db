/** What a file was made of stays in it: who is limited to folders gives it away only as long as they see all of that. */
import { refuse } from '@guanlan/platform/contract'
import { type LinkScope, numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

/** For `downloads.monitors_seen`; null: everything. */
export const seenBy = ({ limitedTo }: Pick<Scope, 'limitedTo'>): RawBuilder<number[] | null> =>
  limitedTo ? sql`${numberList(limitedTo)}::int[]` : sql`null::int[]`

/** @throws missing where the file holds more than the maker of the link sees now */
export async function requireSeen({ orgId, db, limitedTo }: LinkScope, id: number): Promise<void> {
  if (!limitedTo) return
  const { rows } = await sql`
    select 1 from downloads where org_id = ${orgId} and id = ${id} and monitors_seen <@ ${numberList(limitedTo)}::int[]`.execute(
    db,
  )
  if (rows.length === 0) throw refuse('missing', 'exports.fileMissing')
}
