/** Every month from one to another, both included, as `2026-03`. Pure. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let [year = 0, month = 1] = first.split('-').map(Number); ; month === 12 ? (year++, (month = 1)) : month++) {
    const at = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    if (at > last) return months
    months.push(at)
  }
}
