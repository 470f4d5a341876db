/** What a seal is made of. Pure. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** Of a row `o` of operations, without what changes afterwards: how many rows a task changed, and whether it was taken back. */
export const hashOfAct = sql`sha256(convert_to(jsonb_build_array(o.id, o.org_id, extract(epoch from o.at), o.user_id, o.code, o.subject, host(o.address),
  o.device, o.detail, o.refused, o.undoes)::text, 'UTF8'))`

/** Of a time, to the microsecond, whatever the zone of the connection. */
export const momentOf = (column: ReturnType<typeof sql>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export interface SealContent {
  number: string
  sealedAt: string
  reached: string
  /** By id. */
  acts: readonly { id: string; hash: Buffer }[]
  /** Ids of rows that were let go since the seal before, in order. */
  released: readonly string[]
}

/** @param previous of the seal before; empty before the first */
export function hashOfSeal(previous: Buffer, { number, sealedAt, reached, acts, released }: SealContent): Buffer {
  const hash = createHash('sha256').update(previous).update(`${number} ${sealedAt} ${reached} ${acts.length}\n`)
  for (const act of acts) hash.update(`${act.id} `).update(act.hash)
  return hash.update(`\n${released.join(' ')}`).digest()
}
