/** Folders of one person's favourites. */
import { articlesInFolder, emptyFolder } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

const records = recordTable<{ name: string; ownerId: number }, object, 'name'>({
  table: 'favourite_folders',
  fields: { name: 'name', ownerId: 'owner_id' },
  sorts: { name: { value: sql`r.name`, type: 'text' } },
  taken: { favourite_folders_by_name: ['name', 'articleActions.folderTaken'] },
})

export async function listFolders({ db, orgId, userId }: Scope) {
  const { rows } = await sql<{ id: number; name: string; version: number; articles: number }>`
    select f.id, f.name, f.version, ${articlesInFolder} as articles
    from favourite_folders f where f.org_id = ${orgId} and f.owner_id = ${userId}::int order by f.name limit 200`.execute(
    db,
  )
  return rows
}

async function folder(scope: Scope, id: number) {
  const found = (await listFolders(scope)).find(each => each.id === id)
  if (!found) throw refuse('missing', 'platform.missing')
  return found
}

export async function addFolder(scope: Scope, name: string) {
  const { id } = await records.create(scope, { name, ownerId: scope.userId ?? 0 })
  return folder(scope, id)
}

export async function renameFolder(scope: Scope, id: number, { name, version }: { name: string; version: number }) {
  await folder(scope, id)
  await records.update(scope, { id, version, name, ownerId: scope.userId ?? 0 })
  return folder(scope, id)
}

/** Its articles stay favourites. */
export async function removeFolder(scope: Scope, id: number): Promise<null> {
  await folder(scope, id)
  const ids = [id]
  await emptyFolder(scope, id)
  await records.remove(scope, { ids, allOf: null, but: [] })
  return null
}
