/** Articles in the eyes of organisations, everything that a decision about them may ask besides their words. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { decidedStory } from '../hits/story-views.ts'
import { interactionsOf } from '../search/stored.ts'

export interface SeenArticle {
  articleId: number
  /** The story, as the organisation sees it. */
  storyId: number
  title: string
  url: string | null
  mediaId: number
  /** The same with what it has become, and what has become it. */
  mediaIds: readonly number[]
  media: string
  /** Code: 1 is the widest, 0 is not known. */
  mediaLevel: number
  /** Code. */
  mediaType: number
  author: string | null
  followers: number | null
  verified: boolean
  publishedAt: Date
  /** When it came in. */
  collectedAt: Date
  /** 1, 0, -1. */
  sentiment: number
  /** 1 (worst) to 4; null: not negative. */
  level: number | null
  dimension: string | null
  language: string
  region: number | null
  mentioned: readonly number[]
  isAd: boolean
  /** Likes, shares and comments. */
  interactions: number
  /** Monitors that show it. */
  monitorIds: readonly number[]
  labelIds: readonly number[]
  /** In the bin, or taken out by a filter. */
  isHidden: boolean
  demonstration: boolean
  /** Names and keywords by which the same matter is recognised; those said first come first, 24 at most. */
  marks: readonly string[]
}

const mostMarks = 24

/**
 * One statement for all of them. What an organisation knows nothing of yet is what it is to everybody; what another organisation handed in
 * for itself is left out.
 */
export async function seenByEach(
  db: Tx,
  requested: readonly { orgId: number; articleId: number }[],
): Promise<(SeenArticle & { orgId: number })[]> {
  if (requested.length === 0) return []
  const ids = sql`${numberList([...new Set(requested.map(({ articleId }) => articleId))])}::bigint[]`
  const { rows } = await sql<SeenArticle & { orgId: number }>`
    select w.org_id as "orgId", a.id as "articleId", coalesce(o.cluster_id, ${decidedStory.story}) as "storyId", a.title, a.url, a.media_id as "mediaId", m.name as media,
      array(select x.id from media x where x.id = coalesce(m.merged_into, m.id) or x.merged_into = coalesce(m.merged_into, m.id)) as "mediaIds",
      case when m.media_type is null then coalesce(f.level, 0) else m.level end as "mediaLevel", a.media_type as "mediaType", a.author,
      case when jsonb_typeof(a.account -> 'followers') = 'number' then (a.account ->> 'followers')::float8 end as followers,
      case when jsonb_typeof(a.account -> 'verified') = 'number' then (a.account ->> 'verified')::float8 > 0 else false end as verified, a.published_at as "publishedAt", a.collected_at as "collectedAt",
      coalesce(o.sentiment, a.sentiment) as sentiment, case when o.article_id is null then a.level else o.level end as level, coalesce(o.dimension, a.dimension) as dimension,
      a.language, a.region, a.mentioned, a.is_ad as "isAd", ${interactionsOf} as interactions,
      array(select h.monitor_id from hits h where h.org_id = w.org_id and h.article_id = a.id and h.article_id = any(${ids}) and h.removed_at is null) as "monitorIds",
      array(select l.label_id from article_labels l where l.org_id = w.org_id and l.article_id = a.id) as "labelIds",
      o.removed_at is not null as "isHidden", a.demonstration,
      (a.corps || a.brands || a.products || coalesce(o.keywords, a.keywords))[1:${sql.lit(mostMarks)}] as marks
    from unnest(${numberList(requested.map(({ orgId }) => orgId))}::int[], ${numberList(requested.map(({ articleId }) => articleId))}::bigint[]) as w (org_id, article_id)
    join articles a on a.id = w.article_id and a.id = any(${ids})
    join media m on m.id = a.media_id
    left join org_articles o on o.org_id = w.org_id and o.article_id = a.id and o.article_id = any(${ids})
    left join org_media_facts f on f.org_id = w.org_id and f.media_id = a.media_id
    ${decidedStory.joins(sql`w.org_id`)}
    where a.only_org is null or a.only_org = w.org_id`.execute(db)
  return rows
}
