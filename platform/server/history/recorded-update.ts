/** History of tables too busy for triggers (hits, facts of articles): the statement that changes them keeps its rows itself. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database.ts'

export interface RecordedUpdate {
  table: string
  /** Columns of the key without the organisation. */
  keys: readonly string[]
  /** Columns whose values before and after are kept: all that the statement sets. */
  columns: readonly string[]
  /** `update TABLE x set …`, without `returning`; it names its organisation itself. */
  update: RawBuilder<unknown>
}

/**
 * A statement that keeps rows which this transaction added with its operation, as the triggers of `keep_history` do; without one nothing is kept.
 * @param rows a select of `org_id`, `key` (without the organisation) and `after`
 */
export const recordedInserts = (table: string, rows: RawBuilder<unknown>) => sql`
  insert into operation_rows (org_id, operation_id, step, subject_table, act, key, after)
  select a.org_id, o.id, s.step, ${table}, 'I', a.key, a.after
  from (${rows}) a, (select nullif(current_setting('app.operation', true), '')::bigint as id) o, (select nextval('operation_steps') as step) s
  where o.id is not null`

/**
 * Runs an update and keeps what it changed with the operation of this transaction, as the triggers of `keep_history` do; without one nothing is kept.
 * @returns the keys of the rows that are otherwise now
 */
export async function recordedUpdate<Key>(db: Tx, { table, keys, columns, update }: RecordedUpdate): Promise<Key[]> {
  const object = (row: 'old' | 'new', names: readonly string[]) =>
    sql`jsonb_build_object(${sql.join(names.flatMap(name => [sql.lit(name), sql`${sql.ref(`${row}.${name}`)}`]))})`
  const { rows } = await sql<{ key: Key }>`
    with changed as materialized (
      ${update} returning new.org_id as org_id, ${object('new', keys)} as key, ${object('old', columns)} as was, ${object('new', columns)} as is_now
    ), kept as (
      insert into operation_rows (org_id, operation_id, step, subject_table, act, key, before, after)
      select c.org_id, o.id, s.step, ${table}, 'U', c.key, differing_entries(c.was, c.is_now), differing_entries(c.is_now, c.was)
      from changed c, (select nullif(current_setting('app.operation', true), '')::bigint as id) o, (select nextval('operation_steps') as step) s
      where o.id is not null and c.was <> c.is_now
    ) select key from changed where was <> is_now`.execute(db)
  return rows.map(row => row.key)
}
