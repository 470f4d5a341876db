/** Moments as people read them, in the organisation's zone whatever the machine's: relative while fresh, exact on hover. */
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { languageStrings } from './strings.ts'

interface Wall {
  year: string
  month: string
  day: string
  hour: string
  minute: string
  second: string
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

function wallOf(moment: Date, timeZone: string): Wall {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(part => [part.type, part.value]),
  )
  return parts as unknown as Wall
}

/** YYYY-MM-DD HH:mm:ss (spec 9). */
export function exactMoment(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallOf(moment, timeZone)
  return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}:${second}`
}

const dayOf = ({ year, month, day }: Wall) => `${year}-${month}-${day}`

/** 刚刚 · 29 分钟前 · 3 小时前 · 昨天 22:31 · 11-14 09:20 · 2025-12-31. A moment in the future is shown exactly. */
export function freshMoment(moment: Date, now: Date, timeZone: string, locale: Locale): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  const words = (phrase: Phrase, values = {}) => say(phrase, locale, values)
  if (minutes >= 0) {
    if (minutes < 1) return words(languageStrings.justNow)
    if (minutes < 60) return words(languageStrings.minutesAgo, { minutes })
    if (minutes < 12 * 60) return words(languageStrings.hoursAgo, { hours: Math.floor(minutes / 60) })
  }
  const then = wallOf(moment, timeZone)
  const today = wallOf(now, timeZone)
  const clock = `${then.hour}:${then.minute}`
  if (dayOf(then) === dayOf(today)) return clock
  const yesterday = wallOf(new Date(now.getTime() - 86_400_000), timeZone)
  if (dayOf(then) === dayOf(yesterday)) return words(languageStrings.yesterdayAt, { clock })
  if (then.year === today.year) return `${then.month}-${then.day} ${clock}`
  return dayOf(then)
}
