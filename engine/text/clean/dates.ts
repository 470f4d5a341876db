// Times as pages, feeds and apps write them: 刚刚, 3小时前, 昨天 10:20, 11-19 22:10, 2026年11月2日上午9点, Mon, 02 Nov 2026 08:30:00 GMT …
import { hourOf, momentOf, numberOf, zoneOf } from './moment.ts'

export interface ReadDate {
  readonly at: Date
  /** No time of day was written; `at` is the beginning of the day. */
  readonly dayOnly: boolean
}

export interface DateContext {
  /** When the text was seen: what 昨天 and 3小时前 count from. */
  readonly now: Date
  /** Minutes east of Greenwich where no zone is written. Default 480, China. */
  readonly zone?: number
  /** Of the page or feed (BCP 47), where it says it: whether 04/11 begins with the day, and whose standard time CST is. */
  readonly language?: string | null
}

const EARLIEST = Date.UTC(1990, 0, 1)
/** A time up to a day ahead is taken as it is, since clocks and zones differ; a later one is a mistake. */
const AHEAD_MS = 86_400_000
const LONGEST = 120

const MINUTE = 60_000
const units: readonly [RegExp, number][] = [
  [/^(秒|seconds?|secs?)/, 1000],
  [/^(分|min)/, MINUTE],
  [/^(小时|小時|钟头|鐘頭|时|時|h)/, 60 * MINUTE],
  [/^(天|日|d)/, 1440 * MINUTE],
  [/^(周|週|星期|礼拜|禮拜|w)/, 7 * 1440 * MINUTE],
]
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const DAY_PART =
  '凌晨|清晨|清早|早晨|早上|早间|上午|中午|下午|午后|午後|傍晚|晚上|晚间|晚間|夜间|夜間|夜里|深夜|半夜|午夜|晚|早|[ap]\\.?m\\.?'
const ZONE = '(?:(?:utc|gmt)\\s*)?[+-]\\d{1,2}:?(?:\\d{2})?|z|utc?|gmt|[a-z]{3,4}'
const CHINA = '(?:北京|香港|台北|臺北|澳门|澳門|中国|中國)'
const CLOCK =
  `(?<before>${DAY_PART})?\\s*(?<hour>\\d{1,2})` +
  `(?:\\s*:\\s*(?<minute>\\d{1,2})(?:\\s*:\\s*(?<second>\\d{1,2})(?:[.,](?<fraction>\\d{1,9}))?)?|[点點时時](?:(?<half>半)|(?:钟|鐘|整)|(?<minute2>\\d{1,2})分?(?:(?<second2>\\d{1,2})秒)?)?)` +
  `\\s*(?<after>[ap]\\.?m\\.?)?\\s*(?:\\(?(?<zone>${ZONE}|${CHINA}时间)\\)?)?(?:\\s*\\([^)]{1,30}\\))?`
const MONTH = '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]?\\s*)?'
const SEPARATED = `\\s*(?:[,t]|\\s|[-–|](?=\\s*\\d)|(?=\\((?:周|週|星期)?[一二三四五六日天]\\))|(?<=[日号號天昨今前]))\\s*(?:\\(?(?:周|週|星期)[一二三四五六日天1-7]\\)?|\\([一二三四五六日天]\\))?\\s*(?:at\\s+|${CHINA}(?:时间|時間)\\s*)?`

type Groups = Readonly<Record<string, string | undefined>>
interface Form {
  readonly pattern: RegExp
  readonly day: (found: Groups, today: Day, context: DateContext) => Day | null
}
interface Day {
  year: number
  month: number
  day: number
}

const form = (day: string, read: Form['day'], options: { clock?: 'needed' } = {}): Form => ({
  pattern: new RegExp(options.clock ? `${day}${SEPARATED}${CLOCK}` : `${day}(?:${SEPARATED}${CLOCK})?`, 'i'),
  day: read,
})
const numbers = (found: Groups): Day => ({
  year: fullYear(found.year ?? ''),
  month: found.name ? months.indexOf(found.name.toLowerCase()) + 1 : Number(found.month ?? 1),
  day: Number(found.day ?? 1),
})

