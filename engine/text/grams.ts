// Character pairs: what the text index stores, and the pairs a term cannot occur without.
import type { CanonicalText } from './canonical.ts'
import { sortNumbers } from './sorted-numbers.ts'

/*
 * A gram is a signed 32-bit integer: two neighbouring UTF-16 units of `chars` as `first << 16 | second`. Pairs that touch
 * punctuation or a symbol get none: they are a quarter of a Chinese text and nobody looks for them, and every key costs
 * the index two microseconds an article. A term of one character therefore has no necessary gram, and a rule of nothing
 * else looks at every article. Changing this layout means building the text index anew.
 */
const silent = new Uint8Array(65536)
for (let unit = 0; unit < silent.length; unit++) {
  const surrogate = unit >= 0xd800 && unit <= 0xdfff
  if (!surrogate && /[\p{P}\p{S}]/u.test(String.fromCharCode(unit))) silent[unit] = 1
}

/** All grams of an article's texts (title and body each on its own), unique and ascending. */
export function grams(texts: CanonicalText | readonly CanonicalText[]): Int32Array {
  const list = 'chars' in texts ? [texts] : texts
  const found = new Int32Array(list.reduce((sum, text) => sum + text.chars.length, 0))
  let count = 0
  for (const { chars } of list) count = addPairs(chars, found, count)
  return unique(sortNumbers(found.subarray(0, count)))
}

/** Grams that every text holding this term has. */
export function gramsOfTerm(tokens: readonly string[]): Int32Array {
  const chars = tokens.join('')
  const found = new Int32Array(chars.length)
  return unique(found.subarray(0, addPairs(chars, found, 0)).sort())
}

function addPairs(chars: string, found: Int32Array, from: number): number {
  let count = from
  let unit = chars.charCodeAt(0)
  for (let i = 1; i < chars.length; i++) {
    const next = chars.charCodeAt(i)
    if (!silent[unit] && !silent[next]) found[count++] = (unit << 16) | next
    unit = next
  }
  return count
}

function unique(sorted: Int32Array): Int32Array {
  let count = 0
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i]!
  }
  return sorted.slice(0, count)
}
