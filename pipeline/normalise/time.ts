/** Times of publication as senders write them. Zone: what the text says, else China Standard Time; never the machine's. */
import { readDate } from '@guanlan/engine/clean'

// The same bounds as `readDate` has.
const earliest = Date.UTC(1990, 0, 1)
/** A time up to a day ahead is taken as it is, since clocks and zones differ; a later one is a mistake. */
const latestAheadMs = 86_400_000

export type ReadTime = { at: Date } | { key: 'timeUnreadable' | 'timeOutOfRange' }

/**
 * Unix times in seconds or milliseconds, ISO 8601, `2026-11` (its first day), and everything `readDate` reads: `3小时前` and `昨天 10:20`
 * count from `received`.
 */
export function readTime(value: string | number, received: Date): ReadTime {
  if (typeof value === 'number') return within(value * (Math.abs(value) < 1e11 ? 1000 : 1), received)
  const text = value.trim()
  if (/^\d{10}$|^\d{13}$/.test(text)) return readTime(Number(text), received)
  const usual = millisOf(text)
  if (usual !== undefined) return within(usual ?? Number.NaN, received)
  const read = readDate(text, { now: received })
  if (read) return { at: read.at }
  return { key: readsInAnotherYear(text, received) ? 'timeOutOfRange' : 'timeUnreadable' }
}

function within(at: number, received: Date): ReadTime {
  if (!Number.isFinite(at)) return { key: 'timeUnreadable' }
  if (at < earliest || at > received.getTime() + latestAheadMs) return { key: 'timeOutOfRange' }
  return { at: new Date(at) }
}

/** `readDate` does not tell a time out of range from no time: what it reads with a year of the same length was one. */
function readsInAnotherYear(text: string, received: Date): boolean {
  const moved = text.replace(/\d{4}/, year => (isLeap(Number(year)) ? '2012' : '2010'))
  return moved !== text && readDate(moved, { now: received }) !== null
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const usualForm =
  /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?(?:[T\s]+(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})(?:[.,](\d{1,9}))?秒?)?分?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * The year first, then the rest in figures: nearly all that is handed in, here in 2 µs where `readDate` takes 14. Undefined for any other
 * writing, null for a day or a time that never was (a leap second too: no sender's clock shows one).
 */
function millisOf(text: string): number | null | undefined {
  const parts = usualForm.exec(text)
  if (!parts) return undefined
  const [, year, month, day = '1', hour = '0', minute = '0', second = '0', fraction = '0', zone] = parts
  // The end of a day is a time.
  if (hour === '24') return undefined
  const written = new Date(0)
  // Not Date.UTC, which takes the year 95 for 1995.
  written.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  written.setUTCHours(Number(hour), Number(minute), Number(second), Number(`0.${fraction}`) * 1000)
  const offset = zoneMinutes(zone)
  // 31 February, 25 o'clock and second 75 roll over silently; they are mistakes.
  if (written.getUTCMonth() !== Number(month) - 1 || written.getUTCDate() !== Number(day)) return null
  if (Number(minute) > 59 || Number(second) > 59 || offset === null) return null
  return written.getTime() - offset * 60_000
}

const chinaMinutes = 8 * 60

/** Null for a zone that no place has. */
function zoneMinutes(zone: string | undefined): number | null {
  if (!zone) return chinaMinutes
  if (/^z$/i.test(zone)) return 0
  const digits = zone.replace(/\D/g, '')
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))]
  if (hours > 14 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
