import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { organisationName, organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Database, revokeLinks, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Finding, Inspection, InspectionHead } from '../contract.ts'
import { compared, countsOf, scoreOf } from './compare.ts'
import { lookAtAll, type Place } from './run-checks.ts'

const days = 7
const dayMs = 86_400_000
const linkDays = 30
/** Of the platform's links. */
const purpose = 'inspection'

interface Row {
  id: number
  madeAt: Date
  madeBy: string | null
  from: Date
  score: number
  findings: Finding[]
  mended: Finding[]
}
const columns = sql`i.id, i.made_at as "madeAt", member_name(i.made_by) as "madeBy", i.from_at as "from", i.score, i.findings, i.mended`

const headOf = ({ id, madeAt, madeBy, from, score, findings }: Row): InspectionHead => ({
  id,
  madeAt: madeAt.toISOString(),
  madeBy,
  from: from.toISOString(),
  score,
  found: countsOf(findings),
})

export async function listInspections({ db, orgId }: Scope, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows } = await sql<Row>`
    select ${columns} from inspections i where i.org_id = ${orgId}
    order by i.made_at desc, i.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const counted = await sql<{ n: number }>`select count(*)::int as n from inspections where org_id = ${orgId}`.execute(
    db,
  )
  return { list: rows.map(headOf), page, pageSize, total: counted.rows[0]?.n ?? 0 }
}

/** @throws missing */
export async function getInspection(scope: Pick<Scope, 'db' | 'orgId'>, id: number): Promise<Inspection> {
  const { db, orgId } = scope
  const { rows } = await sql<Row>`
    select ${columns} from inspections i where i.org_id = ${orgId} and i.id <= ${id} order by i.id desc limit 2`.execute(
    db,
  )
  const [row, before] = rows
  if (row?.id !== id) throw refuse('missing', 'platform.missing')
  return {
    ...headOf(row),
    organisation: await organisationName(scope),
    before: before?.score ?? null,
    findings: row.findings,
    mended: row.mended,
  }
}

/** @param by null: by itself, for the week that begins on this day */
export async function inspect(place: Place, by: { userId: number } | { week: string }): Promise<number | null> {
  const { db, orgId, now } = place
  const from = new Date(now.getTime() - days * dayMs)
  const { rows } = await sql<{ findings: Finding[] }>`
    select findings from inspections where org_id = ${orgId} order by id desc limit 1`.execute(db)
  const { findings, mended } = compared(await lookAtAll(place, from), rows[0]?.findings ?? [])
  // The first has nothing to be compared with.
  const reported = rows[0] ? findings : findings.map(each => ({ ...each, isNew: false }))
  const made = await sql<{ id: number }>`
    insert into inspections (org_id, made_by, made_at, from_at, week, score, findings, mended)
    values (${orgId}, ${'userId' in by ? by.userId : null}, ${now}, ${from}, ${'week' in by ? by.week : null}::date, ${scoreOf(findings)},
      ${JSON.stringify(reported)}::jsonb, ${JSON.stringify(mended)}::jsonb)
    on conflict do nothing returning id`.execute(db)
  return made.rows[0]?.id ?? null
}

export async function removeInspection(scope: CallScope, id: number): Promise<void> {
  await unshareInspection(scope, id)
  const { numAffectedRows } = await sql`delete from inspections where org_id = ${scope.orgId} and id = ${id}`.execute(
    scope.db,
  )
  if (numAffectedRows !== 1n) throw refuse('missing', 'platform.missing')
}

export async function shareInspection(scope: CallScope, id: number): Promise<{ token: string; expiresAt: string }> {
  await getInspection(scope, id)
  const expiresAt = new Date(scope.now.getTime() + linkDays * dayMs)
  return { token: await scope.makeLink({ purpose, objectId: id, expiresAt }), expiresAt: expiresAt.toISOString() }
}

export async function unshareInspection(scope: CallScope, id: number): Promise<void> {
  await getInspection(scope, id)
  await revokeLinks(scope, { purpose, objectId: id })
}

/**
 * Done by the workers, every hour: each organisation once a week, from Monday 7:00 in its zone on. One that has neither monitors nor articles is left alone.
 * An organisation a transaction; several workers make one inspection.
 */
export async function inspectWeekly(system: Database, now = new Date()): Promise<void> {
  const { rows } = await sql<{ orgId: number; week: string }>`
    with due as (
      select o.id as org_id, date_trunc('week', ${now}::timestamptz at time zone o.time_zone - interval '7 hours')::date as week
      from ${organisationRows} o where o.enabled and exists (select from ${monitorRows} m where m.org_id = o.id and m.kind = 'item' and m.deleted_at is null)
    )
    select org_id as "orgId", week::text as week from due
    where not exists (select from inspections i where i.org_id = due.org_id and i.week = due.week) order by org_id limit 500`.execute(
    system,
  )
  for (const { orgId, week } of rows) await system.transaction().execute(db => inspect({ orgId, db, now }, { week }))
  await sql`delete from inspections where made_at < ${now}::timestamptz - interval '13 months'`.execute(system)
}
