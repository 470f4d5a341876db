/** The trees of folders as the database keeps them. */
import { ancestryOf, refuse, type TreeMove, type TreeNode } from '@guanlan/platform/contract'
import { familyAfter, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { deepestFolder, type Folder, type FolderDraft, type FolderType, mostFolders } from '../contract.ts'
import { seenRecords } from './seen.ts'

interface Row extends Omit<Folder, 'updatedAt'> {
  updatedAt: Date
}

/** Fathers before their children, siblings in order. */
export async function listFolders(scope: Scope, folderType: FolderType): Promise<Folder[]> {
  const { orgId, db } = scope
  const { rows } = await sql<Row>`
    select f.id, f.folder_type as "folderType", coalesce(f.father_id, 0) as "fatherId", f.name, f.version, f.updated_at as "updatedAt",
      coalesce(member_name(f.updated_by), '#' || f.updated_by) as "updatedBy",
      (select count(*)::int from downloads d where ${seenRecords(scope)} and d.folder_id = f.id) as records
    from download_folders f where f.org_id = ${orgId} and f.folder_type = ${folderType}
    order by f.position, f.id limit ${mostFolders}`.execute(db)
  const children = Map.groupBy(rows, ({ fatherId }) => fatherId)
  const walk = (fatherId: number): Folder[] =>
    (children.get(fatherId) ?? []).flatMap(row => [{ ...row, updatedAt: row.updatedAt.toISOString() }, ...walk(row.id)])
  return walk(0)
}

export async function countUnsorted(scope: Scope, folderType: FolderType): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from downloads d
    where ${seenRecords(scope)} and d.folder_type = ${folderType} and d.folder_id is null`.execute(scope.db)
  return rows[0]?.n ?? 0
}

/** @throws missing, also for a folder of another type */
export async function requireFolder(scope: Scope, folderType: FolderType, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from download_folders where org_id = ${scope.orgId} and folder_type = ${folderType} and id = ${id}`.execute(
    scope.db,
  )
  if (rows.length === 0) throw refuse('missing', 'exports.folderMissing', {}, 'folderId')
}

export async function addFolder(scope: Scope, { folderType, fatherId, name }: FolderDraft): Promise<Folder> {
  await inTurn(scope)
  const all = await listFolders(scope, folderType)
  if (all.length >= mostFolders) throw refuse('quota', 'exports.tooManyFolders', { limit: mostFolders })
  if (fatherId !== 0 && !all.some(({ id }) => id === fatherId))
    throw refuse('invalid', 'exports.folderMissing', {}, 'fatherId')
  requireShallow([...all, { id: -1, fatherId }])
  requireFree(all, { id: -1, fatherId, name })
  const { rows } = await sql<{ id: number }>`
    insert into download_folders (org_id, folder_type, father_id, name, position, updated_at, updated_by)
    values (${scope.orgId}, ${folderType}, ${fatherId || null}, ${name}, ${all.length + 1}, ${scope.now}, ${scope.userId}) returning id`.execute(
    scope.db,
  )
  return one(scope, folderType, rows[0]?.id ?? 0)
}

export async function renameFolder(
  scope: Scope,
  { id, name, version }: { id: number; name: string; version: number },
): Promise<Folder> {
  await inTurn(scope)
  const folderType = await typeOf(scope, id)
  const all = await listFolders(scope, folderType)
  const before = await one(scope, folderType, id)
  if (version !== before.version) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '—' })
  if (name === before.name) return before
  requireFree(all, { ...before, name })
  await sql`
    update download_folders set name = ${name}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return one(scope, folderType, id)
}

/** With the folders below it. Records in them stay, and are in no folder then. */
export async function removeFolder(scope: Scope, id: number): Promise<{ folders: number; records: number }> {
  await inTurn(scope)
  const all = await listFolders(scope, await typeOf(scope, id))
  const lineOf = ancestryOf(all)
  const gone = all.filter(folder => lineOf(folder.id).includes(id)).map(folder => folder.id)
  const { numAffectedRows } = await sql`
    update downloads set folder_id = null where org_id = ${scope.orgId} and folder_id = any(${gone}::int[])`.execute(
    scope.db,
  )
  // Fathers come before their children, which hold on to them.
  for (const each of gone.toReversed())
    await sql`delete from download_folders where org_id = ${scope.orgId} and id = ${each}`.execute(scope.db)
  return { folders: gone.length, records: Number(numAffectedRows ?? 0n) }
}

export async function moveFolder(scope: Scope, { folderType, ...move }: TreeMove & { folderType: FolderType }) {
  const { id, fatherId } = move
  await inTurn(scope)
  const all = await listFolders(scope, folderType)
  const family = familyAfter(all, move)
  if (!Array.isArray(family)) throw refusalOf[family]()
  requireShallow(all.map(folder => (folder.id === id ? { ...folder, fatherId } : folder)))
  const moved = all.find(folder => folder.id === id)
  if (moved) requireFree(all, { ...moved, fatherId })
  await sql`
    update download_folders l set position = f.place, father_id = ${fatherId || null}
    from unnest(${family}::int[]) with ordinality as f (id, place) where l.org_id = ${scope.orgId} and l.id = f.id
      and (l.position <> f.place or coalesce(l.father_id, 0) <> ${fatherId})`.execute(scope.db)
}

/** Changes of the trees come one after the other in an organisation, so that what was looked at stays true. */
const inTurn = (scope: Scope) =>
  sql`select pg_advisory_xact_lock(hashtext('download_folders'), ${scope.orgId})`.execute(scope.db)

async function typeOf(scope: Scope, id: number): Promise<FolderType> {
  const { rows } = await sql<{ folderType: FolderType }>`
    select folder_type as "folderType" from download_folders where org_id = ${scope.orgId} and id = ${id}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'exports.folderMissing', {}, 'id')
  return rows[0].folderType
}

async function one(scope: Scope, folderType: FolderType, id: number): Promise<Folder> {
  const found = (await listFolders(scope, folderType)).find(folder => folder.id === id)
  if (!found) throw refuse('missing', 'exports.folderMissing', {}, 'id')
  return found
}

/** Siblings have different names, whatever their letters' case. */
function requireFree(all: readonly Folder[], { id, fatherId, name }: Pick<Folder, 'id' | 'fatherId' | 'name'>): void {
  const isSame = (folder: Folder) => folder.name.toLowerCase() === name.toLowerCase()
  if (all.some(folder => folder.fatherId === fatherId && isSame(folder) && folder.id !== id))
    throw refuse('conflict', 'exports.folderTaken', { name }, 'name')
}

function requireShallow(tree: readonly TreeNode[]): void {
  const lineOf = ancestryOf(tree)
  if (tree.some(({ id }) => lineOf(id).length > deepestFolder))
    throw refuse('invalid', 'exports.folderTooDeep', { most: deepestFolder }, 'fatherId')
}

const refusalOf = {
  missing: () => refuse('missing', 'exports.folderMissing', {}, 'id'),
  fatherMissing: () => refuse('invalid', 'exports.folderMissing', {}, 'fatherId'),
  fatherIsBelow: () => refuse('conflict', 'exports.folderIsBelow', {}, 'fatherId'),
  neighbourMissing: () => refuse('conflict', 'exports.folderNeighbour'),
}
