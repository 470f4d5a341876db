/** Orders: waiting, paid, active, over; cancelled before they are paid, or refunded while they are active. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type Database,
  isoOf,
  pageOfNewest,
  patternOf,
  type SystemScope,
  type Tx,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Bought, Order, OrderKind, OrderState, Step } from '../contract.ts'
import { changeTerms, termsOf } from './follow.ts'
import { boughtNow } from './packages.ts'
import { beginOf } from './terms.ts'
import { byTransfer } from './transfer.ts'

const columns = sql`r.id, r.version, r.org_id as "orgId", coalesce((select o.name from ${organisationRows} o where o.id = r.org_id), '') as "orgName", r.kind,
  r.bought->>'name' as "packageName", r.bought->>'kind' as "packageKind", (r.bought->>'days')::int as days, r.price::float8 as price, r.state, r.steps,
  (select jsonb_build_object('title', i.title, 'taxNumber', i.tax_number, 'state', i.state, 'number', i.number)
    from invoices i where i.org_id = r.org_id and i.order_id = r.id) as invoice,
  exists (select from payments p where p.org_id = r.org_id and p.order_id = r.id and p.is_late) as "paidLate",
  ${isoOf('r.created_at')} as "createdAt"`
type Row = Omit<Order, 'transferCode'>
const present = (row: Row): Order => ({ ...row, transferCode: byTransfer.codeOf(row) })

export const likeOf = (like: string): RawBuilder<unknown> => {
  const pattern = patternOf(like)
  return like.trim() === ''
    ? sql`true`
    : sql`(r.bought->>'name' ilike ${pattern} or exists (select from ${organisationRows} o where o.id = r.org_id and o.name ilike ${pattern}))`
}

interface PageAsked {
  page: number
  pageSize: number
  after?: string | undefined
}
export async function listOrders(db: Tx, where: RawBuilder<unknown>, page: PageAsked) {
  const found = await pageOfNewest<Row>({ db }, { table: 'orders', columns, where }, page)
  return { ...found, list: found.list.map(present) }
}
export const listAllOrders = (
  { db }: SystemScope,
  { like, state, orgId, ...page }: PageAsked & { like: string; state: OrderState | 'all'; orgId?: number | undefined },
) =>
  listOrders(
    db as unknown as Tx,
    sql`${likeOf(like)} and ${state === 'all' ? sql`true` : sql`r.state = ${state}`} and ${orgId === undefined ? sql`true` : sql`r.org_id = ${orgId}`}`,
    page,
  )

export async function getOrder(db: Database | Tx, id: number): Promise<Order> {
  const { rows } = await sql<Row>`select ${columns} from orders r where r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return present(rows[0])
}

const stepNow = (state: OrderState, by: string | null): Step => ({ state, at: new Date().toISOString(), by })

/** Free, and for so many days once an organisation. */
async function asTrial(db: Database | Tx, bought: Bought): Promise<Bought> {
  if (bought.kind !== 'package') throw refuse('invalid', 'billing.trialOfPackage', {}, 'packageId')
  const { rows } = await sql<{ days: number }>`select trial_days() as days`.execute(db)
  return { ...bought, days: rows[0]?.days ?? bought.days, price: 0 }
}

export interface OrderFilter {
  orgId: number
  packageId: number
  kind: OrderKind
  by: string | null
}
/** @param db the member's transaction, or the system */
export async function placeOrder(
  db: Database | Tx,
  { orgId, packageId, kind, by }: OrderFilter,
  anyone = false,
): Promise<Order> {
  const requested = await boughtNow(db, packageId, anyone)
  if (requested.kind === 'pack') await requireRunning(db, orgId)
  const bought = kind === 'trial' ? await asTrial(db, requested) : requested
  const { rows } = await sql<{ id: number }>`
    insert into orders (org_id, kind, bought, price, state, steps)
    values (${orgId}, ${kind}, ${JSON.stringify(bought)}::jsonb, ${bought.price}, 'waiting', ${JSON.stringify([stepNow('waiting', by)])}::jsonb) returning id`
    .execute(db)
    .catch(error => {
      if ((error as { constraint?: string }).constraint === 'orders_one_trial')
        throw refuse('conflict', 'billing.oneTrial')
      throw error
    })
  return getOrder(db, rows[0]?.id ?? 0)
}

