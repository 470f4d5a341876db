/** What an organisation has of the stories that articles belong to. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

export interface Story {
  /** Articles of it that the organisation has. */
  articles: number
  earliest: { id: number; media: string; publishedAt: string }
}

/** Stories of more than one article, by story. A statement of its own, since a story may lie in any month: each month is planned for once. */
export async function storiesOf(scope: Scope, stories: readonly number[]): Promise<Map<number, Story>> {
  const { rows } = await sql<{ cluster_id: number; articles: number; id: number; media: string; published_at: Date }>`
    select s.cluster_id, s.articles, s.id, m.name as media, s.published_at from (
      select cluster_id, count(*)::int as articles, min(published_at) as published_at,
        (array_agg(article_id order by published_at, article_id))[1] as id, (array_agg(media_id order by published_at, article_id))[1] as media_id
      from org_articles where org_id = ${scope.orgId} and cluster_id = any(${numberList([...new Set(stories)])}::bigint[]) and removed_at is null
      group by 1 having count(*) > 1
    ) s join media m on m.id = s.media_id`.execute(scope.db)
  return new Map(
    rows.map(({ cluster_id, articles, id, media, published_at }) => [
      cluster_id,
      { articles, earliest: { id, media, publishedAt: published_at.toISOString() } },
    ]),
  )
}

/** The story of an article that this organisation has. */
export async function storyOf(scope: Scope, articleId: number): Promise<number | undefined> {
  const row = await scope.db
    .selectFrom('org_articles')
    .select('cluster_id')
    .where('org_id', '=', scope.orgId)
    .where('article_id', '=', articleId)
    .executeTakeFirst()
  return row?.cluster_id
}

/** The stories that these articles are in now, by article; of those alone that the organisation has. */
export async function storiesOfArticles(scope: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; story: number }>`
    select article_id::float8 as id, cluster_id::float8 as story from org_articles
    where org_id = ${scope.orgId} and article_id = any(${numberList(ids)}::bigint[])`.execute(scope.db)
  return new Map(rows.map(({ id, story }) => [id, story]))
}

export interface StoriesFigures {
  articles: number
  /** Of all of them. */
  media: number
  /** Articles of the 24 hours before its latest one. */
  recent: number
  /** When the first and the latest were published. */
  firstAt: Date
  lastAt: Date
}

/** Of each group of stories, those of its articles that stand in lists. */
export async function figuresOfStories(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  stories: readonly { group: number; story: number }[],
): Promise<ReadonlyMap<number, StoriesFigures>> {
  const [groups, ids] = [stories.map(each => each.group), stories.map(each => each.story)].map(numberList)
  const { rows } = await sql<StoriesFigures & { id: number }>`
    select id, count(*)::int as articles, count(distinct media_id)::int as media, (count(*) filter (where published_at > latest - interval '24 hours'))::int as recent,
      min(published_at) as "firstAt", max(published_at) as "lastAt"
    from (
      select g.id, o.media_id, o.published_at, max(o.published_at) over (partition by g.id) as latest from unnest(${groups}::int[], ${ids}::bigint[]) as g (id, story)
      join org_articles o on o.org_id = ${orgId} and o.cluster_id = g.story and o.cluster_id = any(${ids}::bigint[]) and o.removed_at is null
    ) a group by 1`.execute(db)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** The newest articles of these stories that stand in lists. */
export async function articlesOfStories(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  stories: readonly number[],
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select article_id::float8 as id from org_articles
    where org_id = ${orgId} and cluster_id = any(${numberList(stories)}::bigint[]) and removed_at is null order by published_at desc, article_id desc limit ${most}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * SQL, for a statement that joins stories with rows about their articles: ids (`article_id`) of the articles of a story that an organisation has.
 * To be joined laterally; by the index of stories.
 */
export const articlesOfStory = (org: RawBuilder<unknown>, story: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select o.article_id from org_articles o where o.org_id = ${org} and o.cluster_id = ${story}`