const forms: readonly Form[] = [
  form('(?<year>\\d{4})\\s*(?<mark>[-/.])\\s*(?<month>\\d{1,2})\\s*\\k<mark>\\s*(?<day>\\d{1,2})', numbers),
  form('(?<year>\\d{4})年\\s*(?<month>\\d{1,2})月\\s*(?<day>\\d{1,2})[日号號]?', numbers),
  form('(?:民國|民国)(?<roc>\\d{2,3})年\\s*(?<month>\\d{1,2})月\\s*(?<day>\\d{1,2})[日号號]', found => ({
    ...numbers(found),
    year: Number(found.roc) + 1911,
  })),
  // Years of the Republic without its name: only those near.
  form('(?<roc>1[01]\\d)年\\s*(?<month>\\d{1,2})月\\s*(?<day>\\d{1,2})[日号號]', found => ({
    ...numbers(found),
    year: Number(found.roc) + 1911,
  })),
  form('(?<roc>1[01]\\d)(?<mark>[-/.])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})', found => ({
    ...numbers(found),
    year: Number(found.roc) + 1911,
  })),
  form('(?<relative>今年|去年|前年)\\s*(?<month>\\d{1,2})月\\s*(?<day>\\d{1,2})[日号號]?', (found, today) => ({
    ...numbers(found),
    year: today.year - ['今年', '去年', '前年'].indexOf(found.relative ?? ''),
  })),
  form('(?<one>\\d{1,2})(?<mark>[-/.])(?<two>\\d{1,2})\\k<mark>(?<year>\\d{4})', dayAndMonth),
  form('(?<back>\\d{1,3})\\s*(?:天|日)前', (found, today) => daysBefore(today, Number(found.back)), {
    clock: 'needed',
  }),
  form('(?<year>\\d{4})(?<month>[01]\\d)(?<day>[0-3]\\d)', numbers),
  form('(?<year>\\d{4})[-/](?<month>\\d{1,2})', numbers),
  form('(?<year>\\d{4})年(?:(?<month>\\d{1,2})月)?', numbers),
  form('(?<year>\\d{2})-(?<month>\\d{1,2})-(?<day>\\d{1,2})', numbers),
  form(`${WEEKDAY}(?<day>\\d{1,2})(?:st|nd|rd|th)?[-\\s,]+${MONTH},?[-\\s,]+(?<year>\\d{4}|\\d{2})`, numbers),
  form(`${WEEKDAY}${MONTH}\\s*(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})`, numbers),
  form('(?<month>\\d{1,2})(?:-|/|月)(?<day>\\d{1,2})[日号號]?', (found, today) => latest(numbers(found), today)),
  form('(?:今天|今日|今(?=早|晨|晚|夜|天)|today)', (_found, today) => today),
  form('(?:昨天|昨日|昨(?=晚|夜|早|晨)|yesterday)', (_found, today) => daysBefore(today, 1)),
  form('(?:前天|前日)', (_found, today) => daysBefore(today, 2)),
  form('大前天', (_found, today) => daysBefore(today, 3)),
  form('(?<last>上|本|这|這)?(?:周|週|星期|礼拜|禮拜)(?<weekday>[一二三四五六日天1-7])', weekday),
]
/** `Mon Nov 02 08:30:00 CST 2026`, as programs in Java print it; there CST is China's. */
const javaDate = new RegExp(
  `${WEEKDAY}${MONTH}\\s+(?<day>\\d{1,2})\\s+(?<clock>\\d{1,2}:\\d{2}(?::\\d{2})?)\\s+(?<zone>[a-z]{3,4}\\s+|[+-]\\d{4}\\s+)?(?<year>\\d{4})`,
  'i',
)
const clockAlone = new RegExp(`^${CLOCK}$`, 'i')
const ago =
  /^(?:约|約|大约|大約)?(?<count>\d{1,5}|半|几|數|数|an?)\s*(?:多|来)?\s*(?:個|个)?\s*(?<half>半)?\s*(?<unit>秒|分|小时|小時|钟头|鐘頭|时|時|天|日|周|週|星期|礼拜|禮拜|月|年|sec|min|h|d|w|mon|y)[^\d]{0,8}?(?:之?前|以前|ago)$/i
