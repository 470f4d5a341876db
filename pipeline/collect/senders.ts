/** What an organisation's senders hand in by the hour: whoever falls silent against their own habit is told on charts (features/charts/charts). */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Senders name themselves: more different ones in an hour are not kept apart. */
const mostAnHour = 200

export async function noteSender(
  db: Database,
  { orgId, sender, userId, articles }: { orgId: number; sender: string; userId: number; articles: number },
): Promise<void> {
  await sql`
    insert into sender_hours as h (org_id, sender, user_id, hour, articles)
    select ${orgId}::int, left(${sender}::text, 200), ${userId}::int, date_trunc('hour', now()), ${articles}::int
    where ${sender}::text <> '' and (select count(*) from sender_hours where org_id = ${orgId} and hour = date_trunc('hour', now())) < ${mostAnHour}
    on conflict (org_id, sender, user_id, hour) do update set calls = h.calls + 1, articles = h.articles + excluded.articles, last_at = now()`.execute(
    db,
  )
}

export const purgeSenders = (db: Database) =>
  sql`delete from sender_hours where hour < now() - interval '13 months'`.execute(db)
