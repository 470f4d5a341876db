/**
 * The baseline: Aho–Corasick finds all words of all rules, each rule is filed under its rarest word, reached rules run as jump code
 * over the words found. What a good engineer builds without an idea; it takes no new rule without being built anew.
 */
import { evaluate, type Rule, type RuleArticle, type Term } from '@guanlan/engine/rules'
import type { CanonicalText } from '@guanlan/engine/text'
import { buildAutomaton } from './automaton.ts'
import { BODY, COUNT, compile, keyWords, NEAR, numberWords, TITLE, WORD, YES } from './program.ts'

export interface Baseline {
  /** Ids (1 and up, in the order given) of the rules that want the article, ascending. */
  match(article: RuleArticle): number[]
  readonly bytes: number
  /** Since the start: words found, rules reached. */
  readonly seen: { words: number; reached: number }
}

/** `statistics`: where the frequencies come from that choose a rule's key. */
export function buildBaseline(rules: readonly Rule[], statistics: readonly RuleArticle[]): Baseline {
  const { terms, numberOf } = numberWords(rules)
  const words = new FoundWords(terms)
  const frequency = new Int32Array(terms.length)
  for (const article of statistics) {
    const size = words.read(article)
    for (let i = 0; i < size; i++) frequency[words.list[i]!]!++
  }
  const { code, starts, trees } = compile(rules, numberOf)
  const { first, filed } = fileUnderKeys(rules, terms.length, rule => keyWords(rule, numberOf, frequency)!)
  const requested = new Int32Array(rules.length)
  const seen = { words: 0, reached: 0 }
  let articles = 0

  function holds(rule: number, article: RuleArticle): boolean {
    let at = starts[rule]!
    while (at >= 0) at = code[at + (step(at, article) ? 4 : 5)]!
    return at === YES
  }

  function step(at: number, article: RuleArticle): boolean {
    const a = code[at + 1]!
    const b = code[at + 2]!
    const c = code[at + 3]!
    switch (code[at]) {
      case WORD:
        return (words.fieldsOf(a) & b) !== 0
      case COUNT:
        return words.countOf(a) >= c
      case NEAR:
        return words.near(a, b, c)
      default:
        return evaluate(trees[a]!, article, (term, field) =>
          words.placesOf(numberOf(term), field === 'title' ? TITLE : BODY),
        )
    }
  }

  return {
    seen,
    bytes:
      words.bytes + code.byteLength + starts.byteLength + first.byteLength + filed.byteLength + requested.byteLength,
    match(article) {
      articles++
      const size = words.read(article)
      seen.words += size
      const wanted: number[] = []
      for (let i = 0; i < size; i++) {
        const word = words.list[i]!
        for (let entry = first[word]!; entry < first[word + 1]!; entry++) {
          const rule = filed[entry]!
          if (requested[rule] === articles) continue
          requested[rule] = articles
          seen.reached++
          if (holds(rule, article)) wanted.push(rule + 1)
        }
      }
      return wanted.sort((x, y) => x - y)
    },
  }
}

/** Rules of word `w` are `filed[first[w]]` to `filed[first[w + 1]]`, exclusive. */
function fileUnderKeys(rules: readonly Rule[], words: number, keysOf: (rule: Rule) => number[]) {
  const keys = rules.map(keysOf)
  const first = new Int32Array(words + 1)
  for (const list of keys) for (const word of list) first[word + 1]!++
  for (let word = 0; word < words; word++) first[word + 1]! += first[word]!
  const filed = new Int32Array(first[words]!)
  const next = first.slice()
  for (const [rule, list] of keys.entries()) for (const word of list) filed[next[word]!++] = rule
  return { first, filed }
}

/** The words of one article: in which fields, how often, where. Occurrences of one word do not overlap. */
class FoundWords {
  /** The words of the article read last, each once. */
  readonly list: Int32Array
  private readonly automaton
  private readonly lengths: Uint16Array
  private readonly tokens: Uint16Array
  private readonly terms: readonly Term[]
  private readonly plain: Uint8Array
  /** Per word: the article that was read when it was last found, its fields, count, first and last occurrence, end of the last. */
  private readonly stamp: Int32Array
  private readonly fields: Uint8Array
  private readonly counts: Int32Array
  private readonly heads: Int32Array
  private readonly tails: Int32Array
  /** Occurrences: field, first token, end, next occurrence of the word or -1. */
  private places = new Int32Array(1 << 16)
  private tokenAt = new Int32Array(1 << 14)
  private reads = 0
  private size = 0
  private occurrences = 0

