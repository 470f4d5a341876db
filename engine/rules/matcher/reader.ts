// Which rules want an article: find the keys in it, then ask what stands under them. Reads the tables, writes only its own.
// In another thread a table may have moved meanwhile: what then lies beyond the end of the one we hold is not there yet.
import { type NameScope, namesIn, type RuleArticle } from '../rule.ts'
import { ArticleScan } from './article-scan.ts'
import { ALONE, BORDER, beforeBit, behindBit, codesOfName, hashPair } from './codes.ts'
import { Evaluation } from './holds.ts'
import { CHUNK_HEAD, INLINE, KEY_DECIDES, KIND_SHIFT, LIMITED, NO_BUCKET, RULE, recordSize, SEVERAL } from './record.ts'
import { COUNT, type Tables, TERM_NAME, TERM_WORDS, words } from './tables.ts'
import { findTerm, slotOf } from './terms.ts'

/** Words in a cache line. */
const LINE = 16
const SCOPES: readonly NameScope[] = ['corp', 'brand', 'prod']

export class Reader {
  private tables: Tables
  private readonly scan = new ArticleScan()
  private readonly evaluation: Evaluation
  /** A bit a term: is a key and was found in this article. */
  private reached = new Int32Array(32)
  private reachedTerms = new Int32Array(256)
  private reachedCount = 0
  /** A bit a rule: has been answered for this article; for rules that may be reached by several keys. */
  private answered = new Int32Array(32)
  private answers = new Int32Array(256)
  private count = 0
  private leads = new Int32Array(256)
  /** Means nothing; what is read into it is near when it is needed. */
  private fetched = 0

  constructor(tables: Tables) {
    this.tables = tables
    this.evaluation = new Evaluation(this.scan, tables)
  }

  /** Reads other tables from now on and lets go of those before. */
  read(tables: Tables): void {
    this.tables = tables
    this.evaluation.begin(tables, [])
  }

  /** Ids of the rules that want the article, each once, in no order. `media`: bit of the article's media type; 0: limits are not asked. */
  match(article: RuleArticle, media = 0): Int32Array {
    this.makeRoom()
    const { tables, scan, evaluation } = this
    scan.load(article.title, article.body, tables)
    this.reachWords()
    if (tables.counts[COUNT.aloneKeys]! > 0) this.reachAlone()
    evaluation.begin(tables, this.reachNames(article))
    this.fetchPostings()
    for (let i = 0; i < this.reachedCount; i++) this.ask(this.reachedTerms[i]!, media)
    return this.finish()
  }

  private makeRoom(): void {
    const { counts } = this.tables
    const terms = (counts[COUNT.terms]! >>> 5) + 1
    if (terms > this.reached.length) this.reached = words(Math.ceil(terms * 1.5), false) as Int32Array<ArrayBuffer>
    const rules = (counts[COUNT.rules]! >>> 5) + 1
    if (rules > this.answered.length) this.answered = words(Math.ceil(rules * 1.5), false) as Int32Array<ArrayBuffer>
  }

  /**
   * Three rounds, so that the processor fetches from many places at once instead of waiting for one after the other:
   * where do the pairs lead, what stands there, is it in the article?
   */
  private reachWords(): void {
    const { scan, tables } = this
    const { found, foundCount, codes } = scan
    const { slots, terms } = tables
    if (foundCount > this.leads.length) this.leads = new Int32Array(foundCount * 2)
    const { leads } = this
    let count = 0
    for (let i = 0; i < foundCount; i++) {
      const at = found[i]!
      const slot = slotOf(slots, hashPair(codes[at]!, codes[at + 1]!))
      const beside = behindBit(codes[at + 2]!) | beforeBit(at === 0 ? BORDER : codes[at - 1]!)
      found[count] = at
      leads[count] = slots[slot]!
      count += (slots[slot + 1]! & beside) === 0 ? 0 : 1
    }
    let fetched = 0
    for (let i = 0; i < count; i++) fetched ^= terms[leads[i]! * TERM_WORDS]!
    this.fetched = fetched
    for (let i = 0; i < count; i++) {
      for (let term = leads[i]!; term > 0; term = terms[term * TERM_WORDS + 2]!) this.reachAt(term, found[i]!)
    }
  }

