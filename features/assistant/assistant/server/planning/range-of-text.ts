/** The stretch of time that a question names: 上周, 近 7 天, 1 月 30 日, last week. Pure. */
import { dayStart, longestRangeDays, momentOfWall, wallOfMoment } from '@guanlan/features/articles/articles/contract'

export interface RangeFound {
  from: string
  to: string
  /** As it stands in the text. */
  text: string
  /** Where, end exclusive. */
  at: number
  end: number
}

const dayMs = 86_400_000
const numerals = '一二三四五六七八九十'
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec'

interface Clock {
  now: number
  zone: string
}
type Read = (groups: Readonly<Record<string, string | undefined>>, clock: Clock) => [from: number, to: number] | null

/** The first that is found counts: longer ones stand before those that they hold. */
const readings: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?: ?(?:至|到|~|—|to|until) ?(?<y2>\d{4})[-/.](?<m2>\d{1,2})[-/.](?<d2>\d{1,2}))?/u,
    ({ y, m, d, y2, m2, d2 }, clock) => days(clock, [y, m, d], y2 ? [y2, m2, d2] : [y, m, d]),
  ],
  [
    /(?:(?<y>\d{4}) ?年 ?)?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?[日号]?(?: ?(?:至|到|~|-|—) ?)(?:(?<m2>\d{1,2}) ?月 ?)?(?<d2>\d{1,2}) ?[日号]/u,
    ({ y, m, d, m2, d2 }, clock) => days(clock, [y, m, d], [y, m2 ?? m, d2]),
  ],
  [
    /(?:(?<y>\d{4}) ?年 ?)?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?[日号]/u,
    ({ y, m, d }, clock) => days(clock, [y, m, d], [y, m, d]),
  ],
  [
    new RegExp(`\\b(?<name>${month})\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<y>\\d{4}))?`, 'iu'),
    ({ name, d, y }, clock) => {
      const m = String(month.split('|').findIndex(each => each.startsWith((name ?? '').slice(0, 3).toLowerCase())) + 1)
      return days(clock, [y, m, d], [y, m, d])
    },
  ],
  [
    new RegExp(
      `(?:近|最近|过去|前|last|past|recent) ?(?<n>\\d{1,3}|[${numerals}两]{1,3}) ?个? ?(?<unit>小时|天|日|周|星期|月|hours?|days?|weeks?|months?)`,
      'iu',
    ),
    ({ n, unit = '' }, { now }) => {
      const count = numberOf(n ?? '')
      const length = /^(小时|hour)/i.test(unit)
        ? dayMs / 24
        : /^(周|星期|week)/i.test(unit)
          ? 7 * dayMs
          : /^(月|month)/i.test(unit)
            ? 30 * dayMs
            : dayMs
      return count === null || count === 0 ? null : [now - count * length, now]
    },
  ],
  [/今天|今日|\btoday\b/iu, (_, { now, zone }) => [dayStart(now, zone), now]],
  [/昨天|昨日|\byesterday\b/iu, (_, { now, zone }) => [dayStart(now, zone, 1), dayStart(now, zone) - 1]],
  [/前天/u, (_, { now, zone }) => [dayStart(now, zone, 2), dayStart(now, zone, 1) - 1]],
  [/本周|这个?周|这个?星期|\bthis week\b/iu, (_, clock) => [monday(clock, 0), clock.now]],
  [/上个?周|上个?星期|\blast week\b/iu, (_, clock) => [monday(clock, 1), monday(clock, 0) - 1]],
  [/本月|这个?月|\bthis month\b/iu, (_, clock) => [firstOfMonth(clock, 0), clock.now]],
  [/上个?月|\blast month\b/iu, (_, clock) => [firstOfMonth(clock, 1), firstOfMonth(clock, 0) - 1]],
  [
    /(?:(?<y>\d{4}) ?年 ?)?(?<![\d个])(?<m>\d{1,2}) ?月(?! ?\d)(?:份)?(?!间)/u,
    ({ y, m }, clock) => {
      const first = days(clock, [y, m, '1'], [y, m, '1'])
      if (!first) return null
      const next = new Date(first[0] + 32 * dayMs).toISOString()
      const [year, of] = wallOfMoment(next, clock.zone).split('-')
      return [first[0], Date.parse(momentOfWall(`${year}-${of}-01T00:00`, clock.zone) ?? '') - 1]
    },
  ],
  [/最近|近期|近来|\brecent(?:ly)?\b|\blately\b/iu, (_, { now }) => [now - 7 * dayMs, now]],
]

/** Null: it names none. Never later than now, 90 days at most: of a longer stretch the last ones. @param text plain (`plainText`) */
export function rangeOfText(text: string, clock: Clock): RangeFound | null {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(text)
    const range = found && read(found.groups ?? {}, clock)
    if (!found || !range) continue
    const to = Math.min(range[1], clock.now)
    const from = Math.max(range[0], to - longestRangeDays * dayMs)
    if (Number.isNaN(from) || from > to) continue
    const end = found.index + found[0].length
    return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), text: found[0], at: found.index, end }
  }
  return null
}

type Written = readonly [year: string | undefined, month: string | undefined, day: string | undefined]

/** From the first day to the end of the second. Without a year the last ones that have begun. */
function days({ now, zone }: Clock, first: Written, last: Written): [number, number] | null {
  const year = Number(wallOfMoment(now, zone).slice(0, 4))
  const of = (ahead: number): [number, number] | null => {
    const [from, to] = [startOf(first, year + ahead, zone), startOf(last, year + ahead, zone)]
    return from === null || to === null ? null : [from, dayStart(to + 1.5 * dayMs, zone) - 1]
  }
  const here = of(0)
  return here && here[0] > now && first[0] === undefined ? of(-1) : here
}

function startOf([y, m, d]: Written, year: number, zone: string): number | null {
  const day = `${y ?? year}-${(m ?? '').padStart(2, '0')}-${(d ?? '').padStart(2, '0')}`
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)
  return isDay ? Date.parse(momentOfWall(`${day}T00:00`, zone) ?? '') : null
}

function monday({ now, zone }: Clock, before: number): number {
  const weekday = new Date(`${wallOfMoment(now, zone).slice(0, 10)}T00:00Z`).getUTCDay()
  return dayStart(now, zone, ((weekday + 6) % 7) + 7 * before)
}

function firstOfMonth({ now, zone }: Clock, before: number): number {
  const [year = 0, of = 0] = wallOfMoment(now, zone).split('-').map(Number)
  const first = new Date(Date.UTC(year, of - 1 - before, 1)).toISOString().slice(0, 10)
  return Date.parse(momentOfWall(`${first}T00:00`, zone) ?? '')
}

function numberOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text]
  const digit = (sign: string | undefined, empty: number) =>
    sign === '' ? empty : sign === '两' ? 2 : numerals.indexOf(sign ?? '') + 1
  const value = text.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(ones, 0)
  return Number.isFinite(value) && value > 0 ? value : null
}
