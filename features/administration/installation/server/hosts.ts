/** The hosts as the database keeps them. What a host is, is read before sign-in by features/accounts. */
import { organisationExists, organisationRows } from '@guanlan/features/people/organisations/server'
import { DomainConfig } from '@guanlan/features/people/sign-in/contract'
import {
  addDomainConfig,
  changeDomainConfig,
  domainConfigs,
  removeDomainConfig,
} from '@guanlan/features/people/sign-in/server'
import { refuse } from '@guanlan/platform/contract'
import { afterKey, containing, type Database, keyOf } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Host, HostDraft, HostQuestion } from '../contract.ts'

const by = { value: sql`r.host`, type: 'text' } as const
interface Row {
  id: number
  version: number
  host: string
  config: unknown
  orgId: number | null
  orgName: string | null
}
const read = (condition: RawBuilder<unknown>, rest = sql``) => sql<Row>`
  select r.id, r.version, r.host, r.config, r.owner_org_id as "orgId", o.name as "orgName"
  from (${domainConfigs}) r
  left join ${organisationRows} o on o.id = r.owner_org_id where ${condition} ${rest}`

const Stored = DomainConfig.pick({ title: true, theme: true, layoutType: true, hostKind: true })
/** As the product shows a host of which nothing is said (features/people/sign-in/server/domain-config.ts). */
const standard = { title: '观澜', theme: 'phantom-blue', layoutType: '0', hostKind: 'default' } as const

const hostOf = ({ config, ...row }: Row): Host => {
  const stored = Stored.partial().safeParse(config)
  return { ...standard, ...(stored.success ? stored.data : {}), ...row }
}

type PageQuery = HostQuestion & { page: number; pageSize: number; after?: string | undefined }

export async function listHosts(db: Database, { like, order, page, pageSize, after }: PageQuery) {
  const condition = containing(['host', 'title'], like) ?? sql`true`
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await read(
    sql`${condition} and ${behind}`,
    sql`order by r.host ${direction}, r.id ${direction} limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`,
  ).execute(db)
  const list = rows.slice(0, pageSize).map(hostOf)
  const last = rows.length > pageSize ? list.at(-1) : undefined
  const total = after === undefined ? (await read(condition).execute(db)).rows.length : null
  return { list, total, page, pageSize, next: last ? keyOf(last.host, last.id) : null }
}

/** @throws missing */
export async function hostById(db: Database, id: number): Promise<Host> {
  const { rows } = await read(sql`r.id = ${id}`).execute(db)
  if (!rows[0]) throw refuse('missing', 'installation.hostMissing')
  return hostOf(rows[0])
}

export async function addHost(db: Database, draft: HostDraft): Promise<Host> {
  await requireOwner(db, draft.orgId)
  const id = await addDomainConfig(db, recordOf(draft))
  if (id === null) throw refuse('conflict', 'installation.hostTaken', { host: draft.host }, 'host')
  return hostById(db, id)
}

/** @throws a conflict when it was changed since that version, or the host is configured already */
export async function changeHost(
  db: Database,
  { id, version, ...draft }: HostDraft & { id: number; version: number },
): Promise<Host> {
  await requireOwner(db, draft.orgId)
  const taken = await read(sql`r.host = ${draft.host} and r.id <> ${id}`).execute(db)
  if (taken.rows.length > 0) throw refuse('conflict', 'installation.hostTaken', { host: draft.host }, 'host')
  const isChanged = await changeDomainConfig(db, { id, version, ...recordOf(draft) })
  const stored = await hostById(db, id)
  if (!isChanged) throw refuse('conflict', 'platform.changedSince', { by: '' })
  return stored
}

export async function removeHost(db: Database, id: number): Promise<null> {
  if (!(await removeDomainConfig(db, id))) throw refuse('missing', 'installation.hostMissing')
  return null
}

const recordOf = ({ host, orgId, title, theme, layoutType, hostKind }: HostDraft) => ({
  host,
  orgId,
  config: { title, theme, layoutType, hostKind },
})

async function requireOwner(db: Database, orgId: number | null): Promise<void> {
  if (orgId === null) return
  if (!(await organisationExists(db, orgId))) throw refuse('invalid', 'installation.organisationMissing', {}, 'orgId')
}
