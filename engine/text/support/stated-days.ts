// Days that a text states, against the day of its article: 1月30日, 昨天, 2026年, January 30.
import { numberValue } from '../releases/number-value.ts'

/** What is stated of a day; null: not stated. */
export interface StatedDay {
  year: number | null
  month: number | null
  day: number | null
  /** As it stands in the text. */
  text: string
  from: number
  to: number
}

const figure = '[\\d〇零一二三四五六七八九十]'
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const shortMonths = months.split('|').map(name => name.slice(0, 3))
const pattern = new RegExp(
  [
    `(?<y1>${figure}{4})年(?:(?<m1>${figure}{1,3})月(?!间)(?:份|(?<d1>${figure}{1,3})[日号])?)?`,
    `(?<y2>\\d{4})[-/.](?<m2>\\d{1,2})[-/.](?<d2>\\d{1,2})`,
    `(?<![个${figure.slice(1, -1)}])(?<m3>${figure}{1,3})月(?:份|(?<d3>${figure}{1,3})[日号])?`,
    `(?<![\\d月个第.])(?<d4>\\d{1,2})[日号](?![楼线馆机令])`,
    `(?<word>今天|今日|昨天|昨日|昨晚|前天|明天|明日|去年|今年|明年|\\btoday\\b|\\byesterday\\b|\\btomorrow\\b)`,
    `\\b(?<name>${months}|${shortMonths.join('|')})\\.? (?<d5>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<y5>\\d{4}))?`,
  ].join('|'),
  'gu',
)

const daysAway: Readonly<Record<string, number>> = {
  今天: 0,
  今日: 0,
  today: 0,
  昨天: -1,
  昨日: -1,
  昨晚: -1,
  yesterday: -1,
  前天: -2,
  明天: 1,
  明日: 1,
  tomorrow: 1,
}
const yearsAway: Readonly<Record<string, number>> = { 去年: -1, 今年: 0, 明年: 1 }

const numberIn = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const value = numberValue(text)
  return typeof value === 'number' ? value : null
}

/** @param text folded (`foldedText`) @param today of the article, as 2026-01-30 */
export function statedDays(text: string, today: string): StatedDay[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index, groups = {} }) => ({
    ...partsOf(groups, today),
    text: found,
    from: index,
    to: index + found.length,
  }))
}

function partsOf(groups: Record<string, string | undefined>, today: string): Pick<StatedDay, 'year' | 'month' | 'day'> {
  const { word, name } = groups
  if (word !== undefined && word in yearsAway)
    return { year: Number(today.slice(0, 4)) + (yearsAway[word] ?? 0), month: null, day: null }
  if (word !== undefined) return dayAway(today, daysAway[word] ?? 0)
  const year = numberIn(groups.y1 ?? groups.y2 ?? groups.y5)
  const month = name ? shortMonths.indexOf(name.slice(0, 3)) + 1 : numberIn(groups.m1 ?? groups.m2 ?? groups.m3)
  const day = numberIn(groups.d1 ?? groups.d2 ?? groups.d3 ?? groups.d4 ?? groups.d5)
  // A day without its month is of the month of the article.
  if (month === null && day !== null) return { year: null, month: Number(today.slice(5, 7)), day }
  return { year, month, day }
}

function dayAway(today: string, days: number): Pick<StatedDay, 'year' | 'month' | 'day'> {
  const [year = 0, month = 0, day = 0] = new Date(Date.parse(`${today}T00:00Z`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .map(Number)
  return { year, month, day }
}

/** Whether one says at least what the other says: 1月30日 is covered by 2026年1月30日 of an article of that year. */
export function coversDay(stated: StatedDay, by: Pick<StatedDay, 'year' | 'month' | 'day'>, today: string): boolean {
  const yearOf = ({ year }: Pick<StatedDay, 'year'>) => year ?? Number(today.slice(0, 4))
  if (stated.day !== null && stated.day !== by.day) return false
  if (stated.month !== null && stated.month !== by.month) return false
  return stated.year === null && by.year === null ? true : yearOf(stated) === yearOf(by)
}
