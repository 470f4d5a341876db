/** Where the days of a question come from: those that are kept and believed, and those that are read from their rows. */
import { type RawBuilder, sql } from 'kysely'
import type { KnownColumns } from './known.ts'
import { type Beside, dayOf, type Stretch, type StretchTogether } from './read.ts'

export interface DaysQuery {
  /** Null: everything of the organisation. */
  monitorIds: readonly number[] | null
  from: Date
  to: Date
  arrivedUntil?: Date
  beside: readonly Beside[]
}

export interface CountedDay {
  monitorId: number
  day: number
  /** Names what was counted: counted anew it has another. */
  made: string
}

export interface DaysPlan {
  kept: readonly CountedDay[]
  /** Which monitors of a day of several are meant: 1 at their places; null: all. */
  meant(day: { day: number; columns: KnownColumns }): Uint8Array | null
  missing: readonly Stretch[]
  missingTogether: readonly StretchTogether[]
}

/** Days of monitors that are read from their rows. */
export const mostRead = 1_000

/** Days of which nobody knows how much they hold, of so many: more are added up faster where they lie. Two are the running one and the one before. */
export const mostUnknown = (days: number): number => 2 + Math.min(10, (days - 2) / 2)

/** More rows of small monitors on one day are left where they are, and it is said that there are so many. */
export const mostTogether = 100_000

/** Fewer than triggers note (migration 0570), more than are counted (keep.ts). */
const notedDays = 195

/** Changes of days before it are not noted. */
export const oldestBelieved = (first: number): number => Math.max(first, dayOf(Date.now()) - notedDays)

export const epochDay = (day: RawBuilder<unknown>) => sql`(extract(epoch from ${day}) / 86400)::int`
