/** Spans of time and amounts as this feature's tables show them. Pure. */
import type { Translate } from '@guanlan/platform/web'
import type { strings } from '../strings.ts'

type Words = Translate<typeof strings>

export function spanOfTime(seconds: number, t: Words): string {
  if (seconds < 90) return t('seconds', { count: seconds })
  if (seconds < 5_400) return t('minutes', { count: Math.round(seconds / 60) })
  return t('hours', { count: Math.round(seconds / 360) / 10 })
}

/** What a source brings on a day on which it brings something; null: nothing in the days shown. */
export function usualPerDay(days: readonly number[]): number | null {
  const busy = days.filter(count => count > 0)
  return busy.length === 0 ? null : Math.round(busy.reduce((sum, count) => sum + count, 0) / busy.length)
}
