/** Formats bound to the reader's language and the organisation's zone. */
import { useMemo } from 'react'
import { useAppearance } from '../theme/appearance.ts'
import { count, countParts, exact } from './count.ts'
import { exactMoment, freshMoment } from './moment.ts'

export function useFormat() {
  const locale = useAppearance(state => state.locale)
  const timeZone = useAppearance(state => state.timeZone)
  return useMemo(
    () => ({
      /** 1.2万, 12.3K. Show `exact` on hover, or use <Count>. */
      count: (value: number) => count(value, locale),
      countParts: (value: number) => countParts(value, locale),
      exact,
      /** YYYY-MM-DD HH:mm:ss in the organisation's zone. */
      moment: (iso: string | Date) => exactMoment(new Date(iso), timeZone),
      /** Relative while fresh. */
      fresh: (iso: string | Date, now: Date = new Date()) => freshMoment(new Date(iso), now, timeZone, locale),
    }),
    [locale, timeZone],
  )
}
