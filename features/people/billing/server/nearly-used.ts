/** Administrators are told when 90 % and when all of a limit is used: once a limit, of daily and monthly quotas once a day and month. */
import { type Phrase, say } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'
import { notifyAdministrators } from './tell.ts'

interface Mark {
  orgId: number
  quota: string
  most: number
  percent: number
  day: string
}

/**
 * Done by the workers, every minute. What stands is noted by the calls that add to it; what is spent by the day or month is looked at here.
 * @param titles what quotas are called; of others nobody is told
 */
export async function notifyOfNearlyUsed(
  system: Database,
  titles: Readonly<Record<string, Phrase>>,
  now: Date = new Date(),
): Promise<void> {
  await sql`
    insert into quota_marks (org_id, quota, most, percent, day)
    select u.org_id, u.quota, l.most, case when u.used >= l.most then 100 else 90 end, u.day
    from quota_uses u join org_limits l on l.org_id = u.org_id and l.quota = u.quota
    where u.day >= (current_date - 1) - 31 and l.most > 0 and u.used >= l.most * 0.9
      and u.day in (quota_day(u.org_id), date_trunc('month', quota_day(u.org_id))::date)
    on conflict do nothing`.execute(system)
  const { rows } = await sql<Mark>`
    select m.org_id as "orgId", m.quota, m.most::float8 as most, m.percent, m.day::text as day
    from quota_marks m join organisations o on o.id = m.org_id and o.enabled
    where m.told_at is null order by m.noted_at limit 1000`.execute(system)
  for (const { orgId, quota, most, percent, day } of rows)
    await system.transaction().execute(async db => {
      const { numAffectedRows } = await sql`
        update quota_marks set told_at = ${now}
        where org_id = ${orgId} and quota = ${quota} and most = ${most} and percent = ${percent} and day = ${day}::date and told_at is null`.execute(
        db,
      )
      const title = titles[quota]
      if (numAffectedRows !== 1n || !title) return
      await notifyAdministrators(db, orgId, now, {
        once: `quota:${quota}:${most}:${percent}:${day}`,
        level: 'important',
        say: locale => ({
          title: say(percent === 100 ? strings.allUsed : strings.nearlyUsed, locale, {
            quota: say(title, locale),
            limit: most,
          }),
          lines: [say(percent === 100 ? strings.allUsedText : strings.nearlyUsedText, locale)],
        }),
      })
    })
  await sql`delete from quota_marks where day > '1970-01-01' and day < current_date - 90`.execute(system)
}
