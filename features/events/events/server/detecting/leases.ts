/** One worker at a time follows an organisation, so that what it has in memory is what is stored. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

const leaseMs = 120_000

/** Of those nobody looked at since a moment, the one looked at longest ago. */
export async function leaseNext(db: Database, worker: string, now: Date, everyMs: number): Promise<number | null> {
  const until = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<{ orgId: number }>`
    with due as (
      select o.id as org_id from ${organisationRows} o left join event_detections d on d.org_id = o.id
      where o.rested_at is null and (d.org_id is null or ((d.worker = ${worker}::uuid or d.leased_until < ${now}::timestamptz) and d.looked_at < ${new Date(now.getTime() - everyMs)}::timestamptz))
      order by d.looked_at nulls first, o.id limit 1
      -- One that is being removed is left alone.
      for key share of o skip locked
    )
    insert into event_detections as t (org_id, worker, leased_until, looked_at)
    select org_id, ${worker}::uuid, ${until}::timestamptz, ${now}::timestamptz from due
    on conflict (org_id) do update set worker = excluded.worker, leased_until = excluded.leased_until, looked_at = excluded.looked_at
      where t.worker = excluded.worker or t.leased_until < ${now}::timestamptz
    returning org_id as "orgId"`.execute(db)
  return rows[0]?.orgId ?? null
}
