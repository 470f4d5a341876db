import { isOfIndustry } from '@guanlan/features/articles/dictionaries/server'
import { containing } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Question } from '../contract.ts'

export type ComplaintFilter = Pick<Question, 'like' | 'status' | 'field' | 'startTime' | 'endTime'>

/** Rows `r` that a question wants. */
export function complaintCondition({ like, status, field, startTime, endTime }: ComplaintFilter): RawBuilder<unknown> {
  const parts = [containing(['title', 'body', 'brand', 'product'], like) ?? sql`true`]
  if (status !== 'all') parts.push(sql`r.status = ${status}`)
  if (field) parts.push(isOfIndustry(field, sql`r.title || ' ' || r.body || ' ' || r.brand || ' ' || r.product`))
  if (startTime) parts.push(sql`r.published_on >= ${startTime}`)
  if (endTime) parts.push(sql`r.published_on <= ${endTime}`)
  return sql.join(parts, sql` and `)
}
