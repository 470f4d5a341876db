/** Times of publication as senders write them. Zone: what the text says, else China Standard Time; never the machine's. */

export const earliest = Date.UTC(1990, 0, 1)
/** Clocks differ; a day ahead is a clock, more is a mistake. */
const latestAheadMs = 86_400_000
const chinaMinutes = 8 * 60

export type ReadTime = { at: Date } | { key: 'timeUnreadable' | 'timeOutOfRange' }

const pattern =
  /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?(?:[T\s]+(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})(?:[.,](\d{1,9}))?秒?)?分?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** ISO 8601, `2026-11-02 08:30`, `2026-11` (its first day), `2026年11月2日 8时30分`, or a Unix time in seconds or milliseconds. */
export function readTime(value: string | number, now: Date): ReadTime {
  const at = typeof value === 'number' ? value * (Math.abs(value) < 1e11 ? 1000 : 1) : millisOf(value.trim())
  if (at === null || !Number.isFinite(at)) return { key: 'timeUnreadable' }
  if (at < earliest || at > now.getTime() + latestAheadMs) return { key: 'timeOutOfRange' }
  return { at: new Date(at) }
}

function millisOf(text: string): number | null {
  if (/^\d{10}$|^\d{13}$/.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1)
  const parts = pattern.exec(text)
  if (!parts) return null
  const [, year, month, day = '1', hour = '0', minute = '0', second = '0', fraction = '0', zone] = parts
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

/** Null for a zone that no place has. */
function zoneMinutes(zone: string | undefined): number | null {
  if (!zone) return chinaMinutes
  if (/^z$/i.test(zone)) return 0
  const digits = zone.replace(/\D/g, '')
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))]
  if (hours > 14 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
