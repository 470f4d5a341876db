import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Receiver } from './receivers.ts'

/** Those who keep an organisation, on their screens. Names are told within the organisation alone: the transaction has to be bound to it. */
export async function administratorsOf({ orgId, db }: Pick<Scope, 'orgId' | 'db'>): Promise<Receiver[]> {
  const { rows } = await sql<{ userId: number; name: string }>`
    select user_id as "userId", coalesce(member_name(user_id), '#' || user_id) as name
    from memberships where org_id = ${orgId} and role = 'orgAdmin' order by user_id limit 100`.execute(db)
  return rows.map(row => ({ by: 'inApp', ...row }))
}
