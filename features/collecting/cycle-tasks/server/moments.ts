/** When a rhythm comes round, in a time zone. Pure. */
import { cronMoments, wallClock } from '@guanlan/platform/server'
import { leastMinutes, type Timing } from '../contract.ts'

/** Five fields, without a year or seconds; null: the rhythm says nothing. @throws what croner says of a wrong pattern */
function patternOf({ rhythm, time, weekdays, monthDays, pattern, hours }: Timing): string | null {
  const [hour, minute] = time.split(':').map(Number)
  switch (rhythm) {
    case 'hours':
      return hours.some(day => day.includes('1')) ? '0 * * * *' : null
    case 'daily':
      return `${minute} ${hour} * * *`
    case 'weekly':
      return weekdays.length > 0 ? `${minute} ${hour} * * ${[...weekdays].sort().join(',')}` : null
    case 'monthly':
      return monthDays.length > 0 ? `${minute} ${hour} ${monthDays.join(',')} * *` : null
    case 'cron':
      return pattern
  }
}

/** The first moments after one, fewer when no more come. @throws what is wrong with a cron pattern */
export function momentsAfter(timing: Timing, zone: string, after: Date, count: number): Date[] {
  const pattern = patternOf(timing)
  if (pattern === null) return []
  const counts = timing.rhythm === 'hours' ? onHours(timing.hours, zone) : undefined
  return cronMoments(pattern, { zone, after, count, counts })
}

function onHours(hours: readonly string[], zone: string): (moment: Date) => boolean {
  const clock = wallClock(zone)
  return moment => {
    const [day = '', time = ''] = clock.text(moment).split(' ')
    return hours[(new Date(day).getUTCDay() + 6) % 7]?.[Number(time.slice(0, 2))] === '1'
  }
}

/** The next moment; undefined: none comes, or the pattern is one that only another release could read. */
export function nextAfter(timing: Timing, zone: string, after: Date): Date | undefined {
  try {
    return momentsAfter(timing, zone, after, 1)[0]
  } catch {
    return undefined
  }
}

/** What is wrong with a rhythm, by its field; null: nothing. */
export function faultOf(timing: Timing, zone: string, now: Date): { field: keyof Timing; tooOften: boolean } | null {
  const field = ({ hours: 'hours', daily: 'time', weekly: 'weekdays', monthly: 'monthDays', cron: 'pattern' } as const)[
    timing.rhythm
  ]
  try {
    const moments = momentsAfter(timing, zone, now, 20)
    if (moments.length === 0) return { field, tooOften: false }
    const tooOften = moments.some(
      (moment, at) => at > 0 && moment.getTime() - (moments[at - 1]?.getTime() ?? 0) < leastMinutes * 60_000,
    )
    return tooOften ? { field, tooOften } : null
  } catch {
    // Every error of the pattern is the same to who wrote it: the field is to be mended.
    return { field, tooOften: false }
  }
}

/** Being so late is no miss: the worker was busy. */
const graceMs = 5 * 60_000
/** Of the runs that were missed, at most these are made up for. */
const mostMissed = 100

/** Whether a moment that is due is run, and which one comes after it. */
export function turnAt(
  timing: Timing & { missed: 'one' | 'all' | 'none' },
  zone: string,
  dueAt: Date,
  now: Date,
): { runs: boolean; next: Date | null } {
  const isMissed = now.getTime() - dueAt.getTime() > graceMs
  const following = (after: Date) => momentsAfter(timing, zone, after, 1)[0] ?? null
  if (timing.missed === 'all') {
    const behind = momentsAfter(timing, zone, dueAt, mostMissed)
    // Further behind than that: what is too old is given up.
    const isHopeless = behind.length === mostMissed && (behind.at(-1) as Date) <= now
    return { runs: true, next: isHopeless ? following(now) : (behind[0] ?? null) }
  }
  return { runs: timing.missed === 'one' || !isMissed, next: following(isMissed ? now : dueAt) }
}
