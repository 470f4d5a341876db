// Which of all rules want this article? Rules come and go one at a time; each change holds for the very next article.
import { hasExact, widened } from '../exact.ts'
import { wants } from '../occurrences.ts'
import type { Rule, RuleArticle } from '../rule.ts'
import { copyOf } from './copy.ts'
import { fileRule, type RuleFacts, unfileRule } from './filing.ts'
import { Frequencies } from './frequencies.ts'
import { IdIndex, MAX_ID } from './id-index.ts'
import { Reader } from './reader.ts'
import { bytesOf, COUNT, emptyTables, type Tables } from './tables.ts'

export interface Matcher {
  /** Files a rule under an id of the caller's (a whole number from 0 to 2³¹−1), in place of any rule it had. About 20 µs. */
  set(id: number, rule: Rule, facts?: Partial<RuleFacts>): void
  remove(id: number): void
  /**
   * Ids of the rules that want the article, each once, in no order; exactly those `evaluate` says. `media`: the bit of the
   * article's media type, which a rule's `media` must hold; without it such limits are not asked.
   */
  match(article: RuleArticle, media?: number): Int32Array
  /** What was given with a rule; null when there is no such rule. */
  factsOf(id: number): RuleFacts | null
  /** Expected microseconds an article that a rule costs, by the words it is filed under. */
  costOf(id: number): number
  /** The same of all rules of an organisation. */
  costOfOrganisation(organisation: number): number
  /** The organisations whose rules cost most, most first; microseconds an article. */
  costliest(count: number): { organisation: number; microseconds: number }[]
  /** Ids of all rules, in no order. */
  ids(): Iterable<number>
  /** Lets the matcher know what articles look like, so that rules set later are filed under their rarest words. */
  learn(article: RuleArticle): void
  /** Is there enough waste that `tidy` pays? */
  readonly untidy: boolean
  /** Works for about so long on giving room back and putting together what belongs together; true when nothing is left to do. */
  tidy(milliseconds?: number): boolean
  readonly size: number
  /** Held in memory, spare room with it. */
  readonly bytes: number
}

/** Of so many articles one is learned from. */
const LEARN_ONE_OF = 256

/** @throws from `set` when a rule would match every article; `parse` and `fromForm` never give such a rule. */
export function createMatcher(options: { shared?: boolean } = {}): Matcher {
  return new TableMatcher(emptyTables(options.shared ?? false), new Frequencies())
}

type Change = { id: number; rule: Rule | null; facts: RuleFacts }

/** As it lies in the tables. */
function filed(rule: Rule): Rule {
  const wider = widened(rule)
  if (wider === true) throw new RangeError('a rule that would match every article')
  return wider
}

export class TableMatcher implements Matcher {
  tables: Tables
  readonly frequencies: Frequencies
  private readonly reader: Reader
  private readonly numbers = new IdIndex()
  private readonly costs = new Map<number, number>()
  /** Rules with words that are to stand as they are written: filed without that, and asked whole where they are found. */
  readonly exact: Map<number, Rule>
  private articles = 0
  /** Rules set since the tables were last put in order: each lies for itself. */
  private scattered = 0
  /** A copy in the making, and what has changed since it began. */
  private copying: { steps: Generator<void, Tables>; changes: Change[] } | null = null

  constructor(tables: Tables, frequencies: Frequencies, exact: Iterable<readonly [id: number, rule: Rule]> = []) {
    this.tables = tables
    this.exact = new Map(exact)
    this.frequencies = frequencies
    this.reader = new Reader(tables)
    this.readNumbers()
  }

  get size(): number {
    return this.numbers.size
  }

  get bytes(): number {
    return bytesOf(this.tables) + this.frequencies.counts.byteLength + this.numbers.bytes
  }

  get untidy(): boolean {
    if (this.copying) return true
    return this.tables.counts[COUNT.deadRules]! + this.scattered > 1000 + this.size / 3
  }

