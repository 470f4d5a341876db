/** From when to when a campaign goes, as its reader's clock writes both moments (2026-11-28 09:00:00). Pure. */

/** @returns the day alone where both ends lie on it, with the hours unless they are all of it */
export function spanOf(from: string, to: string, oneDay: (day: string) => string): string {
  const [start, end] = [from.slice(0, 16), to.slice(0, 16)]
  const day = start.slice(0, 10)
  if (end.slice(0, 10) !== day) return `${start} – ${end}`
  const [begins, ends] = [start.slice(11), end.slice(11)]
  return begins === '00:00' && (ends === '23:59' || ends === '00:00')
    ? oneDay(day)
    : `${oneDay(day)} ${begins} – ${ends}`
}
