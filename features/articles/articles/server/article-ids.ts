/**
 * Ids of articles begin with the UTC day of publication, above 39 bits that count in order of arrival (docs/decisions/0011,
 * db/migrations/0020). An id therefore says which month holds the article; ids from before that have no day and lie together.
 */
import { type RawBuilder, sql } from 'kysely'

/** Ids below it have no day: they are from before. */
export const dayOne = 2 ** 39
const lastDay = 2 ** 14 - 1
const dayZeroMs = Date.UTC(2020, 0, 1)
const dayMs = 86_400_000

/** The lowest id that an article of this UTC day can have. What was published before 2020 counts as the first day. */
export const lowestIdOf = (at: Date): number =>
  Math.min(lastDay, Math.max(1, Math.floor((at.getTime() - dayZeroMs) / dayMs))) * dayOne

/** When the day begins whose articles have ids from this one on. */
export const dayOfId = (id: number): Date => new Date(dayZeroMs + Math.floor(id / dayOne) * dayMs)

const monthOf = (at: Date, later: number): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1))

/**
 * True for the ids of all articles published in a range, and of others in its months: PostgreSQL then opens the parts of these months
 * and no other. A statement without it is slower, never wrong. Whole months, so that the planner does not take it for a second
 * narrowing beside that of the time. Null: no end.
 */
export function idsWithin(id: RawBuilder<unknown>, { from, to }: { from: Date | null; to: Date | null }) {
  const parts = [
    ...(from ? [sql`${id} >= ${lowestIdOf(monthOf(from, 0))}::bigint`] : []),
    ...(to ? [sql`${id} < ${lowestIdOf(new Date(monthOf(to, 1).getTime() - 1)) + dayOne}::bigint`] : []),
  ]
  return parts.length === 0 ? sql`true` : sql`(${id} < ${sql.lit(dayOne)} or ${sql.join(parts, sql` and `)})`
}

/** The number of an article in order of arrival, as the indexes of article_shingles have it. */
export const arrivalOf = (id: RawBuilder<unknown>) => sql<number>`(${id} & ${sql.lit(dayOne - 1)})`
