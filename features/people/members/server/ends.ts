/** Ends of memberships, as they are given: an end that has passed would end what it is given to. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export const endInPast = () => refuse('invalid', 'members.endInPast', {}, 'expiresAt')

/** @throws invalid, which names the field */
export function requireEndAhead({ now }: Pick<Scope, 'now'>, expiresAt: string | null): void {
  if (expiresAt !== null && new Date(expiresAt) <= now) throw endInPast()
}

/** When a written end (`p.until`) is, in the zone of the organisation `o`: a day ends with its last moment. SQL. */
export const writtenEnd = sql`case when p.until = '' then null when length(p.until) = 10 then (p.until::date + 1)::timestamp at time zone o.time_zone
  else p.until::timestamp at time zone o.time_zone end`

/** @returns those written ends that have passed */
export async function passedEnds({ orgId, db, now }: Scope, written: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ until: string }>`
    select p.until from organisations o, unnest(${[...new Set(written)]}::text[]) as p (until)
    where o.id = ${orgId} and ${writtenEnd} <= ${now}`.execute(db)
  return new Set(rows.map(({ until }) => until))
}
