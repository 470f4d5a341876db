import { isOfIndustry } from '@guanlan/features/articles/dictionaries/server'
import { containing } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Question } from '../contract.ts'

export type ReviewFilter = Pick<Question, 'like' | 'rating' | 'field' | 'startTime' | 'endTime'>

const sentiments = { positive: 1, neutral: 0, negative: -1 } as const

/** Rows `r` that a question wants. */
export function reviewCondition({ like, rating, field, startTime, endTime }: ReviewFilter): RawBuilder<unknown> {
  const parts = [containing(['title', 'body', 'product'], like) ?? sql`true`]
  if (rating !== 'all') parts.push(sql`r.sentiment = ${sentiments[rating]}::smallint`)
  if (field) parts.push(isOfIndustry(field, sql`r.title || ' ' || r.body || ' ' || r.product`))
  if (startTime) parts.push(sql`r.published_on >= ${startTime}`)
  if (endTime) parts.push(sql`r.published_on <= ${endTime}`)
  return sql.join(parts, sql` and `)
}
