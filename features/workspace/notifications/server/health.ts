/** How sending fares over the whole installation: figures that name nobody. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface DeliveryHealth {
  /** How long the message that has been due longest has waited; null: none waits. Those of paused channels count. */
  oldestSeconds: number | null
  failedLastHour: number
  pausedChannels: number
}

/** Ranges of indexes over what waits and what failed. */
export async function deliveryHealth(db: Database, now = new Date()): Promise<DeliveryHealth> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const { rows } = await sql<{ oldest: Date | null; failed: number; paused: number }>`
    select (select min(due_at) from deliveries where state = 'waiting' and due_at <= ${now}::timestamptz) as oldest,
      (select count(*)::int from deliveries where state = 'failed' and due_at >= ${hourAgo}::timestamptz) as failed,
      (select count(*)::int from delivery_channel_states s join delivery_channels c on c.org_id = s.org_id and c.id = s.channel_id
        where s.paused_at is not null and c.enabled) as paused`.execute(db)
  const { oldest = null, failed = 0, paused = 0 } = rows[0] ?? {}
  return {
    oldestSeconds: oldest && Math.round((now.getTime() - oldest.getTime()) / 1000),
    failedLastHour: failed,
    pausedChannels: paused,
  }
}
