// Companies, brands and products of a brand library in an article, under all their names.
import { type CanonicalText, canonicalise, TOKEN_START } from '../canonical.ts'
import { isTornApart, tokenAt } from '../words/borders.ts'
import type { Cutter } from '../words/cut.ts'
import { createTrie, type Trie } from '../words/trie.ts'

export type NameKind = 'corp' | 'brand' | 'prod'

/** One entity of a brand library. */
export interface LibraryEntry {
  id: string
  kind: NameKind
  name: string
  /** Other names and short names. */
  aliases?: readonly string[]
  /** Names among the above that are also other words (苹果, 小米, Apple): they count only beside a context word or when a sure name of the same entity stands in the article. */
  ambiguous?: readonly string[]
  /** Words that show an ambiguous name is meant: 手机, 发布会, CEO. Those of related entities may be repeated here. */
  context?: readonly string[]
  /** Longer words an ambiguous or plain name stands in and does not mean it: 苹果醋, 小米粥. */
  except?: readonly string[]
}

export interface NameFound {
  id: string
  kind: NameKind
  name: string
  count: number
  inTitle: boolean
  /** Where it stands: UTF-16 offsets in the title or body as they were handed in, in order; the first hundred. */
  positions: { field: 'title' | 'body'; from: number; to: number }[]
}

export interface NamedArticle {
  title: CanonicalText
  body: CanonicalText
}

/** What `RuleArticle` wants: every name of every entity found, as `canonicalName` writes them. */
export interface RuleNames {
  corps: string[]
  brands: string[]
  products: string[]
}

export interface Names {
  /** Most often named first. @param cutter then the end of one word and the beginning of the next are no name: 北驰 in 台北|驰名 */
  namesIn(article: NamedArticle, cutter?: Cutter): NameFound[]
  ruleNames(found: readonly NameFound[]): RuleNames
}

/** Beyond this a body is not read. */
const LONGEST = 200_000
const MOST_POSITIONS = 100
/** An ambiguous name counts when a context word stands within so many units; a context word of the title counts everywhere. */
const NEAR = 60

interface Reading {
  entry: number
  kind: 'sure' | 'ambiguous' | 'context'
}

interface Sighting {
  word: number
  field: 0 | 1
  at: number
  end: number
}

/** Entries read between two pauses: some ten milliseconds. */
const atOnce = 500

/** Building takes about ten milliseconds per thousand entries: keep it until the library changes. */
export function createNames(library: readonly LibraryEntry[]): Names {
  const making = make(library)
  for (;;) {
    const { done, value } = making.next()
    if (done) return value
  }
}

/** The same, with `pause` awaited every few milliseconds, so that others get their turn. */
export async function createNamesGently(
  library: readonly LibraryEntry[],
  pause: () => Promise<unknown>,
): Promise<Names> {
  const making = make(library)
  for (;;) {
    const { done, value } = making.next()
    if (done) return value
    await pause()
  }
}

