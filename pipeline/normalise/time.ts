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
  const at = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(`0.${fraction}`) * 1000,
  )
  const written = new Date(at)
  // 31 February and 25 o'clock roll over silently; they are mistakes.
  if (written.getUTCMonth() !== Number(month) - 1 || written.getUTCDate() !== Number(day) || Number(minute) > 59)
    return null
  return at - zoneMinutes(zone) * 60_000
}

function zoneMinutes(zone: string | undefined): number {
  if (!zone) return chinaMinutes
  if (/^z$/i.test(zone)) return 0
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/\D/g, '')
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4)))
}
