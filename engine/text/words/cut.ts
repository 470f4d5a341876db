// Words of a text: the likeliest way to cut it, an organisation's own words first.
import { type CanonicalText, canonicalise, TOKEN_START } from '../canonical.ts'
import { FOUND_ROOM, type Lexicon } from './lexicon.ts'
import { createTrie } from './trie.ts'

/** A word of a text. */
export interface CutWord {
  /** Canonical characters: 联想, iphone, 15. */
  word: string
  /** Where it stands in the canonical characters. */
  at: number
  /** From the organisation's dictionary. */
  own: boolean
  /** Bits of surprise by the vocabulary, see `rarity`; whole ones. */
  bits: number
}

/** Words as places, for those who read thousands of texts a second. Belongs to the cutter: good until it cuts the next text. */
export interface Spans {
  count: number
  /** Where each ends in the canonical characters; the next one begins there. */
  ends: Int32Array
  /** Equal for equal words; NOBODY for words that are neither in the vocabulary nor the organisation's own. */
  ids: Int32Array
}

export const NOBODY = -1

export interface Cutter {
  cut(text: string | CanonicalText): CutWord[]
  /** The same as `cut`, without a string or object a word. */
  spans(text: Pick<CanonicalText, 'codes'>): Spans
  /** Of the language, without the organisation's own words. */
  readonly lexicon: Lexicon
  /** All ids are below. */
  readonly ids: number
  /** NOBODY for a word that is neither in the vocabulary nor the organisation's own. */
  idOf(word: string): number
  isOwn(id: number): boolean
  /** Bits of surprise, whole ones. */
  bitsOf(id: number): number
  /** Bits of surprise of a word: about 4 for 的, 20 for rare words and for words that are not in the vocabulary. */
  rarity(word: string): number
  has(word: string): boolean
  /** Whether own words stand first: what the vocabulary says of a text is not all then. */
  readonly hasOwn: boolean
}

/** Cost in bits of a character that is in no word, and of a word that is not in the vocabulary. */
const UNKNOWN = 19
/** Beyond this the rest of a text is not cut: keywords stand in its beginning, and books are hostile. */
const LONGEST = 100_000

/**
 * Keep the cutter of an organisation: its own words are filed once.
 * @param own words of the organisation; they win over all others, the longest first
 */
export function createCutter(lexicon: Lexicon, own: readonly string[] = []): Cutter {
  const { costs } = lexicon
  const ownWords = [...new Set(own.map(word => canonicalise(word).chars))].filter(Boolean)
  const ownTrie = ownWords.length > 0 ? createTrie(ownWords) : null
  // A word of the organisation that the vocabulary has, too, is one word.
  const ownIds = ownWords.map((word, i) => {
    const entry = lexicon.entryOf(word)
    return entry < 0 ? lexicon.size + i : entry
  })
  const idsOfOwn = new Set(ownIds)
  const idOfOwn = new Map(ownWords.map((word, i) => [word, ownIds[i] as number]))
  const isOwn = ownIds.length === 0 ? () => false : (id: number) => idsOfOwn.has(id)
  const ids = lexicon.size + ownWords.length

  // One way through the text at a time: cheapest cost to reach each unit, and the word that reaches it from where.
  let reach = new Float64Array(4096)
  let by = new Int32Array(4096)
  let via = new Int32Array(4096)
  const found = new Int32Array(FOUND_ROOM)
  const spans: Spans = { count: 0, ends: new Int32Array(4096), ids: new Int32Array(4096) }

  /** Cuts units `begin` to `end`, which no own word overlaps. */
  function likeliest(codes: Int32Array, begin: number, end: number): void {
    reach.fill(Number.POSITIVE_INFINITY, begin, end + 1)
    reach[begin] = 0
    for (let here = begin; here < end; here++) {
      const before = reach[here] as number
      if (before === Number.POSITIVE_INFINITY) continue
      const count = lexicon.wordsAt(codes, here, end, found)
      for (let i = 0; i < count; i += 2) {
        const to = here + (found[i + 1] as number)
        const cost = before + (costs[found[i] as number] as number)
        if (cost < (reach[to] as number)) {
          reach[to] = cost
          by[to] = here
          via[to] = found[i] as number
        }
      }
      let to = here + 1
      while (to < end && (codes[to] as number) < TOKEN_START) to++
      if (before + UNKNOWN < (reach[to] as number)) {
        reach[to] = before + UNKNOWN
        by[to] = here
        via[to] = NOBODY
      }
    }
  }

  /** Puts the words of units `begin` to `end`, found from the last one on. */
  function put(begin: number, end: number): void {
    const first = spans.count
    for (let to = end; to > begin; to = by[to] as number) {
      spans.ends[spans.count] = to
      spans.ids[spans.count++] = via[to] as number
    }
    spans.ends.subarray(first, spans.count).reverse()
    spans.ids.subarray(first, spans.count).reverse()
  }

  function reserve(length: number): void {
    if (reach.length > length) return
    reach = new Float64Array(length * 2)
    by = new Int32Array(length * 2)
    via = new Int32Array(length * 2)
    spans.ends = new Int32Array(length * 2)
    spans.ids = new Int32Array(length * 2)
  }

  function read({ codes: all }: Pick<CanonicalText, 'codes'>): Spans {
    const length = all.length > LONGEST ? wholeTokens(all, LONGEST) : all.length
    const codes = length < all.length ? all.subarray(0, length) : all
    reserve(length + 1)
    spans.count = 0
    let begin = 0
    const flush = (to: number): void => {
      if (to <= begin) return
      likeliest(codes, begin, to)
      put(begin, to)
    }
    if (ownTrie)
      for (let at = 0; at < length; at++) {
        const own = ownTrie.longest(codes, at)
        if (own < 0) continue
        flush(at)
        begin = at + (ownWords[own] as string).length
        spans.ends[spans.count] = begin
        spans.ids[spans.count++] = ownIds[own] as number
        at = begin - 1
      }
    flush(length)
    return spans
  }

  const wholeBits = Uint8Array.from(costs, cost => (cost === Number.POSITIVE_INFINITY ? UNKNOWN : Math.round(cost)))
  const bitsOf = (id: number): number => wholeBits[id] ?? UNKNOWN

  return {
    cut(text) {
      const canonical = typeof text === 'string' ? canonicalise(text.slice(0, LONGEST)) : text
      const { count, ends, ids } = read(canonical)
      const words: CutWord[] = []
      for (let i = 0, at = 0; i < count; at = ends[i++] as number) {
        const id = ids[i] as number
        const own = isOwn(id)
        words.push({ word: canonical.chars.slice(at, ends[i]), at, own, bits: bitsOf(id) })
      }
      return words
    },
    spans: read,
    lexicon,
    hasOwn: ownTrie !== null,
    ids,
    idOf(word) {
      const entry = lexicon.entryOf(word)
      return entry >= 0 ? entry : (idOfOwn.get(word) ?? NOBODY)
    },
    isOwn,
    bitsOf,
    rarity: word => costs[lexicon.entryOf(word)] ?? UNKNOWN,
    has: word => lexicon.entryOf(word) >= 0 || idOfOwn.has(word),
  }
}

function wholeTokens(codes: Int32Array, most: number): number {
  let end = most
  while (end > 0 && (codes[end] as number) < TOKEN_START) end--
  return end
}
