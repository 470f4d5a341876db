// How often pairs of neighbours occur in the articles that come by: what makes one word a better key than another.
import type { CanonicalText } from '../../text/index.ts'
import { ALONE, hashPair } from './codes.ts'

const BITS = 20
const SHIFT = 32 - BITS
/** After so many articles the counts are halved, so that the past fades. */
const FADE_AFTER = 4096
/** An unseen pair counts as this many articles' worth of experience: what the first few articles say is not all. */
const DOUBT = 20

export class Frequencies {
  /** By pair; collisions only make a word look more frequent than it is. Two megabytes, once anything has been learned. */
  counts: Uint16Array
  articles = 0

  constructor(counts: Uint16Array = new Uint16Array(0), articles = 0) {
    this.counts = counts
    this.articles = articles
  }

  /** Some 5 ns a character. */
  learn(title: CanonicalText, body: CanonicalText): void {
    if (this.counts.length === 0) this.counts = new Uint16Array(1 << BITS)
    if (this.articles >= FADE_AFTER) this.fade()
    this.articles++
    this.count(title)
    this.count(body)
  }

  private count({ codes }: CanonicalText): void {
    const { counts } = this
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i]!
      const alone = hashPair(code, ALONE) >>> SHIFT
      if (counts[alone]! < 0xffff) counts[alone]!++
      if (i === 0) continue
      const pair = hashPair(codes[i - 1]!, code) >>> SHIFT
      if (counts[pair]! < 0xffff) counts[pair]!++
    }
  }

  private fade(): void {
    for (let i = 0; i < this.counts.length; i++) this.counts[i]! >>= 1
    this.articles >>= 1
  }

  /** Expected occurrences of the pair an article, by what was seen; `guess` where little was. */
  ofPair(hash: number, guess: number): number {
    return ((this.counts[hash >>> SHIFT] ?? 0) + guess * DOUBT) / (this.articles + DOUBT)
  }

  /** Expected occurrences of a word an article: never more than of its rarest pair, and ever fewer the longer it is. */
  ofCodes(codes: ArrayLike<number>): number {
    const { length } = codes
    const guess = Math.max(1e-6, 0.1 ** length * 3)
    if (length === 1) return this.ofPair(hashPair(codes[0]!, ALONE), 0.3)
    let least = Number.POSITIVE_INFINITY
    for (let i = 1; i < length; i++) least = Math.min(least, this.ofPair(hashPair(codes[i - 1]!, codes[i]!), guess))
    return least * (length > 3 ? 0.7 : 1)
  }
}
