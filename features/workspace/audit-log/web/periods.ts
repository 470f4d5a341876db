/** How far back one looks. Pure. */
export const periods = ['day', 'week', 'month', 'everything'] as const
export type Period = (typeof periods)[number]

const days: Readonly<Record<Exclude<Period, 'everything'>, number>> = { day: 1, week: 7, month: 30 }
const dayMs = 86_400_000

/** From the full hour, so that the address and the cache do not change with every second. */
export function since(period: Period, now: Date): string | null {
  if (period === 'everything') return null
  const hour = Math.floor(now.getTime() / 3_600_000) * 3_600_000
  return new Date(hour - days[period] * dayMs).toISOString()
}

/** The narrowest that reaches so far back. */
export function periodOf(startTime: string | null, now = new Date()): Period {
  if (startTime === null) return 'everything'
  const back = now.getTime() - Date.parse(startTime)
  return periods.find(each => each !== 'everything' && back <= (days[each] + 1) * dayMs) ?? 'everything'
}
