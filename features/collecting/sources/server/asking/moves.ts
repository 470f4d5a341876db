/** A source whose site says twice in a row that it has moved for good is asked at its new address from then on. */
import { hostOf, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { DueSource } from './due.ts'

const timesBelieved = 2
const longestAddress = 2_000

/** Only an answer that could be read counts: many sites send everything that is gone to their home page. */
export async function noteMove(tx: Tx, { source, moved }: DueSource, movedTo: string | null): Promise<void> {
  const to = movedTo !== null && movedTo !== source.url && movedTo.length <= longestAddress ? movedTo : null
  if (to === null && moved.times === 0) return
  const times = to === null ? 0 : to === moved.url ? moved.times + 1 : 1
  if (to === null || times < timesBelieved) {
    await sql`update sources set moved_url = ${to}, moved_times = ${times} where id = ${source.id}`.execute(tx)
    return
  }
  // Where the new address is a source already, both stay as they are: two rows never become one behind the backs of those who added them.
  await sql`
    with moved as (
      update sources set url = ${to}, host = ${hostOf(to)}, moved_url = null, moved_times = 0
      where id = ${source.id} and not exists (select from sources other where other.url = ${to}) returning id
    )
    insert into source_moves (source_id, from_url, to_url) select id, ${source.url}, ${to} from moved`.execute(tx)
}
