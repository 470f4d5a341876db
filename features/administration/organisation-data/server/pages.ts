/** Rows of one organisation, a page after the other. */
import { articlesOfOrganisation } from '@guanlan/features/articles/articles/server/storing'
import { peopleRows } from '@guanlan/features/people/members/server'
import type { Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { DataTable } from './tables.ts'

export interface Page {
  rows: object[]
  /** Values of the key of the last one, for the next page; null: that was all. */
  after: string[] | null
}

const rowsAtOnce = 1_000

/** @param after values of the key of the last row before, as text */
export async function pageOf(db: Tx, table: DataTable, orgId: number, after: readonly string[] | null): Promise<Page> {
  const rest = table.key.filter(({ column }) => column !== 'org_id')
  // Rows without a key are read in the order they lie in; such tables are only added to.
  const keys: RawBuilder<unknown>[] =
    rest.length > 0 ? rest.map(({ column }) => sql`t.${sql.ref(column)}`) : [sql`t.tableoid`, sql`t.ctid`]
  const types = rest.length > 0 ? rest.map(({ type }) => type) : ['oid', 'tid']
  const list = sql.join(keys)
  const behind = after
    ? sql`(${list}) > (${sql.join(after.map((value, at) => sql`${value}::text::${sql.raw(types[at] ?? 'text')}`))})`
    : sql`true`
  const { rows } = await sql<{ row: object; key: string[] }>`
    select to_jsonb(t) - ${[...table.hidden]}::text[] as row, array[${sql.join(keys.map(key => sql`${key}::text`))}] as key
    from ${sql.table(table.name)} t where t.org_id = ${orgId} and ${behind} order by ${list} limit ${rowsAtOnce}`.execute(
    db,
  )
  return { rows: rows.map(({ row }) => row), after: rows.length === rowsAtOnce ? (rows.at(-1)?.key ?? null) : null }
}

/** Articles that the organisation has: their texts stand in tables that all share. */
export async function articlesPage(db: Tx, orgId: number, after: readonly string[] | null): Promise<Page> {
  const rows = await articlesOfOrganisation(db, orgId, { after: after?.[0] ?? null, limit: rowsAtOnce })
  const last = rows.at(-1)
  return { rows: rows.map(({ row }) => row), after: last && rows.length === rowsAtOnce ? [last.id] : null }
}

/** Who its people are; accounts belong to themselves, so that name and account are all of them. */
export async function peoplePage(db: Tx, orgId: number): Promise<Page> {
  const { rows } = await sql<{ row: object }>`
    select jsonb_build_object('user_id', p.user_id, 'account', p.account, 'name', p.name, 'role', p.role, 'state', p.state) as row
    from ${peopleRows} p where p.org_id = ${orgId} order by p.user_id`.execute(db)
  return { rows: rows.map(({ row }) => row), after: null }
}
