/** Lines such as `2026-03 1,200`, as months to report; `wrong` is the first line that is none. Pure. */
export function readSales(text: string): { months: { month: string; amount: number }[]; wrong: number | null } {
  const months: { month: string; amount: number }[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, year, month, amount] = /^\s*(\d{4})[-/.年](\d{1,2})月?[\s,，:：\t]+([\d,]+)\s*$/.exec(line) ?? []
    if (!year || !month || !amount || Number(month) < 1 || Number(month) > 12) return { months, wrong: at + 1 }
    months.push({ month: `${year}-${month.padStart(2, '0')}`, amount: Number(amount.replaceAll(',', '')) })
  }
  return { months, wrong: null }
}
