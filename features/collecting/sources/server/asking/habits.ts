/** What a source usually does, so that it is noticed when it falls silent against its own habit. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

const hourSeconds = 3_600
/** Fewer hours with news tell no habit. */
const fewestHours = 10
const leastQuietHours = 6
const mostQuietHours = 14 * 24
const sourcesAtOnce = 500

/**
 * Seconds without news after which a source counts as silent: twice the pause that 19 of 20 of its pauses do not exceed, six hours at
 * least, 14 days at most. Null: too little is known. Pure.
 * @param hours that brought something, ascending, as hours since any moment
 */
export function quietSecondsOf(hours: readonly number[]): number | null {
  if (hours.length < fewestHours) return null
  const pauses = hours.slice(1).map((hour, index) => hour - (hours[index] ?? hour))
  const sorted = pauses.toSorted((a, b) => a - b)
  const usual = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  return Math.min(mostQuietHours, Math.max(leastQuietHours, usual * 2)) * hourSeconds
}

/** Reads the hours of four weeks of every source, some hundred sources at a time. */
export async function learnHabits(db: Database): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; hours: number[] }>`
      select s.id, array(select (extract(epoch from hour) / 3600)::int from source_hours h
        where h.source_id = s.id and h.fresh > 0 and h.hour > now() - interval '28 days' order by hour) as hours
      from sources s where s.id > ${after} order by s.id limit ${sourcesAtOnce}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const learned = rows.map(({ id, hours }) => ({ id, quiet: quietSecondsOf(hours) }))
    await sql`
      update sources s set quiet_seconds = l.quiet from jsonb_to_recordset(${JSON.stringify(learned)}::jsonb) as l (id int, quiet int)
      where s.id = l.id and s.quiet_seconds is distinct from l.quiet`.execute(db)
    after = last.id
  }
}
