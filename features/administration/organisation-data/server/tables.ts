/** Which tables hold what is an organisation's, as the catalogue says: a new table is exported from the day it is there. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface DataTable {
  name: string
  /** Of the primary key, in its order, with their types; empty: rows have none and are read in the order they lie in. */
  key: readonly { column: string; type: string }[]
  /** Never leave: what opens something. */
  hidden: readonly string[]
}

/** What is kept of passwords, keys, links and channels under any name. */
const secretColumn = /password|secret|token|hash|sealed|cipher|^key$|signature/i
/** The whole of them is how the product works, and nothing that anybody made. */
const left = ['purged_organisations', 'idempotent_answers']

/** Those that name an organisation by `org_id`, by name. */
export async function dataTables(db: Database | Tx): Promise<DataTable[]> {
  const { rows } = await sql<{ name: string; key: { column: string; type: string }[] | null; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      (select jsonb_agg(jsonb_build_object('column', k.attname, 'type', format_type(k.atttypid, k.atttypmod)) order by x.at)
       from pg_index i cross join unnest(i.indkey::int2[]) with ordinality x (number, at) join pg_attribute k on k.attrelid = i.indrelid and k.attnum = x.number
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all(${left}) and has_table_privilege(c.oid, 'select')
    group by c.oid, c.relname having bool_or(a.attname = 'org_id') order by 1`.execute(db)
  return rows.map(({ name, key, columns }) => ({
    name,
    key: key ?? [],
    hidden: columns.filter(column => secretColumn.test(column)),
  }))
}