  /** The same for what stands under the keys. */
  private fetchPostings(): void {
    const { tables, reachedTerms, reachedCount } = this
    const { terms, stream } = tables
    let { fetched } = this
    for (let i = 0; i < reachedCount; i++) {
      const chunk = terms[reachedTerms[i]! * TERM_WORDS + 1]!
      fetched ^= stream[chunk]! ^ stream[chunk + LINE]!
    }
    this.fetched = fetched
  }

  private reachAlone(): void {
    const { scan, tables } = this
    const { found, codes } = scan
    const { slots, terms } = tables
    const count = scan.findAlone(tables.alone)
    for (let i = 0; i < count; i++) {
      const at = found[i]!
      let term = slots[slotOf(slots, hashPair(codes[at]!, ALONE))]!
      for (; term > 0; term = terms[term * TERM_WORDS + 2]!) this.reachAt(term, at)
    }
  }

  private reachAt(term: number, at: number): void {
    const { scan, tables } = this
    if (scan.isAt(tables, term, at - tables.terms[term * TERM_WORDS + 3]!)) this.reach(term)
  }

  private reach(term: number): void {
    if ((this.reached[term >>> 5]! >>> term) & 1) return
    this.reached[term >>> 5]! |= 1 << term
    if (this.reachedCount === this.reachedTerms.length) this.reachedTerms = doubled(this.reachedTerms)
    this.reachedTerms[this.reachedCount++] = term
  }

  private reachNames(article: RuleArticle): readonly number[] {
    const found: number[] = []
    for (const scope of SCOPES) {
      for (const name of namesIn(article, scope)) {
        const term = findTerm(this.tables, codesOfName(scope, name), TERM_NAME)
        if (term === 0) continue
        found.push(term)
        this.reach(term)
      }
    }
    return found
  }

  /** Asks every rule under a key that was found. */
  private ask(term: number, media: number): void {
    const { tables, scan, evaluation, answered } = this
    const { stream, programs, live, media: mediaOf } = tables
    const { heads, base } = scan
    const someDead = tables.counts[COUNT.deadRules]! > 0
    let next = 0
    for (let chunk = tables.terms[term * TERM_WORDS + 1]!; chunk > 0 && chunk < stream.length; chunk = next) {
      next = stream[chunk + 1]!
      const end = chunk + CHUNK_HEAD + stream[chunk]!
      let at = chunk + CHUNK_HEAD
      while (at < end) {
        const head = stream[at]!
        const kind = head >>> KIND_SHIFT
        const rule = head & RULE
        if (head & LIMITED && media !== 0 && (mediaOf[rule]! & media) === 0) {
          at += recordSize(stream, at)
          continue
        }
        let requested = true
        if (kind === KEY_DECIDES) at++
        else {
          const second = stream[at + 1]!
          const bucket = second >>> 16
          const begin = at + 2
          at = kind === INLINE ? begin + (second & 0xffff) : begin + 2
          // The cheapest no: a pair that a further word needs is nowhere in the article.
          if (bucket !== NO_BUCKET && heads[bucket]! < base) continue
          if (kind === INLINE) requested = evaluation.holdsAll(stream, begin, at)
          else {
            const program = stream[begin]!
            requested = evaluation.holdsAll(programs, program, program + stream[begin + 1]!)
          }
        }
        if (!requested || (someDead && ((live[rule >>> 5]! >>> rule) & 1) === 0)) continue
        if (head & SEVERAL) {
          if ((answered[rule >>> 5]! >>> rule) & 1) continue
          answered[rule >>> 5]! |= 1 << rule
        }
        if (this.count === this.answers.length) this.answers = doubled(this.answers)
        this.answers[this.count++] = rule
      }
    }
  }

  private finish(): Int32Array {
    const { answers, answered, reached, reachedTerms, count } = this
    const { ids } = this.tables
    const result = new Int32Array(count)
    let known = 0
    for (let i = 0; i < count; i++) {
      const rule = answers[i]!
      answered[rule >>> 5] = 0
      if (rule < ids.length) result[known++] = ids[rule]!
    }
    for (let i = 0; i < this.reachedCount; i++) reached[reachedTerms[i]! >>> 5] = 0
    this.reachedCount = 0
    this.count = 0
    this.scan.clear()
    return known === count ? result : result.slice(0, known)
  }
}

function doubled(old: Int32Array): Int32Array<ArrayBuffer> {
  const bigger = new Int32Array(old.length * 2)
  bigger.set(old)
  return bigger
}
