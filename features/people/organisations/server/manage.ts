/** What the operator does with organisations. */
import { domainConfigs } from '@guanlan/features/people/sign-in/server'
import { refuse } from '@guanlan/platform/contract'
import { afterKey, containing, type Database, keyOf } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { binDays, type Draft, type ManagedOrganisation, type Purged, type Question } from '../contract.ts'

const sorts = {
  name: { value: sql`r.name`, type: 'text' },
  createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
} as const
const moment = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const state = sql`case when r.deleted_at is not null then 'deleted' when r.enabled then 'enabled' else 'disabled' end`
const columns = sql`r.id, r.version, r.name, r.time_zone as "timeZone", r.industry, r.contact, r.demands_second_factor as "demandsSecondFactor", r.password_length::int as "passwordLength", r.password_kinds::int as "passwordKinds", r.cause_of_disabling as "causeOfDisabling", r.notes, r.demonstration,
  ${state} as state, ${moment(sql`r.created_at`)} as "createdAt", ${moment(sql`r.disabled_at`)} as "disabledAt", ${moment(sql`r.deleted_at`)} as "deletedAt",
  ${moment(sql`r.rested_at`)} as "restedAt",
  array(select d.host from (${domainConfigs}) d where d.owner_org_id = r.id order by 1 limit 20) as hosts,
  (select count(*)::int from memberships m where m.org_id = r.id and m.support_id is null) as members`

type Named = Draft & { sameName: boolean }

async function requireOwnName(db: Database, { name, sameName }: Named, id: number | null): Promise<void> {
  if (sameName) return
  const { rows } = await sql<{ id: number }>`
    select id from organisations where lower(name) = lower(${name}) and id is distinct from ${id}::int and deleted_at is null
      and not exists (select from organisations own where own.id = ${id}::int and lower(own.name) = lower(${name})) order by id limit 1`.execute(
    db,
  )
  if (rows[0]) throw refuse('conflict', 'organisations.nameTaken', { name, number: rows[0].id }, 'name')
}

type PageQuery = Question & { page: number; pageSize: number; after?: string | undefined }

export async function listOrganisations(db: Database, query: PageQuery) {
  const { like, state: requested, sort, order, page, pageSize, after } = query
  const by = sorts[sort]
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const condition = sql`${containing(['name', 'industry', 'contact'], like) ?? sql`true`}
    and ${requested === '' ? sql`r.deleted_at is null` : sql`${state} = ${requested}`}`
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const { rows } = await sql<ManagedOrganisation & { key: string }>`
    select ${columns}, ${by.value}::text as key from organisations r where ${condition} and ${behind}
    order by ${by.value} ${direction}, r.id ${direction} limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`.execute(
    db,
  )
  const list = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? list.at(-1) : undefined
  const counted =
    after === undefined &&
    (await sql<{ n: number }>`select count(*)::int as n from organisations r where ${condition}`.execute(db))
  return {
    list,
    total: counted ? (counted.rows[0]?.n ?? 0) : null,
    page,
    pageSize,
    next: last ? keyOf(last.key, last.id) : null,
  }
}

/** @throws missing */
export async function organisationOf(db: Database, id: number): Promise<ManagedOrganisation> {
  const { rows } = await sql<ManagedOrganisation>`select ${columns} from organisations r where r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'organisations.missing')
  return rows[0]
}

/** @throws a conflict of `name` while another organisation has it and none is said to be meant */
export async function createOrganisation(db: Database, draft: Named): Promise<ManagedOrganisation> {
  await requireOwnName(db, draft, null)
  const { id } = await db.insertInto('organisations').values(rowOf(draft)).returning('id').executeTakeFirstOrThrow()
  return organisationOf(db, id)
}

/** @throws a conflict when it was changed since that version */
export async function changeOrganisation(
  db: Database,
  { id, version, ...draft }: Named & { id: number; version: number },
): Promise<ManagedOrganisation> {
  await requireOwnName(db, draft, id)
  const { numUpdatedRows } = await db
    .updateTable('organisations')
    .set({ ...rowOf(draft), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const stored = await organisationOf(db, id)
  if (numUpdatedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: '' })
  return stored
}

/** What is collected for it goes on: only people are kept out. @throws missing, also of one in the bin */
export const enableOrganisation = (db: Database, id: number, enabled: boolean): Promise<void> =>
  changeState(
    db,
    sql`enabled = ${enabled}, disabled_at = ${enabled ? null : sql`coalesce(disabled_at, now())`}`,
    sql`id = ${id} and deleted_at is null`,
  )

/** @throws a refusal of `name` unless it is the organisation's own */
export async function removeOrganisation(db: Database, id: number, name: string): Promise<void> {
  const stored = await organisationOf(db, id)
  if (stored.name !== name.trim()) throw refuse('invalid', 'organisations.nameTyped', { name: stored.name }, 'name')
  const set = sql`enabled = false, disabled_at = coalesce(disabled_at, now()), deleted_at = now()`
  await changeState(db, set, sql`id = ${id} and deleted_at is null`)
}

export const restoreOrganisation = (db: Database, id: number): Promise<void> =>
  changeState(
    db,
    sql`enabled = true, disabled_at = null, deleted_at = null, purge_requested_at = null`,
    sql`id = ${id} and deleted_at > now() - make_interval(days => ${binDays}) and not exists (select from purged_organisations p where p.number = id)`,
  )

/** Without waiting for the 30 days: it rests from now on, and goes once whoever matches has dropped its rules. @throws unless it is in the bin and meant */
export async function purgeSoon(db: Database, { orgId, name }: { orgId: number; name: string }): Promise<void> {
  const stored = await organisationOf(db, orgId)
  if (stored.name !== name.trim()) throw refuse('invalid', 'organisations.nameTyped', { name: stored.name }, 'name')
  if (stored.deletedAt === null) throw refuse('conflict', 'organisations.binFirst')
  await changeState(
    db,
    sql`purge_requested_at = now(), rested_at = coalesce(rested_at, now())`,
    sql`id = ${orgId} and deleted_at is not null`,
  )
}

/** Newest first; done by features/retention. */
export async function listPurged(db: Database): Promise<Purged[]> {
  const { rows } = await sql<Purged>`
    select p.number, p.name, ${moment(sql`p.deleted_at`)} as "deletedAt", ${moment(sql`p.ended_at`)} as "endedAt", p.files, p.counts,
      (select coalesce(sum(c.value::text::bigint), 0)::int from jsonb_each(p.counts) c) as rows
    from purged_organisations p order by p.began_at desc, p.number desc limit 200`.execute(db)
  return rows
}

async function changeState(db: Database, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<void> {
  const { numAffectedRows } = await sql`
    update organisations set ${set}, version = version + 1 where ${where}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('missing', 'organisations.missing')
}

const rowOf = ({ name, timeZone, industry, contact, demandsSecondFactor, ...draft }: Draft) => ({
  name,
  time_zone: timeZone,
  industry,
  contact,
  demands_second_factor: demandsSecondFactor,
  password_length: draft.passwordLength,
  password_kinds: draft.passwordKinds,
  cause_of_disabling: draft.causeOfDisabling,
  notes: draft.notes,
})
