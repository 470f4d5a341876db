/** Articles by when they came in, rather than by when they were published. */
import { type RawBuilder, sql } from 'kysely'

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
