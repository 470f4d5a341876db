/** In which hours the sources of an organisation were asked, failed and brought something: bits of a day of UTC, from the hours of the last 35 days and from days beyond. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/**
 * A subquery (source_id, day, asked, failed, fresh) of days that touch a time; days on which a source was not asked are none.
 * A day is either in one table or in the other (features/collecting/sources/server/asking/purge-hours.ts).
 * @param sources a subquery with their ids
 */
export const sourceDays = (sources: ReturnType<typeof sql>, from: Date, to: Date) => sql`
  select d.source_id, d.day, d.asked, d.failed, d.fresh from source_days d
  where d.source_id in (${sources}) and d.day between (${from}::timestamptz at time zone 'UTC')::date and (${to}::timestamptz at time zone 'UTC')::date
  union all
  select source_id, day, bit_or(bit), coalesce(bit_or(bit) filter (where failed = asked), 0), coalesce(bit_or(bit) filter (where fresh > 0), 0)
  from (
    select h.source_id, (h.hour at time zone 'UTC')::date as day, 1 << extract(hour from h.hour at time zone 'UTC')::int as bit, h.asked, h.failed, h.fresh
    from source_hours h where h.source_id in (${sources}) and h.asked > 0
      and h.hour >= date_trunc('day', ${from}::timestamptz, 'UTC') and h.hour < ${to}) hours
  group by source_id, day`

/** The moment that a bit of a day stands for. */
export const hourOfBit = (day: ReturnType<typeof sql>, bit: ReturnType<typeof sql>) =>
  sql`((${day} + ${bit} * interval '1 hour') at time zone 'UTC')`

/** When the record of an organisation's sources begins: the last 35 days are always known. */
export const knownSince = ({ orgId }: Pick<Scope, 'orgId'>) => sql`least(now() - interval '35 days', (
  select min(first.day)::timestamp at time zone 'UTC' from visible_sources r
  cross join lateral (select min(d.day) as day from source_days d where d.source_id = r.id) first
  where r.org_id = ${orgId} and r.enabled))`
