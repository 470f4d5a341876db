import type { Translate } from '@guanlan/platform/web'
import type { Timing } from '../contract.ts'
import type { strings } from '../strings.ts'

/** 每周 一 三 08:30 */
export function formatRhythm(
  { rhythm, time, weekdays, monthDays, pattern }: Timing,
  t: Translate<typeof strings>,
  days: readonly string[],
): string {
  switch (rhythm) {
    case 'hours':
      return t('byHours')
    case 'daily':
      return `${t('daily')} ${time}`
    case 'weekly':
      return `${t('weekly')} ${weekdays.map(day => days[day - 1]).join(' ')} ${time}`
    case 'monthly':
      return `${t('monthly')} ${monthDays.join(', ')} · ${time}`
    case 'cron':
      return pattern
  }
}
