// What the sentiment model looks at: runs of one to four characters, hashed into a fixed number of buckets.
import { canonicalUnits } from '../canonical.ts'

/** Buckets a run of characters can fall into; part of the model's format. */
export const BUCKETS = 1 << 21
const SHIFT = 11

/** Runs of a title are counted twice: as text, and as title, which has weights of its own. */
export const BODY = 0x811c9dc5
const TITLE = 0x2545f491
/** What stands for the subject: its name must not colour what is said about it. */
const SUBJECT = 0xe000
const DIGITS = 0x30
const LONGEST = 4
/** Characters of a pair stand at most so far apart. */
const FARTHEST = 5

/** So many characters behind a negation are turned by it: runs that begin there are other runs than the same ones without it. */
const TURNED = 4
const TURN = 0x2c1b3c6d

/** What a character does to negation: begins it, ends it, or takes it back when it stands right behind (不过, 不仅). */
const [NEGATES, ENDS, TAKES_BACK] = [1, 2, 3] as const
const roles = new Uint8Array(1 << 16)
for (const [role, signs] of [
  [NEGATES, '不没无别未非'],
  [ENDS, ' \n,.;:!?，。；：！？、~…'],
  [TAKES_BACK, '过仅但管论如'],
] as const)
  for (let i = 0; i < signs.length; i++) roles[signs.charCodeAt(i)] = role

/** Longest text read in one go, in characters; what comes behind it is not looked at. */
export const READ_AT_MOST = 4000

/** Part of a text, UTF-16 offsets, end exclusive. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

const noise = /https?:\/\/[\w./?=&%#~:+-]+|\/\/@|@[\p{L}\p{N}_-]{1,30}|\{%|%\}/giu

/**
 * The characters to look at: canonical text without addresses and names of accounts, every number as one `0`, and the
 * `subjects` (hits of a monitor) as one sign each.
 */
export function unitsOf(text: string, subjects: readonly TextRange[] = []): Uint16Array {
  const units = canonicalUnits(withoutNoise(withoutSubjects(text, subjects).slice(0, READ_AT_MOST)))
  let size = 0
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const digit = unit >= 0x30 && unit <= 0x39
    if (digit && size > 0 && units[size - 1] === DIGITS) continue
    units[size++] = digit ? DIGITS : unit
  }
  return units.subarray(0, size)
}

/** Most texts have none, which is cheaper to see than to look for each of its kinds. */
const withoutNoise = (text: string): string =>
  text.includes('@') || text.includes('//') || text.includes('{%') || text.includes('%}')
    ? text.replace(noise, ' ')
    : text

function withoutSubjects(text: string, subjects: readonly TextRange[]): string {
  if (subjects.length === 0) return text
  let result = ''
  let end = 0
  for (const { from, to } of [...subjects].sort((a, b) => a.from - b.from)) {
    if (from < end || to <= from) continue
    result += text.slice(end, from) + String.fromCharCode(SUBJECT)
    end = to
  }
  return result + text.slice(end)
}

/** The different buckets of a text, in the order met. One is enough for a process: `clear` it and use it again. */
export interface GramSet {
  readonly buckets: Int32Array
  size: number
  add(units: Uint16Array, seed: number): void
  /** Pairs of characters two to five places apart: what is said with something in between (油耗…高). */
  addPairs(units: Uint16Array, seed: number): void
  /** Puts in buckets that a set held before. */
  refill(buckets: Int32Array): void
  clear(): void
}

/** Leaves in `set` the runs of a title (twice, as text and as title) and of a body; the ranges are hits, see `unitsOf`. */
export function readInto(
  set: GramSet,
  title: string,
  body: string,
  inTitle: readonly TextRange[] = [],
  inBody: readonly TextRange[] = [],
): void {
  set.clear()
  addBody(set, body, inBody)
  addTitle(set, title, inTitle)
}

export function addBody(set: GramSet, body: string, hits: readonly TextRange[] = []): void {
  if (body) set.add(unitsOf(body, hits), BODY)
}

export function addTitle(set: GramSet, title: string, hits: readonly TextRange[] = []): void {
  if (!title) return
  const units = unitsOf(title, hits)
  set.add(units, BODY)
  set.add(units, TITLE)
}

function mixed(hash: number, unit: number): number {
  const product = Math.imul(hash ^ unit, 0x9e3779b1)
  return product ^ (product >>> 15)
}

export function createGramSet(): GramSet {
  // Room for the runs of title, text as title, and body, half full at most.
  const mask = (1 << 17) - 1
  const table = new Int32Array(mask + 1).fill(-1)
  const places = new Int32Array(mask + 1)
  const buckets = new Int32Array(mask + 1)
  const most = (mask + 1) / 2

  function put(bucket: number): void {
    if (set.size >= most) return
    let place = bucket & mask
    while (table[place] !== -1 && table[place] !== bucket) place = (place + 1) & mask
    if (table[place] === bucket) return
    table[place] = bucket
    places[set.size] = place
    buckets[set.size++] = bucket
  }

  const set: GramSet = {
    buckets,
    size: 0,
    add(units, seed) {
      const length = units.length
      let { size } = set
      let negates = false
      let turned = 0
      for (let i = 0; i < length && size + LONGEST < most; i++) {
        const role = roles[units[i]!]!
        if (negates && role !== TAKES_BACK) turned = TURNED
        else if (turned > 0) turned--
        if (role === ENDS) turned = 0
        negates = role === NEGATES
        let hash = turned > 0 ? seed ^ TURN : seed
        const end = i + LONGEST < length ? i + LONGEST : length
        for (let k = i; k < end; k++) {
          hash = Math.imul(hash ^ units[k]!, 0x9e3779b1)
          hash ^= hash >>> 15
          const bucket = Math.imul(hash, 0x85ebca6b) >>> SHIFT
          let place = bucket & mask
          while (table[place] !== -1 && table[place] !== bucket) place = (place + 1) & mask
          if (table[place] === bucket) continue
          table[place] = bucket
          places[size] = place
          buckets[size++] = bucket
        }
      }
      set.size = size
    },
    addPairs(units, seed) {
      for (let i = 0; i < units.length; i++) {
        const first = mixed(seed, units[i]!)
        const end = Math.min(i + FARTHEST, units.length - 1)
        for (let k = i + 2; k <= end; k++) put(Math.imul(mixed(first, units[k]!), 0x85ebca6b) >>> SHIFT)
      }
    },
    refill(stored) {
      for (const bucket of stored) put(bucket)
    },
    clear() {
      for (let i = 0; i < set.size; i++) table[places[i]!] = -1
      set.size = 0
    },
  }
  return set
}
