// Puts a rule into the tables and takes it out. A record is whole before anything leads to it, so readers may go on meanwhile.
import type { Rule } from '../rule.ts'
import type { Frequencies } from './frequencies.ts'
import { type Node, nodeOf } from './nodes.ts'
import { type Posting, postingsOf } from './postings.ts'
import { encode } from './program.ts'
import {
  CHUNK_HEAD,
  INLINE,
  KEY_DECIDES,
  KIND_SHIFT,
  LIMITED,
  LONG_PROGRAM,
  MAX_INLINE,
  NO_BUCKET,
  SEVERAL,
  SHARED,
} from './record.ts'
import { ALONE_BUCKET, COUNT, grown, reserveRules, type Tables, TERM_WORDS } from './tables.ts'
import { codesOfTerm, internTerm, isName, makeKey } from './terms.ts'

/** What the matcher keeps beside a rule. */
export interface RuleFacts {
  organisation: number
  version: number
  /** Bits of the media types wanted; 0 is all. */
  media: number
}

/** Files the rule and returns its number. @throws when the rule would want an article without any word. */
export function fileRule(tables: Tables, frequencies: Frequencies, id: number, rule: Rule, facts: RuleFacts): number {
  const node = nodeOf(rule, (codes, flags) => internTerm(tables, frequencies, codes, flags))
  const expect = expectations(tables, frequencies)
  const postings = postingsOf(node, expect)
  if (!postings) throw new Error('a rule that wants every article cannot be filed')
  const cost = costOf(postings, expect)
  const number = addRule(tables, id, facts, cost)
  const flags = (facts.media === 0 ? 0 : LIMITED) | (postings.length > 1 ? SEVERAL : 0)
  const shared = new Map<readonly Node[], { offset: number; length: number }>()
  for (const { key, rest } of postings) {
    const record = recordOf(tables, number | flags, key, rest, shared)
    makeKey(tables, key)
    appendRecord(tables, key, record)
  }
  tables.live[number >>> 5]! |= 1 << (number & 31)
  return number
}

/** The rule is silent at once; its room comes back when the tables are copied. */
export function unfileRule(tables: Tables, number: number): void {
  tables.live[number >>> 5]! &= ~(1 << (number & 31))
  tables.counts[COUNT.liveRules]!--
  tables.counts[COUNT.deadRules]!++
}

/** Adds a rule that nothing leads to yet. */
export function addRule(tables: Tables, id: number, facts: RuleFacts, cost: number): number {
  const { counts } = tables
  const number = counts[COUNT.rules]!
  reserveRules(tables, number + 1)
  tables.ids[number] = id
  tables.organisations[number] = facts.organisation
  tables.versions[number] = facts.version
  tables.media[number] = facts.media
  tables.costs[number] = cost
  counts[COUNT.rules] = number + 1
  counts[COUNT.liveRules]!++
  return number
}

/** Hangs a chunk of records before those the key has already. */
export function appendRecord(tables: Tables, key: number, records: readonly number[]): void {
  const { counts, shared } = tables
  const chunk = counts[COUNT.stream]!
  const end = chunk + CHUNK_HEAD + records.length
  tables.stream = grown(tables.stream, end, shared)
  const { stream, terms } = tables
  stream[chunk] = records.length
  stream[chunk + 1] = terms[key * TERM_WORDS + 1]!
  for (let i = 0; i < records.length; i++) stream[chunk + CHUNK_HEAD + i] = records[i]!
  counts[COUNT.stream] = end
  counts[COUNT.chunks]!++
  // Readers in other threads come this way: all of the above is there before this is.
  Atomics.store(terms, key * TERM_WORDS + 1, chunk)
}

function recordOf(
  tables: Tables,
  head: number,
  key: number,
  rest: readonly Node[],
  shared: Map<readonly Node[], { offset: number; length: number }>,
): number[] {
  if (rest.length === 0) return [(KEY_DECIDES << KIND_SHIFT) | head]
  const bucket = bucketOf(tables, key, rest) << 16
  const known = shared.get(rest)
  if (known) return [(SHARED << KIND_SHIFT) | head, bucket, known.offset, known.length]
  const program: number[] = []
  for (const node of rest) encode(node, program)
  if (program.length <= LONG_PROGRAM || (shared.size === 0 && program.length <= MAX_INLINE && !(head & SEVERAL)))
    return [(INLINE << KIND_SHIFT) | head, bucket | program.length, ...program]
  const { counts } = tables
  const offset = counts[COUNT.programs]!
  tables.programs = grown(tables.programs, offset + program.length, tables.shared)
  tables.programs.set(program, offset)
  counts[COUNT.programs] = offset + program.length
  shared.set(rest, { offset, length: program.length })
  return [(SHARED << KIND_SHIFT) | head, bucket, offset, program.length]
}

/** Bucket of the anchor pair of some further word that the rest cannot do without. */
function bucketOf({ buckets }: Tables, key: number, rest: readonly Node[]): number {
  for (const node of rest) {
    const words = node.kind === 'near' ? node.of : [node]
    for (const word of words) {
      if (word.kind !== 'word' || word.term === key) continue
      const bucket = buckets[word.term]!
      if (bucket !== ALONE_BUCKET) return bucket
    }
  }
  return NO_BUCKET
}

/** How often a term is expected in an article; remembered for the one rule that is being filed. */
export function expectations(tables: Tables, frequencies: Frequencies): (term: number) => number {
  const known = new Map<number, number>()
  return term => {
    let expected = known.get(term)
    if (expected === undefined) {
      // A name that was recognised is rarer than any word.
      expected = isName(tables, term) ? 1e-6 : frequencies.ofCodes(codesOfTerm(tables, term))
      known.set(term, expected)
    }
    return expected
  }
}

/** Nanoseconds to step over a record, and to ask one node of its program: measured by `bench/rules.ts`. */
const RECORD_NS = 20
const NODE_NS = 60

/** Expected nanoseconds an article. */
export function costOf(postings: readonly Posting[], expect: (term: number) => number): number {
  let cost = 0
  for (const { key, rest } of postings) {
    const requested = rest.reduce((sum, node) => sum + sizeOf(node), 0)
    cost += Math.min(1, expect(key)) * (RECORD_NS + NODE_NS * requested)
  }
  return cost
}

const sizeOf = (node: Node): number =>
  node.kind === 'all' || node.kind === 'any' ? node.of.reduce((sum, part) => sum + sizeOf(part), 0) : 1
