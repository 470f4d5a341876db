/** How sources fared is kept by the hour for 35 days. Older hours leave what charts ask of them, one row a day: when a source was asked, failed and brought something. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Whole days of UTC grow old, in one statement: killed in between, they are still hours. */
export async function purgeHours(db: Database): Promise<void> {
  await sql`
    with old as (delete from source_hours where hour < date_trunc('day', now(), 'UTC') - interval '35 days' returning source_id, hour, asked, failed, fresh),
    bits as (select source_id, (hour at time zone 'UTC')::date as day, 1 << extract(hour from hour at time zone 'UTC')::int as bit, asked, failed, fresh from old where asked > 0)
    insert into source_days as d (source_id, day, asked, failed, fresh)
    select source_id, day, bit_or(bit), coalesce(bit_or(bit) filter (where failed = asked), 0), coalesce(bit_or(bit) filter (where fresh > 0), 0)
    from bits group by source_id, day
    on conflict (source_id, day) do update set asked = d.asked | excluded.asked, failed = d.failed | excluded.failed, fresh = d.fresh | excluded.fresh`.execute(
    db,
  )
  await sql`delete from source_days where day < (now() - interval '13 months')::date`.execute(db)
}
