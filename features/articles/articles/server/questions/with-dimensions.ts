import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'

/**
 * Rows with `dimension` beside them: the one that the organisation gives the article, else the one that everybody is told; null: none.
 * @param rows with `article_id`
 * @param range within which all of them were published
 */
export const withDimensions = (
  { orgId }: Scope,
  rows: RawBuilder<unknown>,
  range: { from: Date; to: Date },
): RawBuilder<unknown> => sql`
  select w.*, nullif(coalesce(o.dimension, a.dimension), '') as dimension from (${rows}) w
  join articles a on a.id = w.article_id and ${idsWithin(sql`a.id`, range)}
  left join org_articles o on o.org_id = ${orgId} and o.article_id = w.article_id and ${idsWithin(sql`o.article_id`, range)}`
