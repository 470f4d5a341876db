/** Reads whole articles of an organisation: only through its own facts, so a bare id of another tenant finds nothing. */

import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type DetectorCode, type EditedField, NegativityLevel, Sentiment, targetOf } from '../../contract.ts'
import { isFollowed } from '../conditions/work.ts'
import { fieldsIn } from '../edit-columns.ts'
import { mayBeFound } from '../may-be-found.ts'
import type { ArticleName } from '../new-article.ts'
import { interactionsOf } from '../search/stored.ts'
import { storiesOf } from '../stories/stories.ts'
import { type SenderFacts, senderFacts } from './sender-facts.ts'

export interface LoadedArticle {
  id: number
  title: string
  body: string
  url: string | null
  language: string
  media_type: number
  media_id: number
  media: string
  media_level: number
  media_region: number | null
  author: string | null
  account: unknown
  region: number | null
  mentioned: number[]
  names: ArticleName[]
  published_at: Date
  collected_at: Date
  arrived_at: Date
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  interactions: number
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  read: boolean
  probability: number | null
  corrected: boolean
  /** Judged by what the organisation's corrections taught, otherwise than everybody would. */
  learned: boolean
  summary: string | null
  keywords: string[]
  is_ad: boolean
  dimension: string | null
  similar: number
  likeness: { common: number; contained: number; sameLead: boolean } | null
  placed_by_hand: boolean
  earliest: { id: number; media: string; publishedAt: string } | null
  demonstration: boolean
  place: 'desk' | 'bin' | 'filtered'
  labels: number[]
  favourite: boolean
  followed: boolean
  featured: boolean
  review: 0 | 1 | 2
  remark: string | null
  tags: string[]
  assignee_id: number | null
  state: 0 | 1 | 2
  priority: 0 | 1 | 2 | 3
  due_at: Date | null
  activities: number[]
  notes: number
  /** Sensitive words that it holds. */
  sensitive: string[]
  /** How its page was found last. */
  detector: DetectorCode | null
  /** In the reader's language, where the organisation had it translated. */
  translated_title: string | null
  said: SenderFacts
  /** What the organisation wrote over. */
  edited: EditedField[]
}

/**
 * In the order of the ids; ids that are not this organisation's are left out.
 * @param found those count too that a search may find, though no monitor of the organisation wants them; they are in no story yet
 */