const label =
  /^[\s\p{P}]*(?:(?:发[布表]于?|更新于?|编辑于?|上传于?|采集|时间|日期|发稿|刊发|出处|来源|published|posted|updated|on|date)[\s\p{P}]*)+/iu
const places =
  '北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|台湾|中国香港|中国澳门|中国台湾|海外|美国|日本|韩国|英国|法国|德国|加拿大|澳大利亚|新加坡|马来西亚|泰国'
/** What apps write behind a time: 发布于 北京, · 广东, IP属地:上海, 来自 iPhone客户端. */
const tail = new RegExp(
  `[\\s\\p{P}]*(?:(?:发布|发表|更新|编辑)于?|published|来源|来自)?[\\s\\p{P}]*(?:(?<=[于\\p{P}])\\s*\\p{Script=Han}{2,8}|(?:IP属地|IP)\\s*[:：]?\\s*\\p{Script=Han}{2,8}|(?<=自)\\s*.{2,20}|(?<=\\s)(?:${places}))?[\\s\\p{P}]*$`,
  'iu',
)
/** Go prints a zone twice, and the reading of a clock of its own. */
const goTail = /(?<zone>[+-]\d{4})\s+[A-Z]{3,4}(?:\s+m=[+-][\d.]+)?$/

/** 2026-11-2008:30: two elements of a page without a space between. */
const dayAndClock = /^(?<day>\d{4}([-/.])\d{2}\2\d{2})(?=\d{2}:\d{2})/

/** The whole text is a time (a label such as 发布时间 before it aside). Null for what is no time, or before 1990, or over a day ahead. */
export function readDate(written: string | number, context: DateContext): ReadDate | null {
  if (typeof written === 'number') return within(written * (Math.abs(written) < 1e11 ? 1000 : 1), false, context)
  if (written.length > LONGEST) return null
  const text = inDigits(written.normalize('NFKC').trim().replace(goTail, '$<zone>')).replace(dayAndClock, '$<day> ')
  if (/^\d{10}$|^\d{13}$/.test(text)) return readDate(Number(text), context)
  const bare = text.replace(label, '').replace(tail, '')
  return whole(text, context) ?? (bare === text ? null : whole(bare, context))
}

function whole(text: string, context: DateContext): ReadDate | null {
  if (/^(?:刚刚|刚才|剛剛|剛才|just now|now)$/i.test(text)) return within(context.now.getTime(), false, context)
  const java = new RegExp(`^${javaDate.source}$`, 'i').exec(text)?.groups
  if (java) {
    const zone = /cst/i.test(java.zone ?? '') ? '+0800' : (java.zone ?? '')
    return whole(`${java.day} ${java.name} ${java.year} ${java.clock} ${zone}`.trim(), context)
  }
  const before = ago.exec(text)?.groups
  if (before) return longAgo(before, context)
  const clock = clockAlone.exec(text)?.groups
  if (clock) return fromClock(clock, context)
  for (const { pattern, day } of forms) {
    const found = new RegExp(`^(?:${pattern.source})$`, 'i').exec(text)
    if (found) return fromForm(found.groups ?? {}, day, context)
  }
  return null
}

function fromForm(found: Groups, dayOf: Form['day'], context: DateContext): ReadDate | null {
  const zone = zoneFor(found.zone, context)
  if (zone === null || zone === undefined) return null
  const day = dayOf(found, dayOfMoment(context.now.getTime(), zone), context)
  const time = timeOf(found)
  if (!day || !time) return null
  const at = momentOf({ ...day, ...time, zone })
  return at === null ? null : within(at, found.hour === undefined, context)
}

/** CST is China's where the text is Chinese, else that of the middle of America. */
function zoneFor(written: string | undefined, context: DateContext): number | null | undefined {
  if (/^cst$/i.test(written?.trim() ?? '') && /^zh/i.test(context.language ?? '')) return 480
  return zoneOf(written) === undefined ? (context.zone ?? 480) : zoneOf(written)
}

