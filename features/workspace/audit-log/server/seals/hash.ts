/** What a seal is made of. Pure. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/**
 * Of a row `o` of operations, without what changes afterwards: how many rows a task changed, and whether it was taken back. Whose mark of support it has
 * stands behind the rest, so that seals of versions before fit.
 */
export const hashOfAct = sql`sha256(convert_to(jsonb_build_array(o.id, o.org_id, extract(epoch from o.at), o.user_id, o.code, o.subject, host(o.address),
  o.device, o.detail, o.refused, o.undoes)::text || coalesce(' ' || o.support_id, ''), 'UTF8'))`

/** Of a row `r` of operation_rows. */
export const hashOfRow = sql`hash_of_changed_row(r.org_id, r.operation_id, r.step, r.subject_table, r.act, r.key, r.before, r.after)`
/** Of a row `s` of sealed_steps: which rows it covers. */
export const hashOfStep = sql`sha256(convert_to(array_to_string(s.hashes, ' '), 'UTF8'))`

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
  /** Statements of acts (operation and step) with the hash of what they changed, in order. Seals of the version before have none. */
  steps?: readonly { id: string; hash: Buffer }[]
  /** Rows of them that were let go since the seal before, in order. */
  releasedRows?: readonly string[]
}

/** @param previous of the seal before; empty before the first */
export function hashOfSeal(
  previous: Buffer,
  { number, sealedAt, reached, acts, released, steps = [], releasedRows = [] }: SealContent,
): Buffer {
  const hash = createHash('sha256').update(previous).update(`${number} ${sealedAt} ${reached} ${acts.length}\n`)
  for (const act of acts) hash.update(`${act.id} `).update(act.hash)
  hash.update(`\n${released.join(' ')}`)
  if (steps.length > 0 || releasedRows.length > 0) {
    hash.update(`\n${steps.length}\n`)
    for (const step of steps) hash.update(`${step.id} `).update(step.hash)
    hash.update(`\n${releasedRows.join(' ')}`)
  }
  return hash.digest()
}