export async function loadArticles(scope: Scope, ids: readonly number[], found = false): Promise<LoadedArticle[]> {
  if (ids.length === 0) return []
  // Said of each table once more: ids of a join alone would open every month, and how much an organisation has is known of a number only.
  const given = sql`${numberList(ids)}::bigint[]`
  const own = (column: string) =>
    sql`case when o.article_id is null then ${sql.ref(`a.${column}`)} else ${sql.ref(`o.${column}`)} end as ${sql.ref(column)}`
  const { rows } = await sql<StoredFacts>`
    select a.id, coalesce(e.title, a.title) as title, coalesce(e.body, a.body) as body, a.url, a.language, ${own('media_type')}, ${own('media_id')}, m.name as media, case when m.media_type is null then coalesce(f.level, 0) else m.level end as media_level,
      case when m.media_type is null then f.region else m.region end as media_region,
      nullif(coalesce(e.author, a.author), '') as author, a.account, ${own('region')}, a.mentioned, a.names, coalesce(e.dated_at, a.published_at) as published_at, a.collected_at, coalesce(o.arrived_at, a.collected_at) as arrived_at, a.reads, a.likes, a.shares, a.comments, coalesce(o.interactions, ${interactionsOf}) as interactions,
      ${own('sentiment')}, ${own('level')}, n.article_id is not null as read, a.demonstration, o.corrected_at is not null as corrected, case when o.corrected_at is null and o.own_sentiment is null then a.probability end as probability,
      o.corrected_at is null and o.own_sentiment is not null as learned,
      nullif(coalesce(e.summary, a.summary), '') as summary, coalesce(o.keywords, a.keywords) as keywords, coalesce(e.is_ad, a.is_ad) as is_ad, nullif(coalesce(o.dimension, a.dimension), '') as dimension, o.cluster_id, coalesce(o.cluster_id <> a.cluster_id, false) as placed_by_hand,
      case when k.article_id is not null then json_build_object('common', k.common, 'contained', k.contained, 'sameLead', k.same_lead) end as likeness,
      case when o.binned_at is not null then 'bin' when o.filter_id is not null then 'filtered' else 'desk' end as place,
      array(select l.label_id from article_labels l where l.org_id = ${scope.orgId} and l.article_id = a.id order by l.put_at, l.label_id) as labels,
      exists (select from favourites v where v.org_id = ${scope.orgId} and v.user_id = ${scope.userId}::int and v.article_id = a.id) as favourite,
      ${isFollowed(scope.orgId, scope.userId, { media: sql`m.id`, author: sql`coalesce(e.author, a.author)`, type: sql`case when o.article_id is null then a.media_type else o.media_type end` })} as followed,
      w.featured_at is not null as featured, coalesce(w.review, 0) as review, w.remark, coalesce(w.tags, '{}') as tags, w.assignee_id, coalesce(w.state, 0) as state,
      coalesce(w.priority, 0) as priority, w.due_at, a.extra,
      array(select s.set_id from article_set_members s join article_sets k on k.org_id = s.org_id and k.kind = s.kind and k.id = s.set_id and k.closed_at is null
        where s.org_id = ${scope.orgId} and s.article_id = a.id and s.kind = 'campaign' and s.taken_at is null order by s.set_id) as activities,
      coalesce(o.sensitive, '{}') as sensitive,
      (select t.title from article_translations t where t.org_id = ${scope.orgId} and t.article_id = a.id and t.target = ${targetOf[scope.locale]}) as translated_title,
      (select p.state::text from article_probes p where p.article_id = a.id) as detector,
      ${fieldsIn()} as edited,
      (select count(*)::int from article_notes t where t.org_id = ${scope.orgId} and t.article_id = a.id) as notes
    from unnest(${given}) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and a.id = any(${given})
    ${found ? sql`left` : sql``} join org_articles o on o.org_id = ${scope.orgId} and o.article_id = a.id and o.article_id = any(${given})
    join media m on m.id = coalesce(o.media_id, a.media_id)
    left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id
    left join read_marks n on n.org_id = ${scope.orgId} and n.article_id = a.id
    left join article_likeness k on k.article_id = a.id and k.article_id = any(${given})
    left join article_edits e on e.org_id = ${scope.orgId} and e.article_id = a.id
    left join article_work w on w.org_id = ${scope.orgId} and w.article_id = a.id
    where ${found ? mayBeFound(scope.orgId) : sql`o.article_id is not null`} and o.binned_at is distinct from 'infinity'
    order by wanted.place`.execute(scope.db)
  const stories = await storiesOf(
    scope,
    rows.flatMap(row => row.cluster_id ?? []),
  )
  return rows.map(({ cluster_id, extra, ...article }) => {
    const story = cluster_id === null ? undefined : stories.get(cluster_id)
    return {
      ...article,
      said: senderFacts(extra, scope.orgId),
      similar: story ? story.articles - 1 : 0,
      likeness: story ? article.likeness : null,
      earliest: story?.earliest ?? null,
    }
  })
}

type StoredFacts = Omit<LoadedArticle, 'similar' | 'earliest' | 'said'> & { cluster_id: number | null; extra: unknown }

export interface ArticleHits {
  articleId: number
  monitorId: number
  version: number
  /** Towards the monitor's subject. */
  sentiment: Sentiment
  level: 1 | 2 | 3 | 4 | null
}

/** Which monitors hit these articles. */
export async function hitsOf(scope: Scope, ids: readonly number[]): Promise<ArticleHits[]> {
  if (ids.length === 0) return []
  const rows = await scope.db
    .selectFrom('hits')
    .select(['article_id', 'monitor_id', 'rule_version', 'sentiment', 'level'])
    .where('org_id', '=', scope.orgId)
    .where('article_id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .orderBy('monitor_id')
    .limit(ids.length * 200)
    .execute()
  return rows.map(row => ({
    articleId: row.article_id,
    monitorId: row.monitor_id,
    version: row.rule_version,
    sentiment: Sentiment.parse(row.sentiment),
    level: NegativityLevel.nullable().parse(row.level),
  }))
}
