// One article made ready for questions: its codes in a row, and a chain through the places of each pair.
import type { CanonicalText } from '../../text/index.ts'
import { BORDER, BUCKET_BITS, BUCKET_SHIFT, FIRST, SECOND, START } from './codes.ts'
import { BODY, TITLE } from './nodes.ts'
import { ALONE_BUCKET, type Tables, TERM_LENGTH, TERM_POOLED, TERM_PREFIX, TERM_WORDS } from './tables.ts'
import { shiftOf } from './terms.ts'

/** Between the last token of the title and the first of the body, so that no distance reaches across. */
const FIELD_GAP = 1 << 16
const ALONE_BUCKETS = 1024

/** Room for one article after the other. */
export class ArticleScan {
  codes = new Int32Array(4096)
  /** Chains of equal pairs, ascending: offsets plus `base`; what is below `base` is left from an earlier article. */
  private next = new Int32Array(4096)
  readonly heads = new Int32Array(1 << BUCKET_BITS)
  base = 1
  private size = 0
  private bodyAt = 0
  /** Offsets whose pair may be the anchor of a key, and how many there are. */
  found = new Int32Array(4096)
  foundCount = 0
  /** Which articles' tokens and single units have been listed, by `base`. */
  private tokensOf = 0
  private tokens = new Int32Array(4096)
  private singlesOf = 0
  private singleHeads = new Int32Array(ALONE_BUCKETS)
  private singleNext = new Int32Array(4096)
  private title: CanonicalText | null = null
  private body: CanonicalText | null = null

  /** Takes an article and notes where keys may be. Some 4 ns a character. */
  load(title: CanonicalText, body: CanonicalText, { bitmap }: Tables): void {
    // The last border has a pair too, and every article's offsets lie above those of the one before.
    this.base += this.size + 2
    this.bodyAt = title.codes.length + 1
    this.size = this.bodyAt + body.codes.length
    if (this.size + 2 > this.codes.length) this.makeRoom()
    if (this.base > 0x7fff_0000 - this.size) this.startOver()
    this.title = title
    this.body = body
    this.foundCount = 0
    this.loadField(body.codes, this.bodyAt, bitmap)
    this.loadField(title.codes, 0, bitmap)
  }

  /** From the end to the beginning, so that chains ascend. Nothing in it depends on a guess of the processor. */
  private loadField(field: Int32Array, offset: number, bitmap: Int32Array): void {
    const { codes, next, heads, found } = this
    const bitShift = shiftOf(bitmap) - 5
    const end = offset + field.length
    codes.set(field, offset)
    codes[end] = BORDER
    let { foundCount } = this
    let place = this.base + end
    let second = Math.imul(BORDER, SECOND)
    for (let at = end - 1; at >= offset; at--) {
      place--
      const code = codes[at]!
      const hash = (Math.imul(code, FIRST) + second) | 0
      second = Math.imul(code, SECOND)
      const bucket = hash >>> BUCKET_SHIFT
      next[at] = heads[bucket]!
      heads[bucket] = place
      const bit = hash >>> bitShift
      found[foundCount] = at
      foundCount += (bitmap[bit >>> 5]! >>> bit) & 1
    }
    this.foundCount = foundCount
  }

  /** Writes the offsets of units that are keys by themselves over those of pairs; returns how many there are. */
  findAlone(alone: Int32Array): number {
    const { codes, found, size } = this
    let count = 0
    for (let at = 0; at < size; at++) {
      const code = codes[at]!
      found[count] = at
      count += (alone[code >>> 5]! >>> code) & 1
    }
    return count
  }

  private makeRoom(): void {
    const room = Math.ceil((this.size + 2) * 1.5)
    this.codes = new Int32Array(room)
    this.next = new Int32Array(room)
    this.found = new Int32Array(room)
    this.tokens = new Int32Array(room)
    this.singleNext = new Int32Array(room)
  }

  private startOver(): void {
    this.heads.fill(0)
    this.base = 1
    this.tokensOf = 0
    this.singlesOf = 0
  }

