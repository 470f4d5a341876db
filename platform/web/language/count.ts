/** Numbers as people read them: 万 and 亿 in Chinese, K, M and B in English, the exact figure on hover. */
import type { Locale } from '@guanlan/platform/contract'

const steps: Readonly<Record<Locale, readonly (readonly [from: number, unit: string])[]>> = {
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  'zh-TW': [
    [1e8, '億'],
    [1e4, '萬'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
}

/** Below 10,000 every digit counts; above, one decimal, a trailing .0 dropped (ambiguities 90). */
export function countParts(value: number, locale: Locale): { figure: string; unit: string } {
  const size = Math.abs(value)
  if (size < 1e4) return { figure: exact(value), unit: '' }
  const units = steps[locale]
  for (const [index, [from, unit]] of units.entries()) {
    if (size < from) continue
    const rounded = Math.round((value / from) * 10) / 10
    const above = units[index - 1]
    // 99,999,999 rounds to 10000万: that is 1亿.
    if (above && Math.abs(rounded) * from >= above[0])
      return { figure: exact((rounded * from) / above[0]), unit: above[1] }
    return { figure: exact(rounded), unit }
  }
  return { figure: exact(value), unit: '' }
}

export function count(value: number, locale: Locale): string {
  const { figure, unit } = countParts(value, locale)
  return figure + unit
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
/** 12,846: digits grouped by three in every language of the product. */
export const exact = (value: number): string => grouped.format(value)

/** 0.1918 → 19.2%. */
export const percent = (share: number, decimals = 1): string => `${(share * 100).toFixed(decimals)}%`

/** A change with its sign, never with ▲▼, which belong to sentiment: +34.2%, −3%. */
export function change(share: number, decimals = 1): string {
  const figure = Math.abs(share * 100).toFixed(decimals)
  return Number(figure) === 0 ? '0%' : `${share < 0 ? '−' : '+'}${figure}%`
}
