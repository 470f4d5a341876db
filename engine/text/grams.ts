// Character pairs: what the text index stores, and the pairs a term cannot occur without.
import type { CanonicalText } from './canonical.ts'

/*
 * A gram is a signed 32-bit integer: two neighbouring UTF-16 units of `chars` as `first << 16 | second`. U+0000 never
 * occurs in canonical text, so `unit << 16` is free for the second sort: a token of one unit standing alone, which
 * makes a term of one character findable. The characters in COMMON get none: they stand in nearly every article,
 * so their grams would fill the index and select nothing; a term that is one of them has no necessary gram.
 * Changing COMMON or this layout means building the text index anew.
 */
const COMMON =
  '的一是在了不和有人大这中上为个国我以要他时来用们生到作地于出会可也你对就里如说年得着下自之后' +
  '过发多行成方家都学能还本从分公开新日月当前其将与及等被进高全业最所部长市者间现,.。、:;!?()"“”\'《》-/'

const common = new Uint8Array(65536)
for (let i = 0; i < COMMON.length; i++) common[COMMON.charCodeAt(i)] = 1

/** All grams of an article's texts (title and body each on its own), unique and ascending. */
export function grams(texts: CanonicalText | readonly CanonicalText[]): Int32Array {
  const list = 'chars' in texts ? [texts] : texts
  const found = new Int32Array(list.reduce((sum, text) => sum + text.chars.length + text.from.length, 0))
  let count = 0
  for (const { chars, starts } of list) {
    let unit = chars.charCodeAt(0)
    for (let i = 1; i < chars.length; i++) {
      const next = chars.charCodeAt(i)
      found[count++] = (unit << 16) | next
      unit = next
    }
    for (let token = 0; token + 1 < starts.length; token++) {
      const at = starts[token]!
      if (starts[token + 1] !== at + 1) continue
      const alone = chars.charCodeAt(at)
      if (!common[alone]) found[count++] = alone << 16
    }
  }
  return unique(found.subarray(0, count).sort())
}

/** Grams every text holding this term has; none for a term that is one very common character. */
export function gramsOfTerm(tokens: readonly string[]): Int32Array {
  const chars = tokens.join('')
  if (chars.length === 1) {
    const unit = chars.charCodeAt(0)
    return common[unit] ? new Int32Array(0) : Int32Array.of(unit << 16)
  }
  const found = new Int32Array(Math.max(0, chars.length - 1))
  for (let i = 0; i < found.length; i++) found[i] = (chars.charCodeAt(i) << 16) | chars.charCodeAt(i + 1)
  return unique(found.sort())
}

function unique(sorted: Int32Array): Int32Array {
  let count = 0
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i]!
  }
  return sorted.slice(0, count)
}
