// The parts of a written time as a moment: what no calendar or clock shows is refused.

/** Month and day count from 1. `zone` in minutes east of Greenwich. */
export interface Parts {
  year: number
  month: number
  day: number
  hour?: number
  minute?: number
  second?: number
  ms?: number
  zone: number
}

/** Milliseconds since 1970, null for 31 February, 25 o'clock and their like. 24:00 is the end of the day, second 60 a leap second. */
export function momentOf({ year, month, day, hour = 0, minute = 0, second = 0, ms = 0, zone }: Parts): number | null {
  const date = new Date(0)
  // Not Date.UTC, which takes the year 95 for 1995.
  date.setUTCFullYear(year, month - 1, day)
  const rolled = date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day
  if (rolled || minute > 59 || second > 60 || hour > 24 || (hour === 24 && minute + second > 0)) return null
  return date.getTime() + ((hour * 60 + minute - zone) * 60 + second) * 1000 + ms
}

/** Hour of the day from what the clock shows and the word before or behind it; null when they contradict (上午 15 点). */
export function hourOf(shown: number, word: string | undefined): number | null {
  const part = word?.toLowerCase().replaceAll('.', '')
  if (!part) return shown
  if (/^(下午|午后|午後|傍晚|晚|晚上|晚间|晚間|夜间|夜間|夜里|深夜|pm)$/.test(part)) {
    if (shown < 12) return shown + 12
    // 晚上 12 点 is midnight, 下午 12 点 noon; a clock of 24 hours may stand behind the word as well.
    return shown === 12 && /晚|夜/.test(part) ? 24 : shown
  }
  if (part === '中午') return shown < 3 ? shown + 12 : shown
  if (shown > 12) return null
  return shown === 12 && /凌晨|am|半夜|午夜/.test(part) ? 0 : shown
}

const named: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, bst: 60, cet: 60, cest: 120, eet: 120, eest: 180, msk: 180, ist: 330 },
  ...{
    hkt: 480,
    sgt: 480,
    jst: 540,
    kst: 540,
    est: -300,
    edt: -240,
    cst: -360,
    cdt: -300,
    mst: -420,
    mdt: -360,
    pst: -480,
    pdt: -420,
  },
}

/** Minutes east of Greenwich of `Z`, `+08:00`, `GMT+8`, `EST`; undefined when nothing is written, null for a zone no place has. */
export function zoneOf(written: string | undefined): number | null | undefined {
  const zone = written?.trim().toLowerCase()
  if (!zone) return undefined
  if (/\p{Script=Han}/u.test(zone)) return 480
  if (zone in named) return named[zone]
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)?\s*([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  if (!sign || Number(hours) > 14 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const digits: Readonly<Record<string, number>> = {
  ...{ 〇: 0, '○': 0, 零: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
}

/** 二〇二六 → 2026, 二十三 → 23, 十 → 10. Only characters of numbers may be given. */
export function numberOf(chinese: string): number {
  const [tens, ones] = chinese.split('十')
  if (ones === undefined) return Number([...chinese].map(digit => digits[digit]).join(''))
  return (tens ? (digits[tens] ?? Number.NaN) : 1) * 10 + (ones ? (digits[ones] ?? Number.NaN) : 0)
}
