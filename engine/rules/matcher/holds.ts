// Does a program hold in an article? Existence is answered at the words; places are gathered only for counts and distances.
import { type ArticleScan, tokensOfTerm } from './article-scan.ts'
import { PlaceLists } from './place-lists.ts'
import { FIELD_SHIFT, OP, OP_SHIFT, PAYLOAD, sizeOf } from './program.ts'
import { type Tables, TERM_LENGTH, TERM_WORDS, type Words } from './tables.ts'

export class Evaluation {
  private readonly scan: ArticleScan
  private readonly lists = new PlaceLists()
  private tables: Tables
  /** Terms of the names that were recognised in the article. */
  private names: readonly number[] = []

  constructor(scan: ArticleScan, tables: Tables) {
    this.scan = scan
    this.tables = tables
  }

  /** Before the questions about an article that was loaded. */
  begin(tables: Tables, names: readonly number[]): void {
    this.tables = tables
    this.names = names
  }

  private has(word: number): boolean {
    // Mostly the pair it is anchored at is nowhere in the article.
    if (this.scan.lacks(this.tables.buckets[word & PAYLOAD]!)) return false
    return this.scan.find(this.tables, word & PAYLOAD, (word >>> FIELD_SHIFT) & 3) >= 0
  }

  /** Do all nodes from `at` to `end` hold? Words and alternatives, which most nodes are, without a further call. */
  holdsAll(program: Words, at: number, end: number): boolean {
    while (at < end) {
      const word = program[at]!
      const op = word >>> OP_SHIFT
      if (op <= OP.notWord) {
        if (this.has(word) === (op === OP.notWord)) return false
        at++
      } else if (op === OP.any) {
        const stop = at + (word & PAYLOAD)
        if (!this.holdsAny(program, at + 1, stop)) return false
        at = stop
      } else {
        if (!this.holds(program, at)) return false
        at += sizeOf(word)
      }
    }
    return true
  }

  private holdsAny(program: Words, at: number, end: number): boolean {
    while (at < end) {
      const word = program[at]!
      if (word >>> OP_SHIFT === OP.word) {
        if (this.has(word)) return true
        at++
      } else {
        if (this.holds(program, at)) return true
        at += sizeOf(word)
      }
    }
    return false
  }

  private holds(program: Words, at: number): boolean {
    const word = program[at]!
    switch (word >>> OP_SHIFT) {
      case OP.word:
        return this.has(word)
      case OP.notWord:
        return !this.has(word)
      case OP.name:
        return this.names.includes(word & PAYLOAD)
      case OP.notName:
        return !this.names.includes(word & PAYLOAD)
      case OP.all:
        return this.holdsAll(program, at + 1, at + (word & PAYLOAD))
      case OP.any:
        return this.holdsAny(program, at + 1, at + (word & PAYLOAD))
      case OP.not:
        return !this.holds(program, at + 1)
      case OP.count:
        return this.isOften(program, at + 2, program[at + 1]!)
      default:
        return this.isNear(program, at)
    }
  }

  private isOften(program: Words, at: number, count: number): boolean {
    const word = program[at]!
    if (word >>> OP_SHIFT === OP.word) return this.countUpTo(word, count) >= count
    const { lists } = this
    lists.clear()
    this.gather(program, at)
    return lists.close() >= count
  }

  /** Occurrences of one word, no more than are asked for. */
  private countUpTo(word: number, most: number): number {
    const { scan, tables } = this
    const term = word & PAYLOAD
    const fields = (word >>> FIELD_SHIFT) & 3
    const length = tables.terms[term * TERM_WORDS]! & TERM_LENGTH
    let count = 0
    for (let at = scan.find(tables, term, fields); at >= 0; at = scan.find(tables, term, fields, at + length)) {
      if (++count === most) break
    }
    return count
  }

  private isNear(program: Words, at: number): boolean {
    const end = at + (program[at]! & PAYLOAD)
    // A word that is nowhere settles it without gathering anything.
    for (let part = at + 2; part < end; part += sizeOf(program[part]!)) {
      const word = program[part]!
      if (word >>> OP_SHIFT === OP.word && !this.holds(program, part)) return false
    }
    const { lists } = this
    lists.clear()
    for (let part = at + 2; part < end; part += sizeOf(program[part]!)) {
      this.gather(program, part)
      if (lists.close() === 0) return false
    }
    return lists.areWithin(program[at + 1]!)
  }

  /** Puts the places of an operand on the list that is open. */
  private gather(program: Words, at: number): void {
    const word = program[at]!
    const end = at + sizeOf(word)
    switch (word >>> OP_SHIFT) {
      case OP.word:
        this.gatherWord(word)
        return
      case OP.any:
        for (let part = at + 1; part < end; part += sizeOf(program[part]!)) this.gather(program, part)
        return
      case OP.gate: {
        const before = this.lists.mark()
        this.gather(program, at + 2)
        this.lists.keepIfAtLeast(program[at + 1]!, before)
        return
      }
    }
  }

  private gatherWord(word: number): void {
    const { scan, tables, lists } = this
    const term = word & PAYLOAD
    const fields = (word >>> FIELD_SHIFT) & 3
    const length = tables.terms[term * TERM_WORDS]! & TERM_LENGTH
    const tokens = tokensOfTerm(tables, term)
    for (let at = scan.find(tables, term, fields); at >= 0; at = scan.find(tables, term, fields, at + length)) {
      const start = scan.tokenAt(at)
      lists.add(start, start + tokens)
    }
  }
}
