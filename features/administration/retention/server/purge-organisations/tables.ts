/** Which tables hold rows of an organisation, as the catalogue says: a new table is purged from the day it is there. */
import type { Client } from 'pg'

export interface PurgedTable {
  name: string
  /** Which of its columns name the organisation. */
  columns: readonly string[]
  /** Itself, or its parts. */
  leaves: readonly string[]
  /** SQL for rows `t`: nothing of the same table points at it; empty where nothing can. */
  isUnreferenced: string
}

/** `org_id`: of the organisation. `only_org`: handed in by it for itself. `proposed_by_org`: what came of its proposal. */
const organisationColumns = ['org_id', 'only_org', 'proposed_by_org']
/** Nothing of it belongs to one organisation that can be purged. */
const apart = ['purged_organisations']

/** Whoever points at another table's rows comes before it. */
export async function purgedTables(db: Client): Promise<PurgedTable[]> {
  const { rows: tables } = await db.query<{ name: string; columns: string[]; leaves: string[] }>(
    `select c.relname as name, array_agg(distinct a.attname::text) as columns,
       coalesce((select array_agg(l.relid::regclass::text order by 1) from pg_partition_tree(c.oid) l where l.isleaf and c.relkind = 'p'), array[quote_ident(c.relname)]) as leaves
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and a.attname = any($1) and c.relname <> all($2) group by c.oid, c.relname, c.relkind order by 1`,
    [organisationColumns, apart],
  )
  const { rows: references } = await db.query<{ from: string; to: string; pairs: [string, string][] }>(
    `select f.relname as from, t.relname as to, array(
       select array[x.attname::text, y.attname::text] from unnest(k.conkey, k.confkey) p (a, b)
       join pg_attribute x on x.attrelid = k.conrelid and x.attnum = p.a join pg_attribute y on y.attrelid = k.confrelid and y.attnum = p.b) as pairs
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and not f.relispartition and not t.relispartition order by 1, 2`,
  )
  const byName = new Map(tables.map(table => [table.name, table]))
  const order = childrenFirst([...byName.keys()], references)
  return order.flatMap(name => {
    const table = byName.get(name)
    const own = references.filter(({ from, to }) => from === name && to === name)
    const isUnreferenced = own
      .map(({ pairs }) => {
        const same = pairs.map(([child, parent]) => `r."${child}" = t."${parent}"`).join(' and ')
        return ` and not exists (select from "${name}" r where ${same} and r.ctid <> t.ctid)`
      })
      .join('')
    return table ? [{ ...table, isUnreferenced }] : []
  })
}

/** Pure. Of a circle, the order of the names. */
export function childrenFirst(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = []
  const met = new Set<string>()
  const visit = (name: string) => {
    if (met.has(name)) return
    met.add(name)
    for (const { from, to } of references) if (to === name && from !== name) visit(from)
    ordered.push(name)
  }
  for (const name of names) visit(name)
  return ordered
}
