// The tables anew, without what was removed and with the records of each key in one piece, in steps that leave time between.
import { addRule, appendRecord } from './filing.ts'
import type { Frequencies } from './frequencies.ts'
import { renumber } from './program.ts'
import { CHUNK_HEAD, INLINE, KIND_SHIFT, RULE, recordSize, SHARED } from './record.ts'
import { COUNT, emptyTables, grown, TERM_KEY, TERM_NAME, TERM_PREFIX, TERM_WORDS, type Tables } from './tables.ts'
import { codesOfTerm, internTerm, makeKey } from './terms.ts'

/** Work done between two steps, in records: about a millisecond. */
const STEP = 2000

/** Rules removed meanwhile may still be in the copy; rules added meanwhile are not. */
export function* copyOf(old: Tables, frequencies: Frequencies): Generator<void, Tables> {
  const made = emptyTables(old.shared)
  const rules = new Int32Array(old.counts[COUNT.rules]!).fill(-1)
  const programs = new Map<number, number>()
  const terms = old.counts[COUNT.terms]!
  const streamEnd = old.counts[COUNT.stream]!
  let sinceStep = 0

  const newRule = (number: number): number => {
    if (rules[number]! < 0)
      rules[number] = addRule(
        made,
        old.ids[number]!,
        { organisation: old.organisations[number]!, version: old.versions[number]!, media: old.media[number]! },
        old.costs[number]!,
      )
    return rules[number]!
  }
  const newTerm = (term: number): number =>
    internTerm(
      made,
      frequencies,
      codesOfTerm(old, term),
      (old.terms[term * TERM_WORDS]! & (TERM_PREFIX | TERM_NAME)) as 0,
    )

  const renumbered = (from: Int32Array): Int32Array => {
    const program = from.slice()
    renumber(program, newTerm)
    return program
  }
  const newProgram = (offset: number, length: number): number => {
    let at = programs.get(offset)
    if (at !== undefined) return at
    at = made.counts[COUNT.programs]!
    made.programs = grown(made.programs, at + length, made.shared)
    made.programs.set(renumbered(old.programs.subarray(offset, offset + length)), at)
    made.counts[COUNT.programs] = at + length
    programs.set(offset, at)
    return at
  }

  for (let term = 1; term < terms; term++) {
    if ((old.terms[term * TERM_WORDS]! & TERM_KEY) === 0) continue
    const run: number[] = []
    for (let chunk = old.terms[term * TERM_WORDS + 1]!; chunk !== 0; chunk = old.stream[chunk + 1]!) {
      if (chunk >= streamEnd) continue
      const end = chunk + CHUNK_HEAD + old.stream[chunk]!
      for (let at = chunk + CHUNK_HEAD; at < end; at += recordSize(old.stream, at)) {
        const head = old.stream[at]!
        const rule = head & RULE
        sinceStep++
        if (rule >= rules.length || ((old.live[rule >>> 5]! >>> (rule & 31)) & 1) === 0) continue
        const kind = head >>> KIND_SHIFT
        run.push((head & ~RULE) | newRule(rule))
        if (kind === INLINE)
          run.push(old.stream[at + 1]!, ...renumbered(old.stream.subarray(at + 2, at + recordSize(old.stream, at))))
        else if (kind === SHARED)
          run.push(old.stream[at + 1]!, newProgram(old.stream[at + 2]!, old.stream[at + 3]!), old.stream[at + 3]!)
      }
    }
    if (run.length > 0) {
      const key = newTerm(term)
      makeKey(made, key)
      appendRecord(made, key, run)
    }
    if (sinceStep >= STEP) {
      sinceStep = 0
      yield
    }
  }
  for (let rule = 0; rule < made.counts[COUNT.rules]!; rule++) made.live[rule >>> 5]! |= 1 << (rule & 31)
  return made
}
