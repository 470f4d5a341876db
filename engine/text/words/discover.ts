// New words: runs of characters that keep together and stand in changing company.
import { canonicalise } from '../canonical.ts'
import { isFunctionCharacter } from './stop-words.ts'

/** A word that is neither in the vocabulary nor the organisation's own. */
export interface NewWord {
  /** Canonical (simplified) characters. */
  word: string
  count: number
  /** Bits its parts keep together beyond chance, at the weakest place to cut it. */
  cohesion: number
  /** Bits of what may stand beside it, on its more monotonous side. */
  freedom: number
}

export interface NewWordOptions {
  /** Words to leave out: vocabulary, dictionaries. Canonical characters. */
  known?: { has(word: string): boolean }
  /** Defaults: 5 times, 4 characters, 5 bits together, 1.5 bits free, 200 words. */
  fewest?: number
  longest?: number
  cohesion?: number
  freedom?: number
  most?: number
  /** Characters read in all, default three million: some thousand articles, about ten seconds. */
  read?: number
  /** Keeps 电视 where 电视台 is nearly as frequent: for a vocabulary, not for readers. */
  parts?: boolean
}

const HAN_RUN = /\p{Script=Han}{2,}/gu
/** Entries kept while counting; beyond, what was met once is forgotten. */
const MOST_COUNTED = 1_500_000

/** Most often found first. Time and memory are bounded whatever the texts are. */
export function newWords(texts: Iterable<string>, options: NewWordOptions = {}): NewWord[] {
  const {
    fewest = 5,
    longest = 4,
    cohesion = 5,
    freedom = 1.5,
    most = 200,
    parts = false,
    read = 3_000_000,
    known,
  } = options
  const runs = runsOf(texts, read)
  const { counts, total } = count(runs, longest)
  const candidates = new Map<string, NewWord>()
  for (const [word, times] of counts) {
    if (word.length < 2 || times < fewest || borders(word)) continue
    if (known && (known.has(word) || isTwoWords(word, known))) continue
    const together = cohesionOf(word, times, counts, total)
    // Of few texts no word can keep together beyond log₂(total / times): most of that is enough there.
    if (together >= Math.min(cohesion, 0.8 * Math.log2(total / times)))
      candidates.set(word, { word, count: times, cohesion: together, freedom: 0 })
  }
  measureFreedom(runs, candidates, longest)
  const found = [...candidates.values()].filter(word => word.freedom >= freedom)
  found.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
  return (parts ? found : withoutParts(found)).slice(0, most)
}

/** 日上午 stood behind a number. */
const unit = /^[日月年时分点号岁第].{2}/u

const borders = (word: string): boolean =>
  isFunctionCharacter(word.charAt(0)) || isFunctionCharacter(word.at(-1) ?? '') || unit.test(word)

/** 汽车市场 is two words, however often they stand together. */
const isTwoWords = (word: string, known: { has(word: string): boolean }): boolean =>
  word.length === 4 && known.has(word.slice(0, 2)) && known.has(word.slice(2))

function runsOf(texts: Iterable<string>, most: number): string[] {
  const runs: string[] = []
  let read = 0
  for (const text of texts) {
    if (read >= most) break
    const part = text.slice(0, most - read)
    read += part.length
    // White space and invisible characters go, punctuation parts: as everywhere in the engine.
    runs.push(...(canonicalise(part).chars.slice(0, part.length).match(HAN_RUN)?.slice(0, 200_000) ?? []))
  }
  return runs
}

function count(runs: readonly string[], longest: number): { counts: Map<string, number>; total: number } {
  const counts = new Map<string, number>()
  let total = 0
  for (const run of runs) {
    total += run.length
    for (let at = 0; at < run.length; at++) {
      const end = Math.min(run.length, at + longest)
      for (let to = at + 1; to <= end; to++) {
        const part = run.slice(at, to)
        counts.set(part, (counts.get(part) ?? 0) + 1)
      }
    }
    if (counts.size > MOST_COUNTED) forget(counts)
  }
  return { counts, total }
}

function forget(counts: Map<string, number>): void {
  for (let least = 1; counts.size > MOST_COUNTED / 2; least++)
    for (const [part, times] of counts) if (part.length > 1 && times <= least) counts.delete(part)
}

function cohesionOf(word: string, times: number, counts: Map<string, number>, total: number): number {
  let weakest = Number.POSITIVE_INFINITY
  for (let cut = 1; cut < word.length; cut++) {
    const left = counts.get(word.slice(0, cut)) ?? times
    const right = counts.get(word.slice(cut)) ?? times
    weakest = Math.min(weakest, Math.log2((times * total) / (left * right)))
  }
  return weakest
}

/** Neighbours remembered of one word: entropies of more are far above every threshold. */
const MOST_NEIGHBOURS = 64

function measureFreedom(runs: readonly string[], candidates: Map<string, NewWord>, longest: number): void {
  const sides = new Map<string, [Map<string, number>, Map<string, number>]>()
  for (const run of runs) {
    for (let at = 0; at < run.length; at++) {
      for (let to = at + 2; to <= Math.min(run.length, at + longest); to++) {
        const word = run.slice(at, to)
        if (!candidates.has(word)) continue
        let beside = sides.get(word)
        if (!beside) {
          beside = [new Map(), new Map()]
          sides.set(word, beside)
        }
        // The border of a run is a neighbour of its own kind each time: punctuation sets words free.
        add(beside[0], run.charAt(at - 1) || `^${beside[0].size}`)
        add(beside[1], run.charAt(to) || `$${beside[1].size}`)
      }
    }
  }
  for (const [word, [left, right]] of sides) {
    const found = candidates.get(word)
    if (found) found.freedom = Math.min(entropy(left), entropy(right))
  }
}

function add(neighbours: Map<string, number>, character: string): void {
  const times = neighbours.get(character)
  if (times !== undefined) neighbours.set(character, times + 1)
  else if (neighbours.size < MOST_NEIGHBOURS) neighbours.set(character, 1)
}

function entropy(neighbours: Map<string, number>): number {
  let total = 0
  for (const times of neighbours.values()) total += times
  let bits = 0
  for (const times of neighbours.values()) bits -= (times / total) * Math.log2(times / total)
  return bits
}

/** 人工智 goes where 人工智能 is nearly as frequent. */
function withoutParts(words: readonly NewWord[]): NewWord[] {
  const counts = new Map<string, number>()
  for (const { word, count } of words)
    for (let from = 0; from < word.length; from++)
      for (let to = from + 2; to <= word.length; to++) {
        const part = word.slice(from, to)
        if (part.length < word.length) counts.set(part, Math.max(counts.get(part) ?? 0, count))
      }
  return words.filter(({ word, count }) => (counts.get(word) ?? 0) < count * 0.7)
}
