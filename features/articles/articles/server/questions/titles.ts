/** Articles by title alone, for lists of many. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaType } from '../../contract.ts'
import { mediaTypeWord } from '../codes.ts'
import { mayBeFound } from '../may-be-found.ts'
import { timeOfArrival } from '../time-of-arrival.ts'

export interface ArticleTitle {
  id: number
  title: string
  media: string
  mediaType: MediaType
  isAd: boolean
  publishedAt: Date
  timeOfArrival: boolean
}

/** What the organisation may see, whether or not a monitor wants it; without what lies in its recycle bin. In the order of the ids. */
export async function titlesOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  ids: readonly number[],
): Promise<ArticleTitle[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  const { rows } = await sql<Omit<ArticleTitle, 'mediaType'> & { mediaType: number }>`
    select a.id, coalesce(e.title, a.title) as title, m.name as media, coalesce(o.media_type, a.media_type) as "mediaType", coalesce(e.is_ad, a.is_ad) as "isAd",
      coalesce(e.dated_at, a.published_at) as "publishedAt", e.dated_at is null and ${timeOfArrival} as "timeOfArrival"
    from unnest(${given}) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and a.id = any(${given})
    left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and o.article_id = any(${given})
    join media m on m.id = coalesce(o.media_id, a.media_id)
    left join article_edits e on e.org_id = ${orgId} and e.article_id = a.id
    where ${mayBeFound(orgId)} and o.binned_at is null
    order by wanted.place limit ${ids.length}`.execute(db)
  return rows.map(row => ({ ...row, mediaType: mediaTypeWord(row.mediaType) }))
}

/** What the organisation's earliest article of a story is called, for filters that name stories. Unknown ones are left out. */
export async function storyNames(scope: Scope, stories: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (stories.length === 0) return []
  const { rows } = await sql<{ story: number; article: number }>`
    select distinct on (o.cluster_id) o.cluster_id::float8 as story, o.article_id::float8 as article from org_articles o
    where o.org_id = ${scope.orgId} and o.cluster_id = any(${numberList(stories)}::bigint[]) and o.removed_at is null
    order by o.cluster_id, o.published_at, o.article_id`.execute(scope.db)
  const titles = await titlesOf(
    scope,
    rows.map(({ article }) => article),
  )
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  return rows.flatMap(({ story, article }) => {
    const name = titleOf.get(article)
    return name === undefined ? [] : [{ id: story, name }]
  })
}
