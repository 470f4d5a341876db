/** Administrators are told when 90 % and when all of a limit is used: once a limit, of daily and monthly quotas once a day and month. */
import { type Phrase, say } from '@guanlan/platform/contract'
import {
  closeQuotaMark,
  type Database,
  markSpentQuotas,
  openQuotaMarks,
  purgeQuotaMarks,
} from '@guanlan/platform/server'
import { strings } from '../strings.ts'
import { notifyAdministrators } from './tell.ts'

/**
 * Done by the workers, every minute. What stands is noted by the calls that add to it; what is spent by the day or month is looked at here.
 * @param titles what quotas are called; of others nobody is told
 */
export async function notifyOfNearlyUsed(
  system: Database,
  titles: Readonly<Record<string, Phrase>>,
  now: Date = new Date(),
): Promise<void> {
  await markSpentQuotas(system)
  for (const mark of await openQuotaMarks(system)) {
    const { orgId, quota, most, percent, day } = mark
    await system.transaction().execute(async db => {
      const isOurs = await closeQuotaMark(db, mark, now)
      const title = titles[quota]
      if (!isOurs || !title) return
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
  }
  await purgeQuotaMarks(system)
}
