/** What a search found, in the shape of `org_articles`: with the organisation's own facts where it has some, as everybody sees it otherwise. */
import { numberList } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { decidedStory } from '../hits/story-views.ts'
import { mayBeFound } from '../may-be-found.ts'
import { interactionsOf } from '../search/stored.ts'

/** Of each article that the organisation may see, and has not put into its bin, one row. `monitorIds` narrows to those that one of the monitors wants; null: all. */
export function foundFacts(
  orgId: number,
  ids: readonly number[],
  monitorIds: readonly number[] | null,
): RawBuilder<unknown> {
  const given = sql`${numberList(ids)}::bigint[]`
  const org = sql`${orgId}::int`
  const own = (column: string) =>
    sql`case when o.article_id is null then ${sql.ref(`a.${column}`)} else ${sql.ref(`o.${column}`)} end as ${sql.ref(column)}`
  const condition =
    monitorIds === null
      ? sql``
      : sql`and exists (select from hits h where h.org_id = ${org} and h.article_id = a.id and h.article_id = any(${given})
          and h.monitor_id = any(${[...monitorIds]}::int[]) and h.removed_at is null)`
  const columns = ['media_type', 'sentiment', 'level', 'region', 'media_id', 'language', 'author'].map(own)
  return sql`
    select ${org} as org_id, a.id as article_id, a.published_at, ${sql.join(columns)},
      coalesce(o.interactions, ${interactionsOf}) as interactions, coalesce(o.cluster_id, ${decidedStory.story}) as cluster_id,
      coalesce(o.arrived_at, a.collected_at) as arrived_at, null::timestamptz as removed_at, o.filter_id
    from articles a left join org_articles o on o.org_id = ${org} and o.article_id = a.id and o.article_id = any(${given})
      ${decidedStory.joins(org)}
    where a.id = any(${given}) and ${mayBeFound(orgId)} and o.binned_at is null ${condition}`
}
