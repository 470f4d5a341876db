/** The mappings as the database keeps them. Tokens are read by features/people/sign-in (server/outside). */
import { followMappedGroup, membersOfGroup } from '@guanlan/features/people/members/server'
import { organisationExists, organisationRows } from '@guanlan/features/people/organisations/server'
import {
  addIdentityMapping,
  changeIdentityMapping,
  hasIdentityMapping,
  identityMappings,
  membershipNamedBy,
  removeIdentityMapping,
} from '@guanlan/features/people/sign-in/server'
import { refuse } from '@guanlan/platform/contract'
import {
  afterKey,
  asOrganisation,
  authorityChannel,
  containing,
  type Database,
  keyOf,
  type Tx,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Mapping, MappingDraft, MappingQuestion } from '../contract.ts'

const by = { value: sql`r.name`, type: 'text' } as const
const read = (condition: RawBuilder<unknown>, rest = sql``) => sql<Mapping>`
  select r.id, r.version, r.source, r.name, r.to_org_id as "orgId", r.role, r.org_name as "orgName",
    case r.source when 'group' then ${membersOfGroup(sql`r.to_org_id`, sql`r.name`)} end as people
  from (select i.*, o.name as org_name from (${identityMappings}) i left join ${organisationRows} o on o.id = i.to_org_id) r
  where ${condition} ${rest}`

type PageQuery = MappingQuestion & { page: number; pageSize: number; after?: string | undefined }

export async function listMappings(db: Database, { like, order, page, pageSize, after }: PageQuery) {
  const condition = containing(['name', 'org_name'], like) ?? sql`true`
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await read(
    sql`${condition} and ${behind}`,
    sql`order by r.name ${direction}, r.id ${direction} limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`,
  ).execute(db)
  const list = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? list.at(-1) : undefined
  const total = after === undefined ? (await read(condition).execute(db)).rows.length : null
  return { list, total, page, pageSize, next: last ? keyOf(last.name, last.id) : null }
}

/** @throws missing */
export async function mappingById(db: Database | Tx, id: number): Promise<Mapping> {
  const { rows } = await read(sql`r.id = ${id}`).execute(db)
  if (!rows[0]) throw refuse('missing', 'installation.mappingMissing')
  return rows[0]
}

export async function addMapping(db: Database, draft: MappingDraft): Promise<Mapping> {
  await requireFree(db, draft)
  const id = await addIdentityMapping(db, draft)
  if (id === null) throw refuse('conflict', 'installation.mappingTaken', {}, 'name')
  await lookAgain(db)
  return mappingById(db, id)
}

/** @throws a conflict when it was changed since that version, or is said already */
export const changeMapping = (
  db: Database,
  { id, version, ...draft }: MappingDraft & { id: number; version: number },
) =>
  db.transaction().execute(async tx => {
    const before = await mappingById(tx, id)
    await requireFree(tx, draft, id)
    if (!(await changeIdentityMapping(tx, { id, version, ...draft })))
      throw refuse('conflict', 'platform.changedSince', { by: '' })
    const isSamePlace = before.name === draft.name && before.orgId === draft.orgId && before.source === draft.source
    await follow(tx, before, isSamePlace ? draft.role : null)
    await lookAgain(tx)
    return mappingById(tx, id)
  })

export const removeMapping = (db: Database, id: number): Promise<null> =>
  db.transaction().execute(async tx => {
    const before = await mappingById(tx, id)
    await removeIdentityMapping(tx, id)
    await follow(tx, before, null)
    await lookAgain(tx)
    return null
  })

/**
 * Who is a member by the group has the role that it gives now; with none they leave, unless its own name makes them members (ambiguities 20).
 * Of several groups of one person, the next token finds the one that is left.
 */
async function follow(tx: Tx, { source, name, orgId }: Mapping, role: string | null): Promise<void> {
  if (source === 'role' || orgId === null) return
  const named = membershipNamedBy(name)
  const left = role ?? (named?.orgId === orgId ? named.role : null)
  await asOrganisation(tx, orgId, () => followMappedGroup(tx, { orgId, group: name }, left))
}

/** Every token is read again at its next call, in every process. */
const lookAgain = (db: Database | Tx) =>
  sql`select pg_notify(${authorityChannel}, json_build_object('org', null, 'user', null)::text)`.execute(db)

async function requireFree(db: Database | Tx, draft: MappingDraft, except = 0): Promise<void> {
  const { orgId } = draft
  if (orgId !== null) {
    if (!(await organisationExists(db, orgId))) throw refuse('invalid', 'installation.organisationMissing', {}, 'orgId')
  }
  if (await hasIdentityMapping(db, draft, except)) throw refuse('conflict', 'installation.mappingTaken', {}, 'name')
}
