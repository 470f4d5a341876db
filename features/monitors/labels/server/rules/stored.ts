/** Stored articles of an organisation as rules of labels are asked about them; newest first. */
import type { RuleArticle } from '@guanlan/engine/rules'
import { articleRows, keysOfStored, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { ruleArticleOf } from '@guanlan/features/articles/articles/server/search'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface LabelledArticle {
  id: number
  title: string
  media: string
  publishedAt: Date
  timeOfArrival: boolean
  /** The moment as the database writes it, with its microseconds. */
  moment: string
  text: RuleArticle
}

/** The last article of a page: the next one is behind it. */
export interface LabelPlace {
  moment: string
  id: number
}

export async function articlesBehind(
  db: Tx,
  orgId: number,
  place: LabelPlace | null,
  count: number,
): Promise<LabelledArticle[]> {
  const ids = await keysOfStored({ db, orgId }, place && { id: place.id, publishedAt: place.moment }, { count })
  if (ids.length === 0) return []
  const given = sql`${numberList(ids.map(({ id }) => id))}::bigint[]`
  const { rows } = await sql<{
    id: number
    published_at: Date
    time_of_arrival: boolean
    moment: string
    title: string
    body: string
    media: string
    corps: string[]
    brands: string[]
    products: string[]
  }>`
    select a.id, a.published_at, a.time_of_arrival, a.published_at::text as moment, a.title, a.body, m.name as media, a.corps, a.brands, a.products
    from unnest(${given}) with ordinality as wanted (id, place)
    join ${articleRows} a on a.id = wanted.id and a.id = any(${given}) join ${mediaRows} m on m.id = a.media_id
    order by wanted.place`.execute(db)
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    media: row.media,
    publishedAt: row.published_at,
    timeOfArrival: row.time_of_arrival,
    moment: row.moment,
    text: ruleArticleOf(row),
  }))
}