/** A clock alone is today's, or yesterday's when it has not come yet. */
function fromClock(found: Groups, context: DateContext): ReadDate | null {
  const read = fromForm(found, (_found, today) => today, context)
  if (!read || read.at.getTime() <= context.now.getTime()) return read
  return { at: new Date(read.at.getTime() - 1440 * MINUTE), dayOnly: false }
}

function timeOf(found: Groups) {
  if (found.hour === undefined) return {}
  const hour = hourOf(Number(found.hour), found.before ?? found.after)
  if (hour === null) return null
  const minute = found.half ? 30 : Number(found.minute ?? found.minute2 ?? 0)
  return {
    hour,
    minute,
    second: Number(found.second ?? found.second2 ?? 0),
    ms: Math.floor(Number(`0.${found.fraction ?? 0}`) * 1000),
  }
}

function longAgo({ count = '', unit = '', half }: Groups, context: DateContext): ReadDate | null {
  const whole = count === '半' ? 0.5 : /^an?$/i.test(count) ? 1 : /\d/.test(count) ? Number(count) : 3
  const many = whole + (half ? 0.5 : 0)
  const monthsBack = /^(月|mon)/i.test(unit) ? many : /^(年|y)/i.test(unit) ? many * 12 : 0
  if (monthsBack) {
    const date = new Date(context.now)
    const day = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() - Math.round(monthsBack))
    date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()))
    return within(date.getTime(), false, context)
  }
  const length = units.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1]
  return length === undefined ? null : within(context.now.getTime() - many * length, false, context)
}

const within = (at: number, dayOnly: boolean, { now }: DateContext): ReadDate | null =>
  Number.isFinite(at) && at >= EARLIEST && at <= now.getTime() + AHEAD_MS ? { at: new Date(at), dayOnly } : null

/** Numbers in characters become digits where a unit of time follows. */
const inDigits = (text: string): string =>
  text.replace(
    /[〇○零一二三四五六七八九十两兩]+(?=\s*(?:年|月|日|号|號|个|個|秒|分|小时|小時|点|點|时|時|天(?!津)|周(?=以?前)|星期(?=以?前)))/g,
    found =>
      // 星期一 and 周日 stand before 日 or 上午, never before their own unit.
      String(numberOf(found)),
  )

/** 25/11/2026 can only begin with the day; 04/11/2026 where the language says so. Null where nobody knows. */
function dayAndMonth({ one = '', two = '', year = '' }: Groups, _today: Day, { language }: DateContext): Day | null {
  const [first, second] = [Number(one), Number(two)]
  const monthFirst = first > 12 ? false : second > 12 ? true : language ? /^en(?:-(?:US|PH))?$/i.test(language) : null
  if (monthFirst === null && first !== second) return null
  return { year: Number(year), month: monthFirst ? first : second, day: monthFirst ? second : first }
}

const fullYear = (year: string): number =>
  year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)

function dayOfMoment(at: number, zone: number): Day {
  const date = new Date(at + zone * MINUTE)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
const daysBefore = (day: Day, count: number): Day =>
  dayOfMoment(Date.UTC(day.year, day.month - 1, day.day) - count * 1440 * MINUTE, 0)

/** A date without year is the last one that has come, today and tomorrow (another clock) included. */
function latest({ month, day }: Day, today: Day): Day | null {
  const limit = Date.UTC(today.year, today.month - 1, today.day + 1)
  for (let year = today.year + 1; year > today.year - 9; year--) {
    const at = momentOf({ year, month, day, zone: 0 })
    if (at !== null && at <= limit) return { year, month, day }
  }
  return null
}

function weekday({ last, weekday = '' }: Groups, today: Day): Day {
  const requested = '日天'.includes(weekday)
    ? 7
    : '一二三四五六'.includes(weekday)
      ? '一二三四五六'.indexOf(weekday) + 1
      : Number(weekday)
  const current = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() || 7
  const back = current - requested
  return daysBefore(today, last === '上' ? back + 7 : last ? back : (back + 7) % 7)
}
