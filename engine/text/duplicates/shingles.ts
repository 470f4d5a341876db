// What two texts are compared by: hashed runs of five letters and digits. Punctuation, spaces and symbols do not count.
import type { CanonicalText } from '../canonical.ts'
import { DIGIT, JOIN, kinds, LETTER, learn, SINGLE } from '../characters.ts'

const RUN = 5
/** One hash in so many is looked up: two long texts that share a page of wording share many, strangers hardly ever two. */
const ONE_IN = 36
/** A long text is looked up by the smallest of them, which a copy has too. */
const MOST_SAMPLED = 128
/** Texts with few sampled hashes also offer their smallest ones: equal short texts have the same. */
const LEAST_SAMPLED = 8
/** Characters of a text beyond this are not compared: a book is recognised by its beginning. */
const MOST_CHARACTERS = 60_000
const LEAD_CHARACTERS = 60
const LONGEST_TITLE = 100
const TITLE_RUN = 2
const TITLE_NAME_RUN = 7
const NAMES_OF_A_TITLE = 4

/** 32-bit hashes. `all` and `sampled` are sorted and hold each hash once; `lead` are those of the first 60 letters and digits. */
export interface Shingles {
  readonly all: Uint32Array
  /** What an index keeps and looks up: some of `all` and of the title. */
  readonly sampled: Uint32Array
  readonly lead: Uint32Array
  /** Pairs of letters of the title. */
  readonly title: Uint32Array
  /** Numbers of the title in their order, and the pairs of its letters without them; null where it has none. */
  readonly numbered: { readonly numbers: readonly string[]; readonly wording: Uint32Array } | null
}

/** Of a canonical body, empty below five letters. The title counts only for short texts: the same story stands under many titles. */
export function shinglesOf(body: CanonicalText, title?: CanonicalText): Shingles {
  const letters = lettersOf(body)
  // Kept for as long as it is compared with others: as little as possible, so the letters go at once and the hashes when they are in order.
  let hashes = hashesOf(letters, RUN)
  const first = letters.slice(0, LEAD_CHARACTERS)
  const titleLetters = title ? lettersOf(title).subarray(0, LONGEST_TITLE) : new Uint16Array()
  // Most articles resemble no other: what only a comparison needs is put in order when one is made.
  let all: Uint32Array | undefined
  let lead: Uint32Array | undefined
  let numbered: Shingles['numbered'] | undefined
  const titleChars = title?.chars.slice(0, LONGEST_TITLE)
  return {
    get all() {
      if (!all) {
        all = distinct(hashes)
        hashes = all
      }
      return all
    },
    sampled: distinct(Uint32Array.from([...sampleOf(hashes), ...namesOf(titleLetters)])),
    get lead() {
      lead ??= distinct(hashesOf(first, RUN))
      return lead
    },
    title: distinct(hashesOf(titleLetters, TITLE_RUN)),
    get numbered() {
      if (numbered === undefined) numbered = titleChars === undefined ? null : numberedOf(titleChars)
      return numbered
    },
  }
}

const NUMBER = /\d+(?:[.,:]\d+)*/g
const ASIDE = /[^\p{L}\p{N}#]+/gu

function numberedOf(title: string): Shingles['numbered'] {
  const numbers = title.match(NUMBER)
  if (!numbers) return null
  const letters = title.replace(NUMBER, '#').replace(ASIDE, '')
  const codes = Uint16Array.from(letters, letter => letter.charCodeAt(0))
  return { numbers, wording: distinct(hashesOf(codes, TITLE_RUN)) }
}

/** Below this many characters two texts agree by chance. */
const SHORTEST = 12

/** Of an article: by its body, by its title where the body says nothing; null when both are too short to compare. */
export function shinglesOfArticle(title: CanonicalText, body: CanonicalText): Shingles | null {
  if (body.chars.length >= SHORTEST) return shinglesOf(body, title)
  return title.chars.length >= SHORTEST ? shinglesOf(title, title) : null
}

/** A short text is looked up by its title too: nearly equal titles share the smallest of their runs. */
const namesOf = (title: Uint16Array): Uint32Array =>
  distinct(hashesOf(title, TITLE_NAME_RUN)).subarray(0, NAMES_OF_A_TITLE)

function lettersOf({ codes }: CanonicalText): Uint16Array {
  const letters = new Uint16Array(Math.min(codes.length, MOST_CHARACTERS))
  let size = 0
  for (let i = 0; i < letters.length; i++) {
    const unit = codes[i]! & 0xffff
    const kind = kinds[unit] || learn(unit)
    if (kind === SINGLE || kind === LETTER || kind === DIGIT || kind === JOIN) letters[size++] = unit
  }
  return letters.subarray(0, size)
}

function hashesOf(letters: Uint16Array, run: number): Uint32Array {
  const count = Math.max(0, letters.length - run + 1)
  const hashes = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    let hash = 0x811c9dc5 | 0
    for (let k = i; k < i + run; k++) hash = Math.imul(hash ^ letters[k]!, 0x9e3779b1) ^ (hash >>> 15)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hashes[i] = hash ^ (hash >>> 13)
  }
  return hashes
}

function distinct(hashes: Uint32Array): Uint32Array {
  hashes.sort()
  let size = 0
  for (let i = 0; i < hashes.length; i++) if (i === 0 || hashes[i] !== hashes[i - 1]) hashes[size++] = hashes[i]!
  return hashes.slice(0, size)
}

export const isSampled = (hash: number): boolean => hash % ONE_IN === 0

/** Those sampled and the smallest of all, each once, ascending; of a long text the smallest. */
function sampleOf(hashes: Uint32Array): Uint32Array {
  const chosen: number[] = []
  const smallest: number[] = []
  /** From here on a hash is not among the smallest. */
  let most = 2 ** 32
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i]!
    if (isSampled(hash)) chosen.push(hash)
    if (hash >= most || smallest.includes(hash)) continue
    let place = smallest.length
    while (place > 0 && smallest[place - 1]! > hash) place--
    smallest.splice(place, 0, hash)
    if (smallest.length > LEAST_SAMPLED) smallest.pop()
    if (smallest.length === LEAST_SAMPLED) most = smallest[LEAST_SAMPLED - 1]!
  }
  return distinct(Uint32Array.from([...chosen, ...smallest])).subarray(0, MOST_SAMPLED)
}

/** How many hashes two sorted lists share. */
export function shared(a: Uint32Array, b: Uint32Array): number {
  let count = 0
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    const difference = a[i]! - b[k]!
    if (difference === 0) count++
    if (difference <= 0) i++
    if (difference >= 0) k++
  }
  return count
}
