const mostSeconds = 86_400

/** `Retry-After`: seconds, or a date. Null: nothing usable; a day at most. Pure. */
export function retryAfter(header: string | string[] | undefined, now: Date): number | null {
  const value = Array.isArray(header) ? header[0] : header
  if (!value) return null
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now.getTime()) / 1_000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), mostSeconds) : null
}
