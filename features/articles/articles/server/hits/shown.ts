/** Whether articles are shown: derived from the reasons that hide them, in one place. */
import { numberList, recordedUpdate, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/**
 * Writes `removed_at` of articles and hits, and the filter of whole articles, from what hides them: the bin, a filter that took an article from
 * all its monitors, a person who took it out of one. To be called after any of these has changed.
 */
export async function updateShown(db: Tx, orgId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const given = sql`${numberList(ids)}::bigint[]`
  await recordedUpdate(db, {
    table: 'org_articles',
    keys: ['article_id'],
    columns: ['filter_id', 'removed_at'],
    update: sql`
      update org_articles o set filter_id = f.filter_id,
        removed_at = case when o.binned_at is not null or f.filter_id is not null then coalesce(o.removed_at, now()) end
      from (
        select w.article_id, case when bool_and(h.filter_id is not null) then min(h.filter_id) end as filter_id
        from org_articles w left join hits h on h.org_id = w.org_id and h.article_id = w.article_id and h.article_id = any(${given}) and h.taken_by is null
        where w.org_id = ${orgId} and w.article_id = any(${given}) group by w.article_id
      ) f
      where o.org_id = ${orgId} and o.article_id = f.article_id and o.article_id = any(${given})
        and (o.filter_id, o.removed_at is not null) is distinct from (f.filter_id, o.binned_at is not null or f.filter_id is not null)`,
  })
  await recordedUpdate(db, {
    table: 'hits',
    keys: ['article_id', 'monitor_id'],
    columns: ['removed_at'],
    update: sql`
      update hits h set removed_at = case when s.hidden then now() end
      from (
        select h.monitor_id, h.article_id, o.binned_at is not null or h.taken_by is not null or h.filter_id is not null as hidden
        from hits h join org_articles o on o.org_id = h.org_id and o.article_id = h.article_id and o.article_id = any(${given})
        where h.org_id = ${orgId} and h.article_id = any(${given})
      ) s
      where h.org_id = ${orgId} and h.article_id = s.article_id and h.monitor_id = s.monitor_id and h.article_id = any(${given})
        and (h.removed_at is not null) <> s.hidden`,
  })
}
