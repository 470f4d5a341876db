/** Subscriptions, as operators keep them. */
import { organisationExists, organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, isoOf, pageOfNewest, type SystemScope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Bought, type Subscription } from '../contract.ts'
import { changeTerms } from './follow.ts'
import { beginTerm, likeOf } from './orders.ts'
import { boughtNow } from './packages.ts'

/** By the clock, not as last followed. */
const state = sql`case when r.ends_at <= now() then 'over' when r.starts_at <= now() then 'running' else 'coming' end`
const columns = sql`r.id, r.version, r.org_id as "orgId", coalesce((select o.name from ${organisationRows} o where o.id = r.org_id), '') as "orgName",
  r.order_id as "orderId", r.bought, ${state} as state, ${isoOf('r.starts_at')} as "startTime", ${isoOf('r.ends_at')} as "endTime",
  ${isoOf('r.updated_at')} as "updatedAt", (select u.name from users u where u.id = r.updated_by) as "updatedBy"`
const present = (row: Subscription): Subscription => ({ ...row, bought: Bought.parse(row.bought) })

interface Asked {
  page: number
  pageSize: number
  after?: string | undefined
  like: string
  state: 'all' | 'coming' | 'running' | 'over'
  orgId?: number | undefined
}
export async function listSubscriptions({ db }: SystemScope, { like, state: requested, orgId, ...page }: Asked) {
  const where = sql`${likeOf(like)} and ${requested === 'all' ? sql`true` : sql`${state} = ${requested}`} and ${orgId === undefined ? sql`true` : sql`r.org_id = ${orgId}`}`
  const found = await pageOfNewest<Subscription>(
    { db: db as unknown as Tx },
    { table: 'subscriptions', columns, where },
    page,
  )
  return { ...found, list: found.list.map(present) }
}

export async function getSubscription(db: Database, id: number): Promise<Subscription> {
  const { rows } = await sql<Subscription>`select ${columns} from subscriptions r where r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return present(rows[0])
}

/** Without dates it begins as an order of it would. */
export async function openSubscription(
  { db: system, userId }: SystemScope,
  {
    orgId,
    packageId,
    startTime,
    endTime,
  }: { orgId: number; packageId: number; startTime: string | null; endTime: string | null },
): Promise<Subscription> {
  if (!(await organisationExists(system, orgId))) throw refuse('missing', 'billing.organisationRequired', {}, 'orgId')
  if (startTime && endTime && endTime <= startTime) throw refuse('invalid', 'billing.endsBefore', {}, 'endTime')
  const bought = await boughtNow(system, packageId, true)
  const id = await changeTerms(system, orgId, async db => {
    const { rows: clock } = await sql<{ now: Date }>`select now()`.execute(db)
    const made = await beginTerm(db, orgId, bought, startTime ? new Date(startTime) : (clock[0]?.now ?? new Date()), {
      by: userId,
    })
    if (endTime) await setEnd(db, made, endTime, userId)
    return made
  })
  return getSubscription(system, id)
}

async function setEnd(db: Tx, id: number, endTime: string, userId: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update subscriptions set ends_at = ${endTime}, version = version + 1, updated_at = now(), updated_by = ${userId}
    where id = ${id} and starts_at <= ${endTime}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('invalid', 'billing.endsBefore', {}, 'endTime')
}

export async function updateSubscription(
  { db: system, userId }: SystemScope,
  { id, version, endTime }: { id: number; version: number; endTime: string },
): Promise<Subscription> {
  const { orgId } = await getSubscription(system, id)
  await changeTerms(system, orgId, async db => {
    const known = await getSubscription(db as unknown as Database, id)
    if (known.version !== version) throw refuse('conflict', 'platform.changedSince', { by: known.updatedBy ?? '' })
    await setEnd(db, id, endTime, userId)
  })
  return getSubscription(system, id)
}

export async function removeSubscription({ db: system }: SystemScope, id: number): Promise<null> {
  const { orgId } = await getSubscription(system, id)
  await changeTerms(system, orgId, async db => {
    await sql`delete from subscriptions where org_id = ${orgId} and id = ${id}`.execute(db)
  })
  return null
}
