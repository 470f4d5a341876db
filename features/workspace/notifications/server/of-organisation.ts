/** How sending fares in one organisation. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Place = Pick<Scope, 'orgId' | 'db'>

/** Messages made since then that will not arrive. */
export async function countFailedMessages({ orgId, db }: Place, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from deliveries where org_id = ${orgId} and created_at >= ${since}::timestamptz and state = 'failed'`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Channels that are on and rest after failures, by name. */
export async function pausedChannels({ orgId, db }: Place): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name from delivery_channel_states s join delivery_channels c on c.org_id = s.org_id and c.id = s.channel_id
    where s.org_id = ${orgId} and s.paused_at is not null and c.enabled order by c.name, c.id limit 50`.execute(db)
  return rows
}
