// A text as statements are compared: width and traditional letters folded, white space even, punctuation as it stands.
import { chineseVariants } from './folded-letters.ts'

/** Half width, `万` for `萬`; capitals stay. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, character => (character === '\n' ? '\n' : ''))
    .replace(chineseVariants.pattern, letter => chineseVariants.plain[letter] ?? letter)
    .replace(/[^\S\n]+/gu, ' ')

/** The same in lower case: what numbers, days and stances are read from. */
export const foldedText = (text: string): string => plainText(text).toLowerCase()
