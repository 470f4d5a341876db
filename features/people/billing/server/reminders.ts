/** Before a subscription ends its administrators are told: 30, 7 and 1 days ahead and on the day, by the calendar of the organisation. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { say } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'
import { notifyAdministrators } from './tell.ts'

export const reminderDays = [30, 7, 1, 0] as const
export type ReminderDay = (typeof reminderDays)[number]
/** Where nobody was told in time because no worker ran, they are told so long after the end. */
const lateDays = 7

/**
 * Which reminder is due. A term that is not longer than a reminder goes ahead does not begin with it.
 * @param left days until the end by the calendar, negative after it
 * @param length days of the calendar of the last term
 */
export function reminderDue(left: number, length: number): ReminderDay | null {
  if (left < -lateDays) return null
  const due = reminderDays.findLast(days => left <= days)
  return due !== undefined && length > due ? due : null
}

interface Ending {
  orgId: number
  until: Date
  day: string
  left: number
  length: number
}

/** Done by the workers, every hour: told once however often it is done. @param now another clock than that of the machine, for tests */
export async function remindOfEnds(system: Database, now: Date = new Date()): Promise<void> {
  const { rows } = await sql<Ending>`
    select o.id as "orgId", o.subscribed_until as until, to_char(o.subscribed_until at time zone o.time_zone, 'YYYY-MM-DD') as day,
      (o.subscribed_until at time zone o.time_zone)::date - (${now}::timestamptz at time zone o.time_zone)::date as left,
      (o.subscribed_until at time zone o.time_zone)::date - (s.starts at time zone o.time_zone)::date as length
    from ${organisationRows} o cross join lateral (
      select max(starts_at) as starts from subscriptions where org_id = o.id and bought->>'kind' = 'package' and ends_at = o.subscribed_until) s
    where o.enabled and o.deleted_at is null and s.starts is not null
      and o.subscribed_until between ${now}::timestamptz - make_interval(days => ${lateDays + 1}) and ${now}::timestamptz + interval '31 days'
    order by o.id limit 10000`.execute(system)
  for (const { orgId, until, day, left, length } of rows) {
    const due = reminderDue(left, length)
    if (due === null) continue
    await system.transaction().execute(db =>
      notifyAdministrators(db, orgId, now, {
        once: `subscription:${until.toISOString()}:${due}`,
        level: due > 1 ? 'important' : 'urgent',
        say: locale => ({
          title:
            until <= now
              ? say(strings.ended, locale, { day })
              : left <= 0
                ? say(strings.endsToday, locale)
                : say(strings.endsIn, locale, { days: left, day }),
          lines: [say(strings.endText, locale)],
        }),
      }),
    )
  }
}
