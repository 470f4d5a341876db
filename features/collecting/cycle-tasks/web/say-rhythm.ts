import type { Translate } from '@guanlan/platform/web'
import type { Timing } from '../contract.ts'
import type { strings } from '../strings.ts'

/** 每周 一 三 08:30 */
export function formatRhythm(
  { rhythm, time, weekdays, monthDays, pattern }: Timing,
  t: Translate<typeof strings>,
): string {
  const days = t('dayNames').split(' ')
  return {
    hours: t('byHours'),
    daily: `${t('daily')} ${time}`,
    weekly: `${t('weekly')} ${weekdays.map(day => days[day - 1]).join(' ')} ${time}`,
    monthly: `${t('monthly')} ${monthDays.join(', ')} · ${time}`,
    cron: pattern,
  }[rhythm]
}
