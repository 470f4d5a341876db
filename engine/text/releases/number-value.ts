// What a number is worth, however it is written: 3万, 30,000 and 三万 are one.

const digits = '零一二三四五六七八九'
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }
const bigUnits: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }

/** Of a number in canonical letters; the text itself where it is none (10:30, 1.2.3), so that equal ones stay equal. */
export function numberValue(number: string): number | string {
  const arabic = /^(\d+(?:,\d{3})*(?:\.\d+)?|\d+)([十百千万亿]*)$/u.exec(number)
  if (arabic) {
    const factor = [...(arabic[2] ?? '')].reduce((all, unit) => all * (units[unit] ?? bigUnits[unit] ?? 1), 1)
    return rounded(Number((arabic[1] ?? '').replaceAll(',', '')) * factor)
  }
  return /^[零〇一二三四五六七八九十百千万亿两]+$/u.test(number) ? chinese(number) : number
}

const digitOf = (sign: string): number => (sign === '〇' ? 0 : sign === '两' ? 2 : digits.indexOf(sign))
/** 1.1 times 10,000 is no whole number to a computer. */
const rounded = (value: number): number => Number(value.toPrecision(12))

function chinese(number: string): number {
  // A year or a telephone number: 二〇一八.
  if (!/[十百千万亿]/u.test(number)) return Number([...number].map(digitOf).join(''))
  let [all, section, digit] = [0, 0, 0]
  for (const sign of number) {
    const unit = units[sign]
    const big = bigUnits[sign]
    if (unit !== undefined) {
      section += (digit || 1) * unit
      digit = 0
    } else if (big !== undefined) {
      all = sign === '亿' ? (all + section + digit || 1) * big : all + (section + digit || 1) * big
      section = 0
      digit = 0
    } else digit = digitOf(sign)
  }
  return all + section + digit
}