  /** Is the term at this offset, with borders on both sides? */
  isAt(tables: Tables, term: number, at: number): boolean {
    const { codes } = this
    const { terms, units, pool } = tables
    const record = term * TERM_WORDS
    const head = terms[record]!
    const length = head & TERM_LENGTH
    if (at < 0 || at + length > this.size) return false
    if (head & TERM_POOLED) {
      const from = terms[record + 4]!
      for (let i = 0; i < length; i++) if (codes[at + i] !== pool[from + i]) return false
      return (head & TERM_PREFIX) !== 0 || (codes[at + length]! & START) !== 0
    }
    const from = record * 2 + 8
    for (let i = 0; i < length; i++) if (codes[at + i] !== (units[from + i]! | START)) return false
    return (head & TERM_PREFIX) !== 0 || (codes[at + length]! & START) !== 0
  }

  /** Is no pair of this bucket in the article? Never true of ALONE_BUCKET. */
  lacks(bucket: number): boolean {
    return bucket !== ALONE_BUCKET && this.heads[bucket]! < this.base
  }

  /** First offset of the term at or after `from`, in the fields given; -1 when there is none. */
  find(tables: Tables, term: number, fields: number, from = 0): number {
    const { next, heads, base } = this
    const begin = fields & TITLE ? from : Math.max(from, this.bodyAt)
    const end = fields & BODY ? this.size : this.bodyAt
    const bucket = tables.buckets[term]!
    if (bucket === ALONE_BUCKET) return this.findSingle(tables, term, begin, end)
    let place = heads[bucket]!
    if (place < base) return -1
    const anchor = tables.terms[term * TERM_WORDS + 3]!
    for (; place >= base; place = next[place - base]!) {
      const at = place - base - anchor
      if (at < begin) continue
      if (at >= end) return -1
      if (this.isAt(tables, term, at)) return at
    }
    return -1
  }

  private findSingle(tables: Tables, term: number, begin: number, end: number): number {
    if (this.singlesOf !== this.base) this.listSingles()
    const { base, singleNext } = this
    const code = codeOf(tables, term)
    for (let place = this.singleHeads[code % ALONE_BUCKETS]!; place >= base; place = singleNext[place - base]!) {
      const at = place - base
      if (at < begin) continue
      if (at >= end) return -1
      if (this.isAt(tables, term, at)) return at
    }
    return -1
  }

  private listSingles(): void {
    const { codes, singleHeads, singleNext, base } = this
    for (let at = this.size - 1; at >= 0; at--) {
      const bucket = codes[at]! % ALONE_BUCKETS
      singleNext[at] = singleHeads[bucket]!
      singleHeads[bucket] = base + at
    }
    this.singlesOf = base
  }

  /** Number of the token that begins at this offset; tokens of the body are far behind those of the title. */
  tokenAt(at: number): number {
    if (this.tokensOf !== this.base) this.listTokens()
    return this.tokens[at]!
  }

  private listTokens(): void {
    const { tokens, title, body, bodyAt } = this
    if (!title || !body) return
    const inTitle = title.starts.length - 1
    for (let i = 0; i < inTitle; i++) tokens[title.starts[i]!] = i
    for (let i = 0; i < body.starts.length - 1; i++) tokens[bodyAt + body.starts[i]!] = inTitle + FIELD_GAP + i
    this.tokensOf = this.base
  }

  /** Lets go of the texts. */
  clear(): void {
    this.title = null
    this.body = null
  }
}

/** Tokens of a term. */
export function tokensOfTerm(tables: Tables, term: number): number {
  const record = term * TERM_WORDS
  const head = tables.terms[record]!
  return head & TERM_POOLED ? tables.terms[record + 5]! : head & TERM_LENGTH
}

/** The code of a term of one unit. */
function codeOf({ terms, units, pool }: Tables, term: number): number {
  const record = term * TERM_WORDS
  return terms[record]! & TERM_POOLED ? pool[terms[record + 4]!]! : units[record * 2 + 8]! | START
}
