/** Days in weeks that begin on Monday. Pure; days are `2026-03-01`, whatever the zone. */
import type { Locale } from '@guanlan/platform/contract'

const dayMs = 86_400_000
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)
/** 0 is Monday; 1970-01-01 was a Thursday. */
const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7

/** Which column and line a day has, when `first` is in column 0. */
export function weekOf(first: string, day: string): { week: number; weekday: number } {
  const [from, at] = [numberOf(first), numberOf(day)]
  return { week: Math.floor((at - (from - weekdayOf(from))) / 7), weekday: weekdayOf(at) }
}

const tags: Readonly<Record<Locale, string>> = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-GB' }

/** The week each month begins in, with its name. A month whose first days alone are there has no room for one. */
export function monthStarts(days: readonly string[], locale: Locale): Map<number, string> {
  const named = new Intl.DateTimeFormat(tags[locale], { month: 'short', timeZone: 'UTC' })
  const found = new Map<number, string>()
  for (const [at, day] of days.entries())
    if (at === 0 ? Number(day.slice(8)) <= 20 : day.endsWith('-01'))
      found.set(weekOf(days[0] ?? day, day).week, named.format(Date.parse(`${day}T00:00:00Z`)))
  return found
}

/** From Monday. */
export function weekdayNames(locale: Locale): string[] {
  const named = new Intl.DateTimeFormat(tags[locale], { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, at) => named.format(Date.UTC(2026, 0, 5 + at)))
}
