/** What follows from the terms of an organisation: states, limits, and until when its members may write. */
import { lockOrganisation, saveSubscribedUntil } from '@guanlan/features/people/organisations/server'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Bought, quotaNames } from '../contract.ts'
import { limitsOf, subscribedUntil, type Term } from './terms.ts'

/** One change after the other in an organisation, of its terms and orders. */
export async function changeTerms<T>(system: Database, orgId: number, work: (db: Tx) => Promise<T>): Promise<T> {
  return system.transaction().execute(async db => {
    await lockOrganisation(db, orgId)
    const result = await work(db)
    await follow(db, orgId)
    return result
  })
}

interface Row {
  bought: Bought
  starts_at: Date
  ends_at: Date
}
export async function termsOf(db: Database | Tx, orgId: number): Promise<Term[]> {
  const { rows } = await sql<Row>`
    select bought, starts_at, ends_at from subscriptions where org_id = ${orgId} order by starts_at, id limit 1000`.execute(
    db,
  )
  return rows.map(({ bought, starts_at, ends_at }) => ({
    bought,
    starts: starts_at.getTime(),
    ends: ends_at.getTime(),
  }))
}

/** By the clock of the database, which calls are judged by. */
async function clock(db: Tx): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return (rows[0]?.now ?? new Date()).getTime()
}

async function follow(db: Tx, orgId: number): Promise<void> {
  const now = await clock(db)
  const terms = await termsOf(db, orgId)
  await sql`
    update subscriptions set state = case when ends_at <= now() then 'over' when starts_at <= now() then 'running' else 'coming' end
    where org_id = ${orgId} and state <> case when ends_at <= now() then 'over' when starts_at <= now() then 'running' else 'coming' end`.execute(
    db,
  )
  await sql`
    update orders o set state = 'over', version = o.version + 1, updated_at = now(),
      steps = o.steps || jsonb_build_array(jsonb_build_object('state', 'over', 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', null))
    from subscriptions s where o.org_id = ${orgId} and o.state = 'active' and s.org_id = o.org_id and s.order_id = o.id and s.state = 'over'`.execute(
    db,
  )
  const until = subscribedUntil(terms, now)
  await saveSubscribedUntil(db, orgId, until === null ? null : new Date(until))
  const limits = limitsOf(terms, now)
  if (limits) await writeLimits(db, orgId, limits)
}

/** Of the quotas that packages name; an operator's limits of others stay. */
async function writeLimits(db: Tx, orgId: number, limits: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    delete from org_limits where org_id = ${orgId} and quota = any(${quotaNames as string[]}::text[]) and quota <> all(${[...limits.keys()]}::text[])`.execute(
    db,
  )
  await sql`
    insert into org_limits (org_id, quota, most) select ${orgId}, q, m from unnest(${[...limits.keys()]}::text[], ${[...limits.values()]}::bigint[]) as l (q, m)
    on conflict (org_id, quota) do update set most = excluded.most where org_limits.most <> excluded.most`.execute(db)
}

/** Terms whose moment has come, and orders that were paid when the process died. Done by the workers, every minute. */
export async function followClock(
  system: Database,
  activate: (orgId: number, id: number) => Promise<unknown>,
): Promise<void> {
  const { rows: paid } = await sql<{ org_id: number; id: number }>`
    select org_id, id from orders where state = 'paid' order by id limit 1000`.execute(system)
  for (const { org_id, id } of paid) await activate(org_id, id)
  const { rows: due } = await sql<{ org_id: number }>`
    select distinct org_id from subscriptions where state <> 'over' and (ends_at <= now() or state = 'coming' and starts_at <= now())
    order by org_id limit 1000`.execute(system)
  for (const { org_id } of due) await changeTerms(system, org_id, async () => {})
}
