/** Walks stored articles that may satisfy a rule, newest first: the text index narrows, the caller decides exactly. */
import type { Candidates } from '@guanlan/engine/rules'
import type { Database, Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

export interface StoredArticle {
  id: number
  title: string
  body: string
  language: string
  media_type: number
  media_id: number
  media: string
  author: string | null
  region: number | null
  mentioned: number[]
  published_at: Date
  sentiment: number
  level: number | null
  interactions: number
  cluster_id: number
}

export interface Walk {
  candidates: Candidates
  /** Articles handed in by another organisation for itself stay out. */
  orgId: number
  from?: Date
  to?: Date
  /** Where the page before ended. */
  after?: { publishedAt: Date; id: number }
  limit: number
}

/** One page of possible articles; fewer than `limit` means the end. */
export async function possibleArticles(db: Database | Tx, walk: Walk): Promise<StoredArticle[]> {
  const parts = [sql`true`]
  const condition = gramCondition(walk.candidates)
  if (condition) parts.push(condition)
  if (walk.from) parts.push(sql`g.published_at >= ${walk.from}::timestamptz`)
  if (walk.to) parts.push(sql`g.published_at <= ${walk.to}::timestamptz`)
  if (walk.after)
    parts.push(sql`(g.published_at, g.article_id) < (${walk.after.publishedAt}::timestamptz, ${walk.after.id}::bigint)`)
  const { rows } = await sql<StoredArticle>`
    with possible as materialized (
      select g.article_id, g.published_at from article_grams g where ${sql.join(parts, sql` and `)}
      order by g.published_at desc, g.article_id desc limit ${walk.limit}
    )
    select a.id, a.title, a.body, a.language, a.media_type, a.media_id, m.name as media, a.author, a.region, a.mentioned, a.published_at, a.sentiment, a.level,
      ${interactionsOf} as interactions, a.cluster_id
    from possible p join articles a on a.id = p.article_id join media m on m.id = a.media_id
    where a.only_org is null or a.only_org = ${walk.orgId}
    order by p.published_at desc, p.article_id desc`.execute(db)
  return rows
}

/** Likes, shares and comments together; reads are an audience, not an act. */
export const interactionsOf = sql<number>`coalesce(a.likes, 0) + coalesce(a.shares, 0) + coalesce(a.comments, 0)`

function gramCondition(candidates: Candidates): RawBuilder<unknown> | null {
  if (candidates.kind === 'any') return null
  if (candidates.kind === 'grams')
    return candidates.all.length === 0 ? null : sql`g.grams @> ${[...candidates.all]}::int[]`
  const parts = candidates.parts.map(gramCondition)
  if (candidates.kind === 'or')
    return parts.includes(null) ? null : sql`(${sql.join(parts as RawBuilder<unknown>[], sql` or `)})`
  const needed = parts.filter(part => part !== null)
  return needed.length === 0 ? null : sql`(${sql.join(needed, sql` and `)})`
}
