/** Newcomers that are written with a story that was foreseen wrongly get the one that was decided; so do their facts and hits. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { shownLevel, shownSentiment, storyFacts } from '../hits/hits.ts'
import { decidedStory } from '../hits/story-views.ts'

export async function moveNewcomers(tx: Tx, moved: readonly { id: number; story: number }[]): Promise<void> {
  if (moved.length === 0) return
  const ids = sql`${numberList(moved.map(({ id }) => id))}::bigint[]`
  await sql`
    update articles a set cluster_id = u.story from unnest(${ids}, ${numberList(moved.map(({ story }) => story))}::bigint[]) u (id, story)
    where a.id = u.id and a.id = any(${ids})`.execute(tx)
  const { rows } = await sql`
    update org_articles t set cluster_id = v.story, sentiment = v.sentiment, level = v.level, corrected_at = v.corrected_at, corrected_by = v.corrected_by
    from (
      select h.org_id, h.article_id, ${decidedStory.story} as story, ${storyFacts.values(sql`h.own_sentiment`, sql`h.own_level`)}
      from org_articles h join articles a on a.id = h.article_id and a.id = any(${ids}) ${decidedStory.joins(sql`h.org_id`)} ${storyFacts.join}
      where h.article_id = any(${ids})
    ) v where t.org_id = v.org_id and t.article_id = v.article_id and t.article_id = any(${ids}) returning 1`.execute(
    tx,
  )
  if (rows.length === 0) return
  await sql`
    update hits h set cluster_id = o.cluster_id, sentiment = ${shownSentiment}, level = ${shownLevel}
    from org_articles o where o.org_id = h.org_id and o.article_id = h.article_id and o.article_id = any(${ids}) and h.article_id = any(${ids})`.execute(
    tx,
  )
}