  constructor(terms: readonly Term[]) {
    const texts = terms.map(({ tokens }) => tokens.join(''))
    // Two terms may be cut differently and read the same ("a1" and "a 1" are one, "ab c" and "a bc" are not).
    if (new Set(texts).size < texts.length) throw new Error('the baseline knows no two words of the same letters')
    this.terms = terms
    this.automaton = buildAutomaton(texts)
    this.lengths = Uint16Array.from(texts, text => text.length)
    this.tokens = Uint16Array.from(terms, ({ tokens }) => tokens.length)
    this.plain = Uint8Array.from(terms, ({ tokens }) => Number(tokens.every(token => token.length === 1)))
    const numbers = (): Int32Array => new Int32Array(terms.length)
    this.list = numbers()
    this.stamp = numbers()
    this.fields = new Uint8Array(terms.length)
    this.counts = numbers()
    this.heads = numbers()
    this.tails = numbers()
  }

  get bytes(): number {
    return this.automaton.bytes + terms32(this.terms.length) + this.places.byteLength + this.tokenAt.byteLength
  }

  /** @returns how many different words there are: the first of `list`. */
  read({ title, body }: RuleArticle): number {
    this.reads++
    this.size = 0
    this.occurrences = 0
    this.readField(title, TITLE)
    this.readField(body, BODY)
    return this.size
  }

  private readField({ chars, starts }: CanonicalText, field: number): void {
    if (chars.length >= this.tokenAt.length) this.tokenAt = new Int32Array(chars.length * 2)
    const { tokenAt, automaton } = this
    tokenAt.fill(-1, 0, chars.length + 1)
    for (let i = 0; i < starts.length; i++) tokenAt[starts[i]!] = i
    const hits = automaton.find(chars)
    if ((this.occurrences + hits) * 4 > this.places.length) {
      const more = new Int32Array((this.occurrences + hits) * 8)
      more.set(this.places)
      this.places = more
    }
    for (let i = 0; i < hits; i++) {
      const word = automaton.found[2 * i]!
      const offset = automaton.found[2 * i + 1]!
      const start = tokenAt[offset - this.lengths[word]!]!
      const end = tokenAt[offset]!
      if (start < 0 || end - start !== this.tokens[word]!) continue
      if (this.plain[word] || this.bordersAgree(word, starts, start)) this.take(word, field, start, end)
    }
  }

  private bordersAgree(word: number, starts: Uint32Array, start: number): boolean {
    return this.terms[word]!.tokens.every((token, i) => starts[start + i + 1]! - starts[start + i]! === token.length)
  }

  private take(word: number, field: number, start: number, end: number): void {
    const { places } = this
    const place = this.occurrences * 4
    if (this.stamp[word] !== this.reads) {
      this.stamp[word] = this.reads
      this.fields[word] = 0
      this.counts[word] = 0
      this.heads[word] = place
      this.list[this.size++] = word
    } else {
      const last = this.tails[word]!
      if (places[last] === field && places[last + 2]! > start) return
      places[last + 3] = place
    }
    this.occurrences++
    places[place] = field
    places[place + 1] = start
    places[place + 2] = end
    places[place + 3] = -1
    this.tails[word] = place
    this.fields[word]! |= field
    this.counts[word]!++
  }

  fieldsOf = (word: number): number => (this.stamp[word] === this.reads ? this.fields[word]! : 0)
  countOf = (word: number): number => (this.stamp[word] === this.reads ? this.counts[word]! : 0)
  private headOf = (word: number): number => (this.stamp[word] === this.reads ? this.heads[word]! : -1)

  /** Occurrences of two different words with at most `distance` tokens between them. */
  near(left: number, right: number, distance: number): boolean {
    const { places } = this
    for (let a = this.headOf(left); a >= 0; a = places[a + 3]!) {
      for (let b = this.headOf(right); b >= 0; b = places[b + 3]!) {
        if (places[a] !== places[b]) continue
        const between =
          places[a + 2]! <= places[b + 2]! ? places[b + 1]! - places[a + 2]! : places[a + 1]! - places[b + 2]!
        if (between <= distance) return true
      }
    }
    return false
  }

  placesOf(word: number, requested: number) {
    const found: { field: 'title' | 'body'; start: number; end: number }[] = []
    for (let at = this.headOf(word); at >= 0; at = this.places[at + 3]!) {
      const [field, start, end] = [this.places[at]!, this.places[at + 1]!, this.places[at + 2]!]
      if (field === requested) found.push({ field: field === TITLE ? 'title' : 'body', start, end })
    }
    return found
  }
}

/** Bytes of the tables with a place for each word. */
const terms32 = (words: number): number => words * (5 * 4 + 2 * 2 + 2)
