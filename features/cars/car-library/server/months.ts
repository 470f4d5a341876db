/** Every month from one to another, both included, as `2026-03`. Pure. */
export function monthsBetween(first: string, last: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  const months: string[] = []
  for (let at = year * 12 + month - 1; ; at++) {
    const text = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
    if (text > last) return months
    months.push(text)
  }
}
