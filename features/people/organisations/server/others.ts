/** What other features change of organisations. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Of somebody who registers. @returns its id */
export async function foundOrganisation(tx: Tx, organisation: { name: string; contact: string }): Promise<number> {
  const { id } = await tx.insertInto('organisations').values(organisation).returning('id').executeTakeFirstOrThrow()
  return id
}

/** One change after the other in an organisation, until the transaction ends. */
export const lockOrganisation = (tx: Tx, orgId: number) =>
  sql`select id from organisations where id = ${orgId} for update`.execute(tx)

/** Until when its members may write; null: without end. */
export async function saveSubscribedUntil(tx: Tx, orgId: number, until: Date | null): Promise<void> {
  await sql`
    update organisations set subscribed_until = ${until} where id = ${orgId}
      and subscribed_until is distinct from ${until}::timestamptz`.execute(tx)
}

/** Switches a feature off for it, or on again. @returns false: there is no such organisation */
export async function switchOrganisation(
  db: Database,
  orgId: number,
  { feature, off }: { feature: string; off: boolean },
): Promise<boolean> {
  const others = sql`array_remove(switched_off, ${feature})`
  const { numAffectedRows } = await sql`
    update organisations set switched_off = ${off ? sql`array_append(${others}, ${feature})` : others}
    where id = ${orgId} and deleted_at is null`.execute(db)
  return numAffectedRows === 1n
}

export interface SwitchedOff {
  feature: string
  organisations: { id: number; name: string }[]
}

/** By feature, which organisations have it switched off. @param most named of each */
export async function switchedOffByFeature(db: Database, most: number): Promise<SwitchedOff[]> {
  const { rows } = await sql<SwitchedOff>`
    select f.feature, jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.name, f.id) filter (where f.n <= ${most}) as organisations
    from (select feature, o.id, o.name, row_number() over (partition by feature order by o.name, o.id) as n
      from organisations o, unnest(o.switched_off) as feature where o.deleted_at is null) f
    group by f.feature order by f.feature limit 1000`.execute(db)
  return rows
}

export async function addDemonstrationOrganisations(
  tx: Tx,
  organisations: readonly { id: number; name: string }[],
): Promise<void> {
  await tx
    .insertInto('organisations')
    .values(organisations.map(({ id, name }) => ({ id, name, demonstration: true })))
    .onConflict(c => c.doNothing())
    .execute()
}

export async function demonstrationOrganisations(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('organisations').select('id').where('demonstration', '=', true).execute()
  return rows.map(row => row.id)
}

export const removeDemonstrationOrganisations = (tx: Tx) =>
  tx.deleteFrom('organisations').where('demonstration', '=', true).execute()
