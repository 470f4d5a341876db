/** What an organisation's calendar says of days: its own declarations, then public holidays. */
import { say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CalendarDay, CalendarYear, DayKind, DeclaredDay } from '../../contract.ts'
import { festivalWords, isPublished, publicDay, publicDaysOf } from './public-holidays.ts'

/** Of a day as YYYY-MM-DD; null: its weekday alone counts. */
export type Calendar = (day: string) => DayKind | null

/** Pure. */
export const calendarWith =
  (own: ReadonlyMap<string, DayKind>): Calendar =>
  day =>
    own.get(day) ?? publicDay(day)?.kind ?? null

/** Own declarations before yesterday decide nothing any more; 1,000 of them are years. */
export async function calendarOf({ orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>): Promise<Calendar> {
  const { rows } = await sql<{ day: string; kind: DayKind }>`
    select day::text as day, kind from calendar_days where org_id = ${orgId} and day >= ${now}::timestamptz::date - 2 order by day limit 1000`.execute(
    db,
  )
  return calendarWith(new Map(rows.map(({ day, kind }) => [day, kind])))
}

export async function yearOf({ orgId, db, locale }: CallScope, year: number): Promise<CalendarYear> {
  const { rows } = await sql<{ day: string; kind: DayKind; note: string }>`
    select day::text as day, kind, note from calendar_days
    where org_id = ${orgId} and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) order by day limit 366`.execute(
    db,
  )
  const own = new Map(rows.map(row => [row.day, row]))
  const days = [...new Set([...publicDaysOf(year), ...own.keys()])].sort()
  return {
    year,
    isPublished: isPublished(year),
    days: days.flatMap((day): CalendarDay[] => {
      const known = publicDay(day)
      const declared = own.get(day)
      const kind = declared?.kind ?? known?.kind
      if (!kind) return []
      const festival = known ? say(festivalWords(known.festival), locale) : ''
      return [
        {
          day,
          kind,
          publicKind: known?.kind ?? null,
          festival,
          isOwn: declared !== undefined,
          note: declared?.note ?? '',
        },
      ]
    }),
  }
}

export async function declareDay({ orgId, userId, db, now }: Scope, { day, kind, note }: DeclaredDay) {
  const { numAffectedRows } = await sql`
    insert into calendar_days as d (org_id, day, kind, note, updated_at, updated_by) values (${orgId}, ${day}, ${kind}, ${note}, ${now}, ${userId})
    on conflict (org_id, day) do update set kind = excluded.kind, note = excluded.note, version = d.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    where (d.kind, d.note) is distinct from (excluded.kind, excluded.note)`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

export async function undeclareDay({ orgId, db }: Scope, day: string) {
  const { numAffectedRows } = await sql`delete from calendar_days where org_id = ${orgId} and day = ${day}`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}