  set(id: number, rule: Rule, { organisation = 0, version = 0, media = 0 }: Partial<RuleFacts> = {}): void {
    if (!Number.isInteger(id) || id < 0 || id > MAX_ID) throw new RangeError(`not an id: ${id}`)
    const facts = { organisation, version, media }
    const number = fileRule(this.tables, this.frequencies, id, filed(rule), facts)
    this.forget(id)
    if (hasExact(rule)) this.exact.set(id, rule)
    this.numbers.set(id, number)
    this.scattered++
    this.addCost(number, 1)
    this.copying?.changes.push({ id, rule, facts })
  }

  remove(id: number): void {
    if (!this.forget(id)) return
    this.copying?.changes.push({ id, rule: null, facts: { organisation: 0, version: 0, media: 0 } })
  }

  match(article: RuleArticle, media = 0): Int32Array {
    if (this.articles++ % LEARN_ONE_OF === 0) this.learn(article)
    const found = this.reader.match(article, media)
    return this.exact.size === 0 ? found : found.filter(id => this.isWritten(id, article))
  }

  private isWritten(id: number, article: RuleArticle): boolean {
    const rule = this.exact.get(id)
    return !rule || wants(rule, article)
  }

  learn({ title, body }: RuleArticle): void {
    this.frequencies.learn(title, body)
  }

  factsOf(id: number): RuleFacts | null {
    const number = this.numbers.get(id)
    if (number === undefined) return null
    const { organisations, versions, media } = this.tables
    return { organisation: organisations[number]!, version: versions[number]!, media: media[number]! }
  }

  costOf(id: number): number {
    const number = this.numbers.get(id)
    return number === undefined ? 0 : this.tables.costs[number]! / 1000
  }

  costOfOrganisation(organisation: number): number {
    return (this.costs.get(organisation) ?? 0) / 1000
  }

  costliest(count: number): { organisation: number; microseconds: number }[] {
    return [...this.costs]
      .map(([organisation, cost]) => ({ organisation, microseconds: cost / 1000 }))
      .sort((a, b) => b.microseconds - a.microseconds)
      .slice(0, count)
  }

  ids(): Iterable<number> {
    return this.numbers.keys()
  }

  tidy(milliseconds = Number.POSITIVE_INFINITY): boolean {
    if (!this.untidy) return true
    this.copying ??= { steps: copyOf(this.tables, this.frequencies), changes: [] }
    const until = performance.now() + milliseconds
    do {
      const step = this.copying.steps.next()
      if (step.done) {
        const { changes } = this.copying
        this.copying = null
        this.take(step.value, changes)
        return true
      }
    } while (performance.now() < until)
    return false
  }

  /** Goes over to a copy, catching up with what it has missed. */
  private take(tables: Tables, changes: readonly Change[]): void {
    this.tables = tables
    this.reader.read(tables)
    this.scattered = 0
    this.readNumbers()
    for (const { id, rule, facts } of changes) {
      if (rule) this.set(id, rule, facts)
      else this.remove(id)
    }
  }

  private forget(id: number): boolean {
    const number = this.numbers.get(id)
    if (number === undefined) return false
    this.addCost(number, -1)
    unfileRule(this.tables, number)
    this.numbers.delete(id)
    this.exact.delete(id)
    return true
  }

  private addCost(number: number, sign: 1 | -1): void {
    const organisation = this.tables.organisations[number]!
    const cost = this.tables.costs[number]! * sign
    this.costs.set(organisation, Math.max(0, (this.costs.get(organisation) ?? 0) + cost))
  }

  private readNumbers(): void {
    const { tables, numbers, costs } = this
    numbers.clear()
    costs.clear()
    for (let number = 0; number < tables.counts[COUNT.rules]!; number++) {
      if (((tables.live[number >>> 5]! >>> (number & 31)) & 1) === 0) continue
      numbers.set(tables.ids[number]!, number)
      this.addCost(number, 1)
    }
  }
}

/** What a rule says of many articles, one after the other: some ten microseconds each, however long the rule. */
export function prepare(rule: Rule): (article: RuleArticle) => boolean {
  const tables = emptyTables()
  fileRule(tables, new Frequencies(), 0, filed(rule), { organisation: 0, version: 0, media: 0 })
  const reader = new Reader(tables)
  const isExact = hasExact(rule)
  return article => reader.match(article).length > 0 && (!isExact || wants(rule, article))
}
