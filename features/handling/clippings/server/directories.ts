/** Directories and their order. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type Directory, type DirectoryKind, mostDirectories } from '../contract.ts'

interface Row extends Omit<Directory, 'updatedAt'> {
  updatedAt: Date
}
const columns = sql`d.id, d.kind, d.day::text as day, d.name, d.version, d.updated_at as "updatedAt", member_name(d.updated_by) as "updatedBy",
  (select count(*)::int from material_entries e where e.org_id = d.org_id and e.directory_id = d.id) as entries`
const shown = ({ updatedAt, ...row }: Row): Directory => ({ ...row, updatedAt: updatedAt.toISOString() })

async function find({ orgId, db }: Scope, where: RawBuilder<unknown>): Promise<Directory[]> {
  const { rows } = await sql<Row>`
    select ${columns} from material_directories d where d.org_id = ${orgId} and ${where} order by d.place, d.id limit ${sql.lit(mostDirectories)}`.execute(
    db,
  )
  return rows.map(shown)
}

export const listDirectories = (scope: Scope, kind: DirectoryKind, day: string | undefined): Promise<Directory[]> =>
  find(scope, day === undefined ? sql`d.kind = ${kind}` : sql`d.kind = ${kind} and d.day = ${day}::date`)

/** @throws missing */
export async function getDirectory(scope: Scope, id: number): Promise<Directory> {
  const [directory] = await find(scope, sql`d.id = ${id}`)
  if (!directory) throw refuse('missing', 'clippings.missing')
  return directory
}

/** @param day of the daily report; undefined: of other reports */
export async function addDirectory(
  scope: Scope,
  { name, day }: { name: string; day?: string | undefined },
): Promise<Directory> {
  const { orgId, userId, db } = scope
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from material_directories where org_id = ${orgId} and kind = 'report'`.execute(db)
  if (day === undefined && (counted[0]?.n ?? 0) >= mostDirectories)
    throw refuse('conflict', 'clippings.tooMany', { most: mostDirectories }, 'name')
  const { rows } = await sql<{ id: number }>`
    insert into material_directories (org_id, kind, day, name, place, updated_by)
    select ${orgId}::int, ${day === undefined ? 'report' : 'daily'}, ${day ?? null}::date, ${name}, coalesce(max(place), 0) + 1, ${userId}::int
    from material_directories where org_id = ${orgId} on conflict do nothing returning id`.execute(db)
  if (!rows[0]) throw refuse('conflict', 'clippings.taken', { name }, 'name')
  return getDirectory(scope, rows[0].id)
}

export async function renameDirectory(
  scope: Scope,
  { id, version, name }: { id: number; version: number; name: string },
): Promise<Directory> {
  const before = await getDirectory(scope, id)
  const { rows } = await sql`
    select 1 from material_directories where org_id = ${scope.orgId} and kind = ${before.kind} and day is not distinct from ${before.day}::date
      and lower(name) = lower(${name}) and id <> ${id} limit 1`.execute(scope.db)
  if (rows.length > 0) throw refuse('conflict', 'clippings.taken', { name }, 'name')
  const { numAffectedRows } = await sql`
    update material_directories set name = ${name}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = ${id} and version = ${version}`.execute(scope.db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  return getDirectory(scope, id)
}

/** What lies in it goes first, as rows of their own that undo brings back. */
export async function removeDirectory(scope: Scope, id: number): Promise<{ changed: number }> {
  await getDirectory(scope, id)
  await sql`delete from material_entries where org_id = ${scope.orgId} and directory_id = ${id}`.execute(scope.db)
  await sql`delete from material_directories where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return { changed: 1 }
}

/** @throws a conflict when somebody has added or taken one since the order was made: nothing is lost, the list is looked at again */
export async function sortRows(
  { orgId, userId, db, now }: Scope,
  what: { directoryId: number } | { kind: DirectoryKind },
  ids: readonly number[],
): Promise<void> {
  const ofEntries = 'directoryId' in what
  const table = sql.table(ofEntries ? 'material_entries' : 'material_directories')
  const where = ofEntries
    ? sql`directory_id = ${what.directoryId}`
    : // Of a day: those of the day of the first one named.
      sql`kind = ${what.kind} and day is not distinct from (select f.day from material_directories f where f.org_id = ${orgId} and f.id = ${ids[0] ?? 0})`
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where org_id = ${orgId} and ${where} order by id for update`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  if (new Set(ids).size !== ids.length || ids.length !== known.size || ids.some(id => !known.has(id)))
    throw refuse('conflict', 'clippings.orderChanged')
  await sql`
    update ${table} t set place = o.place, updated_at = ${now}, updated_by = ${userId}
    from unnest(${[...ids]}::int[]) with ordinality as o (id, place)
    where t.org_id = ${orgId} and t.id = o.id and t.place <> o.place`.execute(db)
}
