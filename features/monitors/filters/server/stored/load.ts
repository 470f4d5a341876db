/** Stored articles of an organisation, with their hits, as filters are asked about them; newest first. */
import type { RuleArticle } from '@guanlan/engine/rules'
import { shinglesOfArticle } from '@guanlan/engine/text'
import { type FilterableHit, filterableHits } from '@guanlan/features/articles/articles/server/facts'
import { articleRows, keysOfStored, mediaRows, storedFacts } from '@guanlan/features/articles/articles/server/questions'
import { interactionsOf, ruleArticleOf } from '@guanlan/features/articles/articles/server/search'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { FilterFacts } from '../deciding/facts.ts'

export interface FilterArticle {
  id: number
  publishedAt: Date
  timeOfArrival: boolean
  /** The same as the database writes it, with its microseconds. */
  moment: string
  title: string
  media: string
  /** It lies in the recycle bin. */
  binned: boolean
  /** Somebody has corrected its sentiment. */
  corrected: boolean
  text: RuleArticle
  facts: FilterFacts
  hits: readonly FilterableHit[]
}

/** The last article of a page: the next one is behind it. */
export interface FilterPlace {
  moment: string
  id: number
}

export const placeOf = ({ moment, id }: FilterArticle): FilterPlace => ({ moment, id })

/** @param since the oldest moment; null: all that is stored */
export async function articlesBehind(
  db: Tx,
  orgId: number,
  place: FilterPlace | null,
  { since, count }: { since: Date | null; count: number },
): Promise<FilterArticle[]> {
  const keys = await keysOfStored({ db, orgId }, place && { id: place.id, publishedAt: place.moment }, { since, count })
  return articlesOf(
    db,
    orgId,
    keys.map(({ id }) => id),
  )
}

interface Row {
  id: number
  published_at: Date
  time_of_arrival: boolean
  moment: string
  title: string
  body: string
  media: string
  url: string | null
  author: string | null
  language: string
  media_type: number
  region: number | null
  mentioned: number[]
  is_ad: boolean
  interactions: number
  corps: string[]
  brands: string[]
  products: string[]
}

/** In the order of the ids. */
export async function articlesOf(db: Tx, orgId: number, ids: readonly number[]): Promise<FilterArticle[]> {
  if (ids.length === 0) return []
  const given = sql`${numberList(ids)}::bigint[]`
  const { rows } = await sql<Row>`
    select a.id, a.published_at, a.time_of_arrival, a.published_at::text as moment, a.title, a.body, m.name as media, a.url, a.author, a.language, a.media_type, a.region,
      a.mentioned, a.is_ad, ${interactionsOf} as interactions, a.corps, a.brands, a.products
    from unnest(${given}) with ordinality as wanted (id, place)
    join ${articleRows} a on a.id = wanted.id and a.id = any(${given})
    join ${mediaRows} m on m.id = a.media_id
    order by wanted.place`.execute(db)
  const facts = await storedFacts({ db, orgId }, ids)
  const hits = await filterableHits({ db, orgId }, ids)
  return rows.map(row => {
    const text = ruleArticleOf(row)
    return {
      id: row.id,
      publishedAt: row.published_at,
      timeOfArrival: row.time_of_arrival,
      moment: row.moment,
      title: row.title,
      media: row.media,
      binned: facts.get(row.id)?.isBinned ?? false,
      corrected: facts.get(row.id)?.isCorrected ?? false,
      text,
      facts: {
        media: row.media,
        url: row.url,
        author: row.author,
        language: row.language,
        mediaType: row.media_type,
        region: row.region,
        mentioned: row.mentioned,
        isAd: row.is_ad,
        length: row.body.length,
        interactions: row.interactions,
        shingles: shinglesOfArticle(text.title, text.body),
      },
      hits: hits.get(row.id) ?? [],
    }
  })
}
