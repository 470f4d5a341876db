import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** The one who acts leads the crisis, or stands in for whoever does. */
export async function isLeading({ orgId, userId, db }: Scope, crisisId: number): Promise<boolean> {
  const { rows } = await sql`
    select from crisis_people where org_id = ${orgId} and crisis_id = ${crisisId} and user_id = ${userId}::int and role in ('lead', 'deputy') limit 1`.execute(
    db,
  )
  return rows.length > 0
}
