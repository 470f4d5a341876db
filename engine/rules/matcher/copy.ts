// The tables anew, without what was removed and in the order in which they are read, in steps that leave time between.
import { addRule, appendRecord } from './filing.ts'
import type { Frequencies } from './frequencies.ts'
import { OP, OP_SHIFT, PAYLOAD, renumber, termsIn } from './program.ts'
import { eachRecord, INLINE, KEY_DECIDES, KIND_SHIFT, NO_BUCKET, RULE, SEVERAL, SHARED } from './record.ts'
import { COUNT, emptyTables, grown, type Tables, TERM_KEY, TERM_NAME, TERM_PREFIX, TERM_WORDS } from './tables.ts'
import { anchorHash, codesOfTerm, internTerm, makeKey } from './terms.ts'

/** Work done between two steps, in records: about a millisecond. */
const STEP = 2000

/** Rules removed meanwhile may still be in the copy; rules added meanwhile are not. */
export function* copyOf(old: Tables, frequencies: Frequencies): Generator<void, Tables> {
  const made = emptyTables(old.shared)
  const rules = new Int32Array(old.counts[COUNT.rules]!).fill(-1)
  const programs = new Map<number, number>()

  const newTerm = (term: number): number => {
    const flags = old.terms[term * TERM_WORDS]! & (TERM_PREFIX | TERM_NAME)
    return internTerm(made, frequencies, codesOfTerm(old, term), flags)
  }
  const newRule = (number: number): number => {
    if (rules[number]! < 0) rules[number] = addRule(made, old.ids[number]!, factsOf(old, number), old.costs[number]!)
    return rules[number]!
  }
  const newProgram = (offset: number, length: number): number => {
    const known = programs.get(offset)
    if (known !== undefined) return known
    const at = made.counts[COUNT.programs]!
    made.programs = grown(made.programs, at + length, made.shared)
    const program = [...old.programs.subarray(offset, offset + length)]
    renumber(program, newTerm)
    made.programs.set(program, at)
    made.counts[COUNT.programs] = at + length
    programs.set(offset, at)
    return at
  }

  // What many programs ask for lies together, and so do the keys that one pair leads to.
  const keys = keysInOrder(old)
  const times = new Int32Array(old.counts[COUNT.terms]!)
  let work = 0
  for (const key of keys) {
    work += countAsked(old, key, times)
    if (work < STEP) continue
    work = 0
    yield
  }
  for (const term of mostAsked(times)) newTerm(term)
  yield
  for (const key of keys) {
    const records: number[][] = []
    eachRecord(old, key, (at, size) => {
      work++
      const { stream } = old
      const head = stream[at]!
      const rule = head & RULE
      if (rule >= rules.length || ((old.live[rule >>> 5]! >>> rule) & 1) === 0) return
      const record = [...stream.subarray(at, at + size)]
      record[0] = (head & ~RULE) | newRule(rule)
      const kind = head >>> KIND_SHIFT
      if (kind === INLINE) renumber(record, newTerm, 2)
      else if (kind === SHARED) record[2] = newProgram(stream[at + 2]!, stream[at + 3]!)
      records.push(record)
    })
    if (records.length > 0) {
      const term = newTerm(key)
      makeKey(made, term)
      appendRecord(made, term, records.sort((a, b) => kindness(a) - kindness(b)).flat())
    }
    if (work < STEP) continue
    work = 0
    yield
  }
  for (let rule = 0; rule < made.counts[COUNT.rules]!; rule++) made.live[rule >>> 5]! |= 1 << (rule & 31)
  return made
}

/** Records that go the same way through the reader lie together: what the processor guesses for one holds for the next. */
function kindness([head = 0, bucket = 0, first = 0, second = 0]: readonly number[]): number {
  if (head >>> KIND_SHIFT === KEY_DECIDES) return head & SEVERAL ? 1 : 0
  if (bucket >>> 16 !== NO_BUCKET) return 2 + (bucket >>> 16)
  const op = first >>> OP_SHIFT
  return (2 + op) * 2 ** 32 + ((op <= OP.notName ? first : second) & PAYLOAD)
}

const factsOf = ({ organisations, versions, media }: Tables, rule: number) => ({
  organisation: organisations[rule]!,
  version: versions[rule]!,
  media: media[rule]!,
})

/** Keys by the hash of their anchor pair: a counting sort, for there may be half a million. */
function keysInOrder(tables: Tables): Int32Array {
  const { terms, counts } = tables
  const places = new Int32Array((1 << ORDER_BITS) + 1)
  const eachKey = (visit: (term: number, bucket: number) => void): void => {
    for (let term = 1; term < counts[COUNT.terms]!; term++)
      if ((terms[term * TERM_WORDS]! & TERM_KEY) !== 0) visit(term, anchorHash(tables, term) >>> (32 - ORDER_BITS))
  }
  eachKey((_, bucket) => places[bucket + 1]!++)
  for (let bucket = 1; bucket < places.length; bucket++) places[bucket]! += places[bucket - 1]!
  const order = new Int32Array(counts[COUNT.keys]!)
  eachKey((term, bucket) => {
    order[places[bucket]!++] = term
  })
  return order
}
const ORDER_BITS = 20

/** Adds up the terms in the programs under a key; returns the number of records. */
function countAsked(tables: Tables, key: number, times: Int32Array): number {
  const { stream, programs } = tables
  let records = 0
  const count = (term: number): void => void times[term]!++
  eachRecord(tables, key, (at, size) => {
    records++
    const kind = stream[at]! >>> KIND_SHIFT
    if (kind === INLINE) termsIn(stream, at + 2, at + size, count)
    else if (kind === SHARED) termsIn(programs, stream[at + 2]!, stream[at + 2]! + stream[at + 3]!, count)
  })
  return records
}

/** Terms that several programs ask for, the most frequent first. */
const mostAsked = (times: Int32Array): Int32Array =>
  Int32Array.from({ length: times.length }, (_, term) => term)
    .filter(term => times[term]! > 1)
    .sort((a, b) => times[b]! - times[a]!)
