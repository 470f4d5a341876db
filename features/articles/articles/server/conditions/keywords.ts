/** Keywords as an organisation sees them, in SQL: the one place that says where they stand and when two of them are the same. */
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'

/**
 * Keywords (text[]) of the article `a.id` for the organisation: its own analysis where it has one, the article's otherwise.
 * Most organisations analyse as everybody does, and then their facts of each article need not be looked up.
 * `articles` has to be there as `a`.
 */
export const seenKeywords = (orgId: number): RawBuilder<unknown> => sql`coalesce(
  case when exists (select 1 from own_readings where org_id = ${orgId}::int)
    then (select own.keywords from org_articles own where own.org_id = ${orgId}::int and own.article_id = a.id) end,
  a.keywords)`

/** Words are compared without regard to case: iPhone and IPHONE are one. Nothing else is folded. */
export const folded = (word: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${word})`

/** True for rows `r` whose article has one of these words among its keywords. */
export const hasKeyword = (
  orgId: number,
  range: { from: Date; to: Date },
  words: readonly string[],
): RawBuilder<unknown> => sql`exists (
  select 1 from articles a, unnest(${seenKeywords(orgId)}) w (word)
  where a.id = r.article_id and ${idsWithin(sql`a.id`, range)} and ${folded(sql`w.word`)} = any(array(select ${folded(sql`v.word`)} from unnest(${[...words]}::text[]) v (word))))`
