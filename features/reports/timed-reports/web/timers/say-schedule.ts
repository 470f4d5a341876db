import type { Schedule } from '@guanlan/platform/contract'
import type { Translate } from '@guanlan/platform/web'
import type { strings } from '../../strings.ts'

/** 每周 一 三 08:30 · 只在工作日, 每月 1, 15 日 08:30 */
export function formatSchedule(
  { frequency, weekdays, monthDays, time, workingDays }: Schedule,
  t: Translate<typeof strings>,
): string {
  const names = t('dayNames').split(' ')
  const days = {
    daily: '',
    weekly: [...weekdays]
      .sort()
      .map(day => names[day - 1])
      .join(' '),
    monthly: t('daysOfMonth', { days: [...monthDays].sort((one, other) => one - other).join(', ') }),
  }[frequency]
  return [[t(frequency), days, time].filter(Boolean).join(' '), ...(workingDays ? [t('workingDays')] : [])].join(' · ')
}
