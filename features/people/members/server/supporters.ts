/** Operators who are in an organisation by its consent (features/people/support-access): members for a time who are none of its people. */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface SupportPlace {
  orgId: number
  userId: number
  role: 'member' | 'reader'
  supportId: number
  endsAt: Date
}

/** @returns false: they are a member of their own */
export async function addSupporter(
  db: Database | Tx,
  { orgId, userId, role, supportId, endsAt }: SupportPlace,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into memberships as m (org_id, user_id, role, expires_at, support_id) values (${orgId}, ${userId}, ${role}, ${endsAt}, ${supportId})
    on conflict (org_id, user_id) do update set role = excluded.role, expires_at = excluded.expires_at, support_id = excluded.support_id, enabled = true
    where m.support_id is not null`.execute(db)
  return numAffectedRows === 1n
}

export const endSupport = (db: Database | Tx, { orgId, supportId }: Pick<SupportPlace, 'orgId' | 'supportId'>) =>
  sql`delete from memberships where org_id = ${orgId} and support_id = ${supportId}`.execute(db)