/** Stops now and then on the way. */
function* make(library: readonly LibraryEntry[]): Generator<void, Names> {
  const readings = new Map<string, Reading[]>()
  // Names are few beside how often they are written: context words stand in many entries.
  const canonical = new Map<string, string>()
  const charsOf = (text: string): string => {
    let chars = canonical.get(text)
    if (chars === undefined) {
      chars = canonicalise(text).chars
      canonical.set(text, chars)
    }
    return chars
  }
  const note = (chars: string, reading: Reading): void => {
    if (chars === '') return
    const known = readings.get(chars)
    if (!known) readings.set(chars, [reading])
    // Entries come one after the other, so what this one said already stands last.
    else if (known.at(-1)?.entry !== reading.entry || !saysSo(known, reading)) known.push(reading)
  }
  /** Of each entry, for rules. */
  const written: string[][] = []
  for (const [index, { name, aliases = [], ambiguous = [], context = [] }] of library.entries()) {
    if (index % atOnce === atOnce - 1) yield
    const unsure = new Set(ambiguous.map(charsOf))
    const all = [...new Set([name, ...aliases, ...ambiguous].map(charsOf))].filter(Boolean)
    for (const chars of all) note(chars, { entry: index, kind: unsure.has(chars) ? 'ambiguous' : 'sure' })
    for (const word of context) note(charsOf(word), { entry: index, kind: 'context' })
    written.push(all)
  }
  // Found as the longest word, they mean nothing: 苹果 in 苹果醋 is not looked at.
  for (const { except = [] } of library)
    for (const word of except) {
      const chars = charsOf(word)
      if (chars !== '' && !readings.has(chars)) readings.set(chars, [])
    }
  yield
  const words = [...readings.keys()]
  const meanings = [...readings.values()]
  const trie = createTrie(words)
  yield
  const showsSomething = Uint8Array.from(meanings, all => Number(all.some(({ kind }) => kind === 'context')))
  /** Words that show an ambiguous name of an entry is meant. */
  const contexts = new Map<number, Set<number>>()
  meanings.forEach((all, word) => {
    for (const { entry, kind } of all) {
      if (kind !== 'context') continue
      const known = contexts.get(entry)
      if (known) known.add(word)
      else contexts.set(entry, new Set([word]))
    }
  })
  const names = meanings.map(all => all.filter(({ kind }) => kind !== 'context'))
  /** Entries of one id are one entity. */
  const entriesOf = new Map<string, number[]>()
  library.forEach(({ kind, id }, index) => {
    const known = entriesOf.get(`${kind} ${id}`)
    if (known) known.push(index)
    else entriesOf.set(`${kind} ${id}`, [index])
  })

  function namesIn({ title, body }: NamedArticle, cutter?: Cutter): NameFound[] {
    const seen = [...look(trie, words, title, 0, cutter), ...look(trie, words, body, 1, cutter)]
    const sure = new Set<number>()
    for (const { word } of seen)
      for (const { entry, kind } of names[word] as Reading[]) if (kind === 'sure') sure.add(entry)
    const context = seen.filter(({ word }) => showsSomething[word] === 1)
    const inTitle = new Set(context.filter(({ field }) => field === 0).map(({ word }) => word))
    const found = new Map<number, NameFound>()
    for (const sighting of seen)
      for (const { entry, kind } of names[sighting.word] as Reading[]) {
        const counts = kind === 'sure' || sure.has(entry) || isMeant(sighting, contexts.get(entry), inTitle, context)
        if (counts) take(found, entry, sighting, sighting.field === 0 ? title : body)
      }
    return [...found.values()].sort((a, b) => b.count - a.count)
  }

  function take(found: Map<number, NameFound>, entry: number, { field, at, end }: Sighting, text: CanonicalText): void {
    const { id, kind, name } = library[entry] as LibraryEntry
    let one = found.get(entry)
    if (!one) {
      one = { id, kind, name, count: 0, inTitle: false, positions: [] }
      found.set(entry, one)
    }
    one.count++
    if (field === 0) one.inTitle = true
    if (one.positions.length >= MOST_POSITIONS) return
    const first = tokenAt(text, at)
    const last = tokenAt(text, end - 1)
    one.positions.push({ field: field === 0 ? 'title' : 'body', from: text.from[first] ?? 0, to: text.to[last] ?? 0 })
  }

  function ruleNames(found: readonly NameFound[]): RuleNames {
    const of = (kind: NameKind): string[] => {
      const entries = found.flatMap(one => (one.kind === kind ? (entriesOf.get(`${kind} ${one.id}`) ?? []) : []))
      return [...new Set(entries.sort((a, b) => a - b).flatMap(entry => written[entry] as string[]))]
    }
    return { corps: of('corp'), brands: of('brand'), products: of('prod') }
  }

  return { namesIn, ruleNames }
}

/** Whether the entry's readings, the last ones, hold one of this kind. */
function saysSo(known: readonly Reading[], { entry, kind }: Reading): boolean {
  for (let i = known.length - 1; i >= 0 && known[i]?.entry === entry; i--) if (known[i]?.kind === kind) return true
  return false
}

/** Left to right, the longest name wins. */
function look(
  trie: Trie,
  words: readonly string[],
  text: CanonicalText,
  field: 0 | 1,
  cutter: Cutter | undefined,
): Sighting[] {
  const { codes } = text
  const end = Math.min(codes.length, LONGEST)
  const found: Sighting[] = []
  for (let at = 0; at < end; at++) {
    if ((codes[at] as number) < TOKEN_START) continue
    const word = trie.longest(codes, at)
    if (word < 0) continue
    const to = at + (words[word] as string).length
    if (cutter && to - at === 2 && (codes[at + 1] as number) >= TOKEN_START && isTornApart(text, at, to, cutter))
      continue
    found.push({ word, field, at, end: to })
    at = to - 1
  }
  return found
}

/** Whether a word that shows it stands in the title, or near the name: `context` holds the sightings of all such words, in order. */
function isMeant(
  { field, at }: Sighting,
  words: ReadonlySet<number> | undefined,
  inTitle: ReadonlySet<number>,
  context: readonly Sighting[],
): boolean {
  if (!words) return false
  if (inTitle.size > 0) for (const word of words) if (inTitle.has(word)) return true
  // The first one that may be near; behind it there are at most twice NEAR, each of a character at least.
  let low = 0
  let high = context.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = context[middle] as Sighting
    if (other.field < field || (other.field === field && at - other.end > NEAR)) low = middle + 1
    else high = middle
  }
  for (let i = low; i < context.length; i++) {
    const other = context[i] as Sighting
    if (other.field !== field || other.at > at + NEAR) return false
    if (words.has(other.word)) return true
  }
  return false
}
