/** Facts of articles in the eyes of organisations, in one statement: for a batch that has just been stored, and for a replay. */
import { interactionsOf } from '@guanlan/features/articles/server/search'
import { decidedStory } from '@guanlan/features/articles/server/stories'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WarningFacts } from './facts.ts'

export interface WantedFacts {
  orgId: number
  articleId: number
}

type Row = Omit<WarningFacts, 'marks'> & { orgId: number; marks: string[] }

/** At most so many marks of an article; the ones said first weigh most. */
const mostMarks = 24

/** Facts by organisation and article (`7:123`). What an organisation knows nothing of yet is what it is to everybody. */
export async function loadFacts(db: Tx, wanted: readonly WantedFacts[]): Promise<Map<string, WarningFacts>> {
  if (wanted.length === 0) return new Map()
  const ids = sql`${numberList([...new Set(wanted.map(({ articleId }) => articleId))])}::bigint[]`
  const { rows } = await sql<Row>`
    select w.org_id as "orgId", a.id as "articleId", coalesce(o.cluster_id, ${decidedStory.story}) as "storyId", a.title, a.url, a.media_id as "mediaId", m.name as media,
      case when m.media_type is null then coalesce(f.level, 0) else m.level end as "mediaLevel", a.media_type as "mediaType", a.author,
      case when jsonb_typeof(a.account -> 'followers') = 'number' then (a.account ->> 'followers')::float8 end as followers,
      case when jsonb_typeof(a.account -> 'verified') = 'number' then (a.account ->> 'verified')::float8 > 0 else false end as verified, a.published_at as "publishedAt", a.collected_at as "collectedAt",
      coalesce(o.sentiment, a.sentiment) as sentiment, case when o.article_id is null then a.level else o.level end as level, coalesce(o.dimension, a.dimension) as dimension,
      a.language, a.region, a.mentioned, a.is_ad as "isAd", ${interactionsOf} as interactions,
      array(
        with recursive above as (
          select h.monitor_id as id from hits h where h.org_id = w.org_id and h.article_id = a.id and h.removed_at is null
          union
          select n.parent_id from monitors n join above on n.id = above.id where n.org_id = w.org_id and n.parent_id is not null
        ) select id from above) as "monitorIds",
      array(select l.label_id from article_labels l where l.org_id = w.org_id and l.article_id = a.id) as "labelIds",
      o.removed_at is not null as "isHidden", a.demonstration,
      (a.corps || a.brands || a.products || coalesce(o.keywords, a.keywords))[1:${sql.lit(mostMarks)}] as marks
    from unnest(${wanted.map(({ orgId }) => orgId)}::int[], ${numberList(wanted.map(({ articleId }) => articleId))}::bigint[]) as w (org_id, article_id)
    join articles a on a.id = w.article_id and a.id = any(${ids})
    join media m on m.id = a.media_id
    left join org_articles o on o.org_id = w.org_id and o.article_id = a.id and o.article_id = any(${ids})
    left join org_media_facts f on f.org_id = w.org_id and f.media_id = a.media_id
    ${decidedStory.joins(sql`w.org_id`)}
    where a.only_org is null or a.only_org = w.org_id`.execute(db)
  return new Map(rows.map(({ orgId, ...facts }) => [keyOf(orgId, facts.articleId), facts]))
}

export const keyOf = (orgId: number, articleId: number): string => `${orgId}:${articleId}`
