/** Articles by when they came in, rather than by when they were published. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

export interface Arrival {
  id: number
  /** When it was collected. */
  at: Date
  /** One of those named, whether or not a monitor has it. */
  isNamed: boolean
}

/** The newest `most` that came in since a moment, of those named and those that hits of these monitors brought; newest first. */
export async function arrivalsOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  {
    named,
    monitorIds,
    since,
    most,
  }: { named: readonly number[]; monitorIds: readonly number[]; since: Date; most: number },
): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    select a.id, a.collected_at as at, n.id is not null as "isNamed" from (
      select id from unnest(${numberList(named)}::bigint[]) as id
    ) n full join (
      select distinct article_id as id from hits where org_id = ${orgId} and monitor_id = any(${[...monitorIds]}::int[]) and arrived_at >= ${since}::timestamptz
    ) m using (id) join articles a using (id)
    where a.collected_at >= ${since}::timestamptz order by a.collected_at desc, a.id desc limit ${most}`.execute(db)
  return rows
}

/**
 * SQL, for a statement over many monitors of many organisations: ids (`article_id`) of what each shows, lay neither in the bin nor with a filter,
 * and came in since a moment. To be joined laterally.
 * @param of expressions: organisation, monitor, and the moment since which it came in
 * @param publishedSince the oldest day of publication, so that no older month is opened
 */
export const arrivedIn = (
  of: { org: RawBuilder<unknown>; monitor: RawBuilder<unknown>; since: RawBuilder<unknown> },
  publishedSince: Date,
): RawBuilder<unknown> => sql`
  select h.article_id from hits h
  join org_articles o on o.org_id = h.org_id and o.article_id = h.article_id and o.arrived_at >= ${of.since} and o.binned_at is null and o.filter_id is null
  where h.org_id = ${of.org} and h.monitor_id = ${of.monitor} and h.removed_at is null and h.published_at >= ${publishedSince}::timestamptz`
