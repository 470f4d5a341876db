/** Addresses and numbers of a sheet as people read them. Pure. */

/** How a style shows a number. */
export type NumberLook = 'number' | 'day' | 'moment' | 'time'

/** `C7` → 2; -1 for what is no address. */
export function columnOf(address: string): number {
  const letters = /^[A-Z]{1,4}/.exec(address)?.[0] ?? ''
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** 1 → `A`, 27 → `AA`. */
export function columnName(number: number): string {
  let name = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

/** What a format of numbers shows: days, hours, both or neither. Words in quotes, colours and conditions say nothing of it. */
export function lookOf(format: string): NumberLook {
  const plain = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/gi, '').split(';')[0] ?? ''
  const hasDay = /[yd]|年|日/i.test(plain) || (/m/i.test(plain) && !/[hs]/i.test(plain))
  const hasTime = /[hs]/i.test(plain)
  if (hasDay) return hasTime ? 'moment' : 'day'
  return hasTime ? 'time' : 'number'
}

/** Formats that need no declaration (ECMA-376 18.8.30), with those of Chinese and Japanese versions. */
export function builtInLook(id: number): NumberLook {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || id === 57 || id === 58)
    return 'day'
  if (id === 22) return 'moment'
  return (id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) ? 'time' : 'number'
}

const dayMs = 86_400_000
/** Excel's first day, and that of files of old Macintosh machines, in days before 1970. */
const firstDay = { of1900: 25_569, of1904: 24_107 }

/**
 * Excel keeps 15 digits of a number and fills the rest with zeros; programs that count in doubles keep 16 or 17. What such a program would have
 * written for this number may have stood for another one. Digits that neither would have written come from a program that keeps all.
 */
export function isRounded(written: string): boolean {
  const number = Number(written)
  if (!Number.isInteger(number) || Math.abs(number) < 1e15) return false
  const digits = written.replace(/^-/, '')
  if (!/^\d+$/.test(digits)) return true
  const isOfExcel = /^0*$/.test(digits.slice(15))
  return isOfExcel || (!Number.isSafeInteger(number) && digits === asDouble(number))
}

/** Without an exponent. */
const asDouble = (number: number): string =>
  Math.abs(number).toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 17 })

/** Numbers lose the noise behind their 15th digit; days become `2026-03-01`, moments `2026-03-01 09:30:00`. */
export function numberText(written: string, look: NumberLook, isFrom1904: boolean): string {
  const number = Number(written)
  if (!Number.isFinite(number)) return written
  // An id of so many digits is no measure: nothing of it is noise.
  if (look === 'number' && /^-?\d{16,}$/.test(written) && !isRounded(written)) return written
  if (look === 'number') return String(Number(number.toPrecision(15)))
  const ms = Math.round((number - (isFrom1904 ? firstDay.of1904 : firstDay.of1900)) * 86_400) * 1000
  if (number < 0 || !(Math.abs(ms) < 8e15)) return written
  const iso = new Date(ms).toISOString()
  if (look === 'time' && number < 1) return iso.slice(11, 19)
  return look === 'day' && ms % dayMs === 0 ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}
