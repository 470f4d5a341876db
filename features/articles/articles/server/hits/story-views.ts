/** The story of an article in the eyes of an organisation: its decision on the article, else on the story, else the text's. */
import type { Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

/** For a query that has `a` (articles) and an organisation: joins to add, and the story to read. */
export const decidedStory = {
  joins: (org: RawBuilder<unknown>) => sql`
    left join cluster_decisions da on da.org_id = ${org} and da.article_id = a.id
    left join cluster_decisions dc on dc.org_id = ${org} and dc.cluster_id = a.cluster_id`,
  story: sql<number>`coalesce(da.into_id, dc.into_id, a.cluster_id)`,
}

/** Brings the facts and hits of all organisations in line with these stories. */
export async function showStories(tx: Tx, stories: readonly number[]): Promise<void> {
  const { rows } = await sql<{ org_id: number; article_id: number; cluster_id: number }>`
    update org_articles t set cluster_id = v.story from (
      select o.org_id, o.article_id, ${decidedStory.story} as story
      from articles a join org_articles o on o.article_id = a.id ${decidedStory.joins(sql`o.org_id`)}
      where a.cluster_id = any(${[...stories]}::bigint[])
      order by 1, 2 for update of o
    ) v where t.org_id = v.org_id and t.article_id = v.article_id and t.cluster_id <> v.story
    returning t.org_id, t.article_id, t.cluster_id`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update hits h set cluster_id = u.cluster_id
    from unnest(${rows.map(row => row.org_id)}::int[], ${rows.map(row => row.article_id)}::bigint[], ${rows.map(row => row.cluster_id)}::bigint[]) u (org_id, article_id, cluster_id)
    where h.org_id = u.org_id and h.article_id = u.article_id`.execute(tx)
}
