// Words of a text: the likeliest way to cut it, an organisation's own words first.
import { type CanonicalText, canonicalise, TOKEN_START } from '../canonical.ts'
import { createTrie } from './trie.ts'
import { vocabularyTable } from './vocabulary.ts'

/** A word of a text. */
export interface Word {
  /** Canonical characters: 联想, iphone, 15. */
  word: string
  /** Where it stands in the canonical characters. */
  at: number
  /** From the organisation's dictionary. */
  own: boolean
  /** Bits of surprise by the vocabulary, see `rarity`; whole ones. */
  bits: number
}

export interface Cutter {
  cut(text: string | CanonicalText): Word[]
  /** Bits of surprise of a word: about 4 for 的, 20 for rare words and those nobody told. */
  rarity(word: string): number
  has(word: string): boolean
}

export interface CutterOptions {
  /** Words of the organisation; they win over all others, the longest first. */
  own?: readonly string[]
  /** Costs of words in bits; by default the vocabulary we learned. */
  vocabulary?: ReadonlyMap<string, number>
}

/** Cost of a character no word holds, in bits, and of a word nobody told. */
const UNKNOWN = 19
/** Beyond this the rest of a text is not cut: keywords stand in its beginning, and books are hostile. */
const LONGEST = 100_000

let learned: ReadonlyMap<string, number> | undefined

/** The learned vocabulary, read at the first call (some milliseconds). */
function defaultVocabulary(): ReadonlyMap<string, number> {
  if (learned) return learned
  const words = new Map<string, number>()
  for (const line of vocabularyTable.trim().split('\n')) {
    const [cost, ...own] = line.split(' ')
    for (const word of own) words.set(word, Number(cost) / 2)
  }
  learned = words
  return words
}

/** Building takes some 30 ms for the default vocabulary: keep the cutter of an organisation. */
export function createCutter(options: CutterOptions = {}): Cutter {
  const vocabulary = options.vocabulary ?? defaultVocabulary()
  const words = [...vocabulary.keys()]
  const costs = Float64Array.from(vocabulary.values())
  const trie = createTrie(words)
  const wholeBits = Uint8Array.from(costs, Math.round)
  const lengths = Uint8Array.from(words, word => word.length)
  const ownWords = [...new Set((options.own ?? []).map(word => canonicalise(word).chars))].filter(Boolean)
  const ownTrie = ownWords.length > 0 ? createTrie(ownWords) : null
  const ownSet = new Set(ownWords)

  // One way through the text at a time: cheapest cost to reach each unit, and the word that reaches it.
  let reach = new Float64Array(4096)
  let by = new Int32Array(4096)
  let via = new Int32Array(4096)
  let here = 0
  const offer = (word: number): void => {
    const to = here + (lengths[word] as number)
    const cost = (reach[here] as number) + (costs[word] as number)
    if (cost < (reach[to] as number)) {
      reach[to] = cost
      by[to] = here
      via[to] = word
    }
  }

  /** Cuts units `begin` to `end`, which no own word overlaps. */
  function likeliest(codes: Int32Array, begin: number, end: number): void {
    reach.fill(Number.POSITIVE_INFINITY, begin, end + 8)
    reach[begin] = 0
    for (here = begin; here < end; here++) {
      if (reach[here] === Number.POSITIVE_INFINITY) continue
      trie.each(codes, here, offer)
      const to = tokenEnd(codes, here, end)
      const cost = (reach[here] as number) + UNKNOWN
      if (cost < (reach[to] as number)) {
        reach[to] = cost
        by[to] = here
        via[to] = -1
      }
    }
  }

  function cut(text: string | CanonicalText): Word[] {
    const { chars, codes: all } = typeof text === 'string' ? canonicalise(text.slice(0, LONGEST)) : text
    const codes = all.length > LONGEST ? all.subarray(0, wholeTokens(all, LONGEST)) : all
    const length = codes.length
    if (reach.length < length + 16) {
      reach = new Float64Array(length * 2 + 16)
      by = new Int32Array(length * 2 + 16)
      via = new Int32Array(length * 2 + 16)
    }
    const result: Word[] = []
    let begin = 0
    const flush = (to: number): void => {
      if (to <= begin) return
      likeliest(codes.length === to ? codes : codes.subarray(0, to), begin, to)
      const first = result.length
      for (let end = to; end > begin; end = by[end] as number) {
        const at = by[end] as number
        // The vocabulary's own string: whoever looks it up need not hash it again.
        const known = via[end] as number
        const bits = known < 0 ? UNKNOWN : (wholeBits[known] as number)
        result.push({ word: known < 0 ? chars.slice(at, end) : (words[known] as string), at, own: false, bits })
      }
      reverse(result, first)
    }
    if (ownTrie)
      for (let at = 0; at < length; at++) {
        const found = ownTrie.longest(codes, at)
        if (found < 0) continue
        flush(at)
        const word = ownWords[found] as string
        result.push({ word, at, own: true, bits: Math.round(vocabulary.get(word) ?? UNKNOWN) })
        begin = at + word.length
        at = begin - 1
      }
    flush(length)
    return result
  }

  return {
    cut,
    rarity: word => vocabulary.get(word) ?? UNKNOWN,
    has: word => vocabulary.has(word) || ownSet.has(word),
  }
}

function tokenEnd(codes: Int32Array, at: number, end: number): number {
  let to = at + 1
  while (to < end && (codes[to] as number) < TOKEN_START) to++
  return to
}

function wholeTokens(codes: Int32Array, most: number): number {
  let end = most
  while (end > 0 && (codes[end] as number) < TOKEN_START) end--
  return end
}

function reverse(list: Word[], from: number): void {
  for (let low = from, high = list.length - 1; low < high; low++, high--) {
    const kept = list[low] as Word
    list[low] = list[high] as Word
    list[high] = kept
  }
}
