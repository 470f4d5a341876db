/** Roles of keys. They belong to no organisation, so that the kit for records of an organisation does not fit. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, SystemScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ApiRole, ApiRoleDraft } from '../contract.ts'
import type { Tree } from './tree.ts'

const columns = sql`r.id, r.name, r.note, r.granted, r.version, to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
  (select u.name from users u where u.id = r.updated_by) as "updatedBy"`

export async function listApiRoles(
  db: Database,
  { like, page, pageSize }: { like: string; page: number; pageSize: number },
) {
  const { rows } = await sql<ApiRole & { total: number }>`
    select ${columns}, count(*) over ()::int as total from api_roles r where strpos(lower(r.name), lower(${like.trim()})) > 0 or ${like.trim()} = ''
    order by r.name, r.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { list: rows, total: rows[0]?.total ?? 0, page, pageSize, next: null }
}

export async function addApiRole({ db, userId, now }: SystemScope, tree: Tree, draft: ApiRoleDraft): Promise<ApiRole> {
  requireKnown(tree, draft)
  const { rows } = await sql<{ id: number }>`
    insert into api_roles (name, note, granted, updated_by, updated_at)
    values (${draft.name}, ${draft.note}, ${unique(draft.granted)}::text[], ${userId}, ${now}) on conflict (name) do nothing returning id`.execute(
    db,
  )
  if (!rows[0]) throw refuse('conflict', 'roles.taken', { name: draft.name }, 'name')
  return getApiRole(db, rows[0].id)
}

export async function updateApiRole(
  { db, userId, now }: SystemScope,
  tree: Tree,
  { id, version, ...draft }: ApiRoleDraft & { id: number; version: number },
): Promise<ApiRole> {
  requireKnown(tree, draft)
  const { rows } = await sql`
    update api_roles set name = ${draft.name}, note = ${draft.note}, granted = ${unique(draft.granted)}::text[],
      version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where id = ${id} and version = ${version} returning id`
    .execute(db)
    .catch(error => {
      if ((error as { constraint?: string }).constraint !== 'api_roles_by_name') throw error
      throw refuse('conflict', 'roles.taken', { name: draft.name }, 'name')
    })
  const stored = await getApiRole(db, id)
  if (rows.length === 0) throw refuse('conflict', 'platform.changedSince', { by: stored.updatedBy ?? '' })
  return stored
}

export async function removeApiRole(db: Database, id: number): Promise<{ changed: number }> {
  const { rows } = await sql`delete from api_roles where id = ${id} returning 1`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
  return { changed: rows.length }
}

/** Made when it is first needed; operators may have changed it since. @returns its id */
export async function apiRoleNamed(db: Database, name: string, granted: readonly string[]): Promise<number> {
  await sql`
    insert into api_roles (name, note, granted) values (${name}, '', ${[...granted]}::text[]) on conflict (name) do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`select id from api_roles where name = ${name}`.execute(db)
  return rows[0]?.id ?? 0
}

async function getApiRole(db: Database, id: number): Promise<ApiRole> {
  const { rows } = await sql<ApiRole>`select ${columns} from api_roles r where r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort()

function requireKnown({ names }: Tree, { granted }: ApiRoleDraft): void {
  const name = granted.find(each => !names.has(each))
  if (name !== undefined) throw refuse('invalid', 'roles.unknownFunction', { name }, 'granted')
}
