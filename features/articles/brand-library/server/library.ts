/** The entries as the database keeps them. */
import type { LibraryEntry } from '@guanlan/engine/text'
import { type ProblemKey, refuse, refuseAll } from '@guanlan/platform/contract'
import { type Database, patternOf, type SystemScope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type BrandEntry, type Entry, mostEntries } from '../contract.ts'
import { problemsOf, readEntry } from './check.ts'

type Row = Omit<Entry, 'except'> & { except_in: string[] }
const entryOf = ({ except_in, ...row }: Row): Entry => ({ ...row, except: except_in })
const columns = ['kind', 'name', 'aliases', 'ambiguous', 'context', 'except_in', 'enabled'] as const

export async function listEntries(
  db: Database,
  { page, pageSize, like, kind }: { page: number; pageSize: number; like: string; kind?: Entry['kind'] | undefined },
) {
  const part = patternOf(like)
  const { rows } = await sql<
    Row & { id: number; demonstration: boolean; updated_at: Date; updated_by: string | null; total: number }
  >`
    select n.id, n.kind, n.name, n.aliases, n.ambiguous, n.context, n.except_in, n.enabled, n.demonstration, n.updated_at, u.account as updated_by, count(*) over ()::int as total
    from names n left join users u on u.id = n.updated_by
    where ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`}
      and exists (select 1 from unnest(n.name || n.aliases || n.ambiguous) as any_name where any_name ilike ${part})
    order by n.name, n.kind limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const list = rows.map(
    ({ total: _, updated_at, updated_by, ...row }): BrandEntry => ({
      id: row.id,
      demonstration: row.demonstration,
      ...entryOf(row),
      updatedAt: updated_at.toISOString(),
      updatedBy: updated_by,
    }),
  )
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}

/** @throws a refusal when the entry may not stand in the library, or another one of its kind has the name */
export async function saveEntry(
  { db, userId, now }: SystemScope,
  { id, except, ...entry }: Entry & { id?: number | undefined },
): Promise<number> {
  const problems = problemsOf({ ...entry, except })
  if (problems.length > 0) throw refuseAll(problems)
  const row = { ...entry, except_in: except, updated_at: now, updated_by: userId }
  return db.transaction().execute(async tx => {
    await waitForOthers(tx)
    if (id === undefined) await requireRoom(tx, 1)
    const taken = await tx
      .selectFrom('names')
      .select('id')
      .where('kind', '=', entry.kind)
      .where('name', '=', entry.name)
      .$if(id !== undefined, query => query.where('id', '<>', id as number))
      .executeTakeFirst()
    if (taken) throw refuse('conflict', 'brandLibrary.taken', { name: entry.name }, 'name')
    const saved =
      id === undefined
        ? await tx.insertInto('names').values(row).returning('id').executeTakeFirst()
        : await tx.updateTable('names').set(row).where('id', '=', id).returning('id').executeTakeFirst()
    if (!saved) throw refuse('missing', 'brandLibrary.missing')
    return saved.id
  })
}

export async function removeEntry(db: Database, id: number): Promise<Entry> {
  const row = await db.deleteFrom('names').where('id', '=', id).returning(columns).executeTakeFirst()
  if (!row) throw refuse('missing', 'brandLibrary.missing')
  return entryOf(row as Row)
}

export interface Imported {
  added: number
  changed: number
  refused: (ProblemKey & { position: number })[]
}

/** Good entries are kept, bad ones are named; the second of two of one kind and name is a bad one. */
export async function importEntries({ db, userId, now }: SystemScope, given: readonly unknown[]): Promise<Imported> {
  const refused: Imported['refused'] = []
  const good = new Map<string, Entry>()
  for (const [position, one] of given.entries()) {
    // A few thousand canonical forms: requests get their turn.
    if (position % 200 === 199) await new Promise(setImmediate)
    const { entry, problem } = readEntry(one)
    if (!entry) {
      refused.push({ position, ...problem })
      continue
    }
    const key = `${entry.kind} ${entry.name}`
    if (good.has(key))
      refused.push({ position, field: 'name', key: 'brandLibrary.taken', values: { name: entry.name } })
    else good.set(key, entry)
  }
  const written = await db.transaction().execute(tx => writeEntries(tx, [...good.values()], { userId, now }))
  return { ...written, refused }
}

async function writeEntries(
  tx: Tx,
  entries: readonly Entry[],
  { userId, now, demonstration = false }: { userId: number | null; now: Date; demonstration?: boolean },
): Promise<{ added: number; changed: number }> {
  if (entries.length === 0) return { added: 0, changed: 0 }
  await waitForOthers(tx)
  const given = sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
    as e (kind text, name text, aliases text[], ambiguous text[], context text[], "except" text[], enabled boolean)`
  const { rows: known } = await sql<{ n: number }>`
    select count(*)::int as n from ${given} join names n on n.kind = e.kind and n.name = e.name`.execute(tx)
  await requireRoom(tx, entries.length - (known[0]?.n ?? 0))
  const { rows } = await sql<{ added: boolean }>`
    insert into names (kind, name, aliases, ambiguous, context, except_in, enabled, demonstration, updated_at, updated_by)
    select e.kind, e.name, e.aliases, e.ambiguous, e.context, e."except", e.enabled, ${demonstration}::boolean, ${now}::timestamptz, ${userId}::int from ${given}
    on conflict (kind, name) do update set aliases = excluded.aliases, ambiguous = excluded.ambiguous, context = excluded.context, except_in = excluded.except_in,
      enabled = excluded.enabled, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning xmax = 0 as added`.execute(tx)
  const added = rows.filter(row => row.added).length
  return { added, changed: rows.length - added }
}

/** One change of the library after the other, so that what was looked up stays true. */
async function waitForOthers(tx: Tx): Promise<void> {
  await sql`select 1 from names_state for update`.execute(tx)
}

async function requireRoom(tx: Tx, more: number): Promise<void> {
  const { n } = await tx
    .selectFrom('names')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (more > 0 && Number(n) + more > mostEntries)
    throw refuse('conflict', 'brandLibrary.libraryFull', { most: mostEntries.toLocaleString('en') })
}

/** What texts are read with. */
export async function enabledEntries(db: Database | Tx): Promise<LibraryEntry[]> {
  const rows = await db
    .selectFrom('names')
    .select(['id', ...columns])
    .where('enabled', '=', true)
    .orderBy('id')
    .limit(mostEntries)
    .execute()
  return rows.map(({ id, enabled: _, ...row }) => ({ ...entryOf({ enabled: true, ...row } as Row), id: String(id) }))
}

/** Names that an operator has already are left as they are. */
export async function addDemonstrationNames(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const known = await tx.selectFrom('names').select(['kind', 'name']).limit(mostEntries).execute()
  const taken = new Set(known.map(({ kind, name }) => `${kind} ${name}`))
  const fresh = entries.filter(({ kind, name }) => !taken.has(`${kind} ${name}`))
  await writeEntries(tx, fresh, { userId: null, now: new Date(), demonstration: true })
}

export async function removeDemonstrationNames(tx: Tx): Promise<void> {
  await tx.deleteFrom('names').where('demonstration', '=', true).execute()
}

export interface NameOfLibrary extends Pick<Entry, 'kind' | 'name' | 'aliases'> {
  id: number
}

/** Names of a kind as they are looked up, in order. */
export async function namesOfKind(db: Database | Tx, kind: Entry['kind']): Promise<NameOfLibrary[]> {
  const { rows } = await sql<NameOfLibrary>`
    select id, kind, name, aliases from names_in_use(${kind}) limit ${mostEntries}`.execute(db)
  return rows
}
