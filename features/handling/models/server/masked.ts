/** Takes out of a text what says who somebody is: mobile numbers, mail addresses, identity numbers. Also in full-width letters. Pure. */

const mark = '＊＊＊'

const patterns: readonly RegExp[] = [
  // Mail addresses, before numbers within them.
  /[A-Za-z0-9](?:[\w.+-]{0,63})@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{2,63}){1,4}/g,
  // Identity numbers of the mainland: 18 with a day of birth, 15 of before.
  /(?<![\dA-Za-z])[1-9]\d{5}(?:1[89]|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g,
  /(?<![\dA-Za-z.])[1-9]\d{7}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}(?![\dA-Za-z.])/g,
  // Of Hong Kong and Taiwan.
  /(?<![\dA-Za-z])[A-Z]{1,2}\d{6}\([\dA]\)/g,
  /(?<![\dA-Za-z])[A-Z][12]\d{8}(?![\dA-Za-z])/g,
  // Mobile numbers of the mainland, of Hong Kong with its code, of Taiwan.
  /(?<![\d.])(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?![\d%])/g,
  /\+?852[- ]?[4-9]\d{3}[- ]?\d{4}(?!\d)/g,
  /(?<![\d.])(?:(?:\+?886[- ]?)?0?9\d{2}[- ]\d{3}[- ]\d{3}|(?:\+?886)?09\d{8})(?!\d)/g,
]

export const masked = (text: string): string => replacedParts(text, () => mark)

export interface MaskedText {
  /** As it is sent: each part is a number in brackets. */
  text: string
  /** Puts the parts back into what was made of it. */
  restore(made: string): string
}

/** For what has to come back whole, such as a translation: what says who somebody is stays here and is put back afterwards. */
export function maskedForAWhile(text: string): MaskedText {
  const parts: string[] = []
  // A text that has such brackets itself would be given another's part.
  const sent = replacedParts(text.replace(placeholders, ' '), part => `⟦${parts.push(part)}⟧`)
  if (parts.length === 0) return { text, restore: made => made }
  return {
    text: sent,
    restore: made => made.replace(placeholders, (whole, number: string) => parts[Number(number) - 1] ?? whole),
  }
}
/** Some models write other brackets, or spaces within. */
const placeholders = /(?:⟦|\[\[)\s*(\d{1,3})\s*(?:⟧|\]\])/gu

function replacedParts(text: string, by: (part: string) => string): string {
  const folded = text.replace(/[\uff01-\uff5e]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
  const found = patterns
    .flatMap(pattern => Array.from(folded.matchAll(pattern), ({ index, 0: part }) => [index, index + part.length]))
    .toSorted(([one = 0], [other = 0]) => one - other)
  let shown = ''
  let at = 0
  for (const [from = 0, to = 0] of found) {
    if (from < at) {
      at = Math.max(at, to)
      continue
    }
    shown += text.slice(at, from) + by(text.slice(from, to))
    at = to
  }
  return shown + text.slice(at)
}

/** Signs that are not seen: they hide words from whoever reads, and lead readers of texts astray. */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu

/** A text as it is sent: nothing unseen, nothing of persons. */
export const sendable = (text: string): string => masked(text.replace(unseen, ''))
