// Does a program hold in an article? Existence is answered at the words; places are gathered only for counts and distances.
import { type ArticleScan, tokensOfTerm } from './article-scan.ts'
import { PlaceLists } from './place-lists.ts'
import { FIELD_SHIFT, OP, OP_SHIFT, PAYLOAD, sizeOf } from './program.ts'
import { TERM_LENGTH, TERM_WORDS, type Tables, type Words } from './tables.ts'

export class Evaluation {
  private readonly scan: ArticleScan
  private readonly lists = new PlaceLists()
  tables: Tables
  /** Terms of the names that were recognised in the article. */
  names: readonly number[] = []

  constructor(scan: ArticleScan, tables: Tables) {
    this.scan = scan
    this.tables = tables
  }

  /** Do all nodes from `at` to `end` hold? */
  holdsAll(program: Words, at: number, end: number): boolean {
    for (; at < end; at += sizeOf(program[at]!)) if (!this.holds(program, at)) return false
    return true
  }

  private holds(program: Words, at: number): boolean {
    const word = program[at]!
    switch (word >>> OP_SHIFT) {
      case OP.word:
        return this.scan.find(this.tables, word & PAYLOAD, (word >>> FIELD_SHIFT) & 3) >= 0
      case OP.notWord:
        return this.scan.find(this.tables, word & PAYLOAD, (word >>> FIELD_SHIFT) & 3) < 0
      case OP.name:
        return this.names.includes(word & PAYLOAD)
      case OP.notName:
        return !this.names.includes(word & PAYLOAD)
      case OP.all:
        return this.holdsAll(program, at + 1, at + (word & PAYLOAD))
      case OP.any: {
        const end = at + (word & PAYLOAD)
        for (let part = at + 1; part < end; part += sizeOf(program[part]!)) if (this.holds(program, part)) return true
        return false
      }
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
        return this.gatherWord(word)
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
