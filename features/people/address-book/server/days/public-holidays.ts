/** Public holidays of China with their make-up working days, as the State Council announces them for a year (chinese-days, by day). Pure. */
import holidaysOfChina from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import type { DayKind } from '../../contract.ts'
import { dayStrings } from '../../strings.ts'

type ByDay = Readonly<Record<string, string>>
const rest: ByDay = holidaysOfChina.holidays
const working: ByDay = holidaysOfChina.workdays
const years = new Set(Object.keys(rest).map(day => day.slice(0, 4)))

export interface PublicDay {
  kind: DayKind
  /** Which holiday it belongs to. */
  festival: keyof typeof festivals
}

/** By the English name that begins each entry. */
const festivals = {
  "New Year's Day": dayStrings.newYear,
  'Spring Festival': dayStrings.springFestival,
  'Tomb-sweeping Day': dayStrings.tombSweeping,
  'Labour Day': dayStrings.labourDay,
  'Dragon Boat Festival': dayStrings.dragonBoat,
  'Mid-autumn Festival': dayStrings.midAutumn,
  'National Day': dayStrings.nationalDay,
  'Anti-Fascist 70th Day': dayStrings.victoryDay,
} as const
export const festivalWords = (festival: PublicDay['festival']) => festivals[festival]

/** @param day as YYYY-MM-DD; null: nothing is said of it */
export function publicDay(day: string): PublicDay | null {
  const kind = day in rest ? 'rest' : day in working ? 'working' : null
  const [festival] = (rest[day] ?? working[day] ?? '').split(',')
  return kind && festival ? { kind, festival: festival as PublicDay['festival'] } : null
}

export const isPublished = (year: number): boolean => years.has(String(year))

export const publicDaysOf = (year: number): string[] =>
  [...Object.keys(rest), ...Object.keys(working)].filter(day => day.startsWith(`${year}-`)).sort()
