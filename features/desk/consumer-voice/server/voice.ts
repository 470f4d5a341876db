/** How consumers' words are found, complaints and reviews alike. */
import { isOfIndustry } from '@guanlan/features/articles/dictionaries/server'
import { containing } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

export interface VoiceFilter {
  like: string
  field: string
  startTime: string | null
  endTime: string | null
}

/** Rows `r` that a question finds by words in these columns, by industry and by day, and what its kind asks beside. */
export function voiceCondition(
  columns: readonly string[],
  { like, field, startTime, endTime }: VoiceFilter,
  beside?: RawBuilder<unknown> | false,
): RawBuilder<unknown> {
  const parts = [containing(columns, like) ?? sql`true`]
  if (beside) parts.push(beside)
  if (field) parts.push(isOfIndustry(field, sql.raw(columns.map(column => `r.${column}`).join(` || ' ' || `))))
  if (startTime) parts.push(sql`r.published_on >= ${startTime}`)
  if (endTime) parts.push(sql`r.published_on <= ${endTime}`)
  return sql.join(parts, sql` and `)
}

export const byDay = { value: sql`r.published_on`, type: 'text' } as const