/** A pack adds to a package. */
async function requireRunning(db: Database | Tx, orgId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from subscriptions where org_id = ${orgId} and bought->>'kind' = 'package' and starts_at <= now() and ends_at > now() limit 1`.execute(
    db,
  )
  if (rows.length === 0) throw refuse('conflict', 'billing.packNeedsPackage', {}, 'packageId')
}

export async function nameOfMember({ db, userId }: CallScope): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select member_name(${userId}) as name`.execute(db)
  return rows[0]?.name ?? null
}
export async function nameOfPerson(db: Database, userId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from users where id = ${userId}`.execute(db)
  return rows[0]?.name ?? null
}

/** From one state to the next, once: who comes second is refused. */
export async function move(
  db: Database | Tx,
  orgId: number,
  id: number,
  from: OrderState,
  to: OrderState,
  by: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set state = ${to}, version = version + 1, updated_at = now(), steps = steps || ${JSON.stringify([stepNow(to, by)])}::jsonb
    where org_id = ${orgId} and id = ${id} and state = ${from}`.execute(db)
  return numAffectedRows === 1n
}

/** The term of a paid order. Done again after a process died between the two, and nothing happens twice. */
export const activate = (system: Database, orgId: number, id: number): Promise<void> =>
  changeTerms(system, orgId, async db => {
    const { rows } = await sql<{ bought: Bought; now: Date }>`
      select bought, now() from orders where org_id = ${orgId} and id = ${id} and state = 'paid'`.execute(db)
    const [order] = rows
    if (!order) return
    await beginTerm(db, orgId, order.bought, order.now, { orderId: id })
    await move(db, orgId, id, 'paid', 'active', null)
  })

/** @returns the id of the subscription */
export async function beginTerm(
  db: Tx,
  orgId: number,
  bought: Bought,
  now: Date,
  { orderId = null, by = null }: { orderId?: number | null; by?: number | null },
): Promise<number> {
  const begin = beginOf(bought, await termsOf(db, orgId), now.getTime())
  if (begin.endsOthers)
    await sql`
      update subscriptions set ends_at = ${now}, version = version + 1, updated_at = now(), updated_by = ${by}
      where org_id = ${orgId} and bought->>'kind' = 'package' and ends_at > ${now} and starts_at <= ${now}`.execute(db)
  if (begin.endsOthers)
    await sql`
      update subscriptions set starts_at = ${now}, ends_at = ${now}, version = version + 1, updated_at = now(), updated_by = ${by}
      where org_id = ${orgId} and bought->>'kind' = 'package' and starts_at > ${now}`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into subscriptions (org_id, order_id, bought, starts_at, ends_at, state, updated_by)
    values (${orgId}, ${orderId}, ${JSON.stringify(bought)}::jsonb, ${new Date(begin.starts)}, ${new Date(begin.ends)}, 'coming', ${by}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

/** Paid and active are two transactions: what was paid stays so whatever happens to the second, and workers take it up. */
export async function moveOrder(
  { db: system, userId }: SystemScope,
  id: number,
  to: 'paid' | 'cancelled' | 'refunded',
): Promise<Order> {
  const { orgId } = await getOrder(system, id)
  const by = await nameOfPerson(system, userId)
  const from = to === 'refunded' ? 'active' : 'waiting'
  const isMoved =
    to === 'refunded'
      ? await changeTerms(system, orgId, async db => {
          const hasMoved = await move(db, orgId, id, from, to, by)
          if (hasMoved)
            await sql`
              update subscriptions set ends_at = least(ends_at, now()), starts_at = least(starts_at, now()), version = version + 1,
                updated_at = now(), updated_by = ${userId}
              where org_id = ${orgId} and order_id = ${id}`.execute(db)
          return hasMoved
        })
      : await move(system, orgId, id, from, to, by)
  if (!isMoved) throw refuse('conflict', 'billing.orderMoved', {})
  if (to === 'paid') await activate(system, orgId, id)
  return getOrder(system, id)
}
