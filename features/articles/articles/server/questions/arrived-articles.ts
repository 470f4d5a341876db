/** What came in for an organisation, by what tells which matter it is about. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { seenKeywords } from '../conditions/keywords.ts'

export interface ArrivedArticle {
  id: number
  story: number
  publishedAt: Date
  arrivedAt: Date
  title: string
  /** The first 300 characters of its text. */
  lead: string
  /** By id. */
  media: number
  keywords: string[]
  /** Of companies, brands and products, the most often named first, then people and organisations. */
  names: string[]
  /** Division codes of places, as digits. */
  mentioned: number[]
}

/** Of those that stand in lists, without advertisements: published within a time, came in after a moment; in the order in which they were published. */
export async function arrivedArticles(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  { from, to, since, most }: { from: Date; to: Date; since: Date; most: number },
): Promise<ArrivedArticle[]> {
  const { rows } = await sql<ArrivedArticle>`
    select o.article_id::float8 as id, o.cluster_id::float8 as story, o.published_at as "publishedAt", o.arrived_at as "arrivedAt", a.title, left(a.body, 300) as lead, o.media_id as media,
      ${seenKeywords(orgId)} as keywords, array(select n ->> 'name' from jsonb_array_elements(a.names) n) as names, a.mentioned
    from org_articles o join articles a on a.id = o.article_id and ${idsWithin(sql`a.id`, { from, to })}
    where o.org_id = ${orgId} and o.removed_at is null and o.published_at >= ${from}::timestamptz and o.published_at <= ${to}::timestamptz and o.arrived_at > ${since}::timestamptz
      and ${idsWithin(sql`o.article_id`, { from, to })} and not a.is_ad
    order by o.published_at, o.article_id limit ${most}`.execute(db)
  return rows
}
