import type { Locale } from '@guanlan/platform/contract'

/** The languages of the product, each by its own name. */
export const languages: readonly (readonly [Locale, string])[] = [
  ['zh', '简体中文'],
  ['zh-TW', '繁體中文'],
  ['en', 'English'],
]
