/** Words that would narrow or widen a rule, read from the newest articles it finds and from those around them. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { findHits, print, type Rule, term, wordCount } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import {
  findStored,
  mostQueryWords,
  newestStored,
  type StoredArticle,
  type StoredSearch,
  storedArticles,
} from '@guanlan/features/articles/articles/server/search'
import type { Scope } from '@guanlan/platform/server'
import type { Preview } from '../../contract.ts'
import { isStopWord } from './never-proposed.ts'

/** Articles read of those found, and of all, to know what is common anyway. */
const readOf = { found: 60, all: 40 }
/** Longer texts repeat themselves. UTF-16 units. */
const longestRead = 1_000
/** UTF-16 units around a hit in which a word stands beside it. */
const besideUnits = 24
const mostWords = 8
const mostTried = 10
/** Newest articles in which a widening word is counted. */
const widenedOver = 4_000
/** Words not counted by then are not proposed: a rule of many distances takes long to be counted without. Milliseconds. */
const longestMs = 300
const mostOwn = 12
/** Together with the above. */
const longestOwnMs = 500

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** @param newest ids of articles found, newest first. @param range milliseconds; `end` is exclusive. */
export async function wordsBeside(
  scope: Scope,
  search: StoredSearch,
  newest: readonly number[],
  range: { from: number; end: number },
): Promise<Preview['words']> {
  // Places of so many words in a hundred texts take a second, and nobody adds a word to such a rule by hand.
  if (wordCount(search.rule) > mostQueryWords) return { narrow: [], widen: [], own: [], over: 0 }
  const window = { from: new Date(range.from), to: new Date(range.end) }
  const found = (await storedArticles(scope.db, scope.orgId, newest.slice(0, readOf.found))).map(read)
  const around = await newestStored(scope.db, window, { most: widenedOver, each: widenedOver / readOf.all })
  // In a store smaller than one step there is no such article, and no word counts as usual.
  const all = await storedArticles(scope.db, scope.orgId, around.ids)
  const usual = sharesOf(all.map(article => wordsIn(read(article))))
  // One text for all of them: a rule may have 60,000 words, and each is asked for thousands of times.
  const own = ownWords(search.rule).join('\n')
  const isNew = (word: string) => !own.includes(word)

  const shares = sharesOf(found.map(wordsIn))
  const telling = (word: string, share: number) => share * Math.log(share / ((usual.get(word) ?? 0) + 0.01))
  const best = (each: Map<string, number>) =>
    [...each].filter(([word]) => isNew(word)).sort(([a, m], [b, n]) => telling(b, n) - telling(a, m))

  const narrow = best(shares)
    // What nearly all hold does not narrow; what one in thirty holds is chance.
    .filter(([word, share]) => share >= 0.03 && share <= 0.8 && share * found.length >= 2 && telling(word, share) > 0)
    .slice(0, mostWords)
    .map(([word, share]) => ({ word, share: Math.round(share * 1000) / 1000 }))

  const besideEach: Set<string>[] = []
  for (const text of found) {
    await nextTurn()
    besideEach.push(wordsBesideHits(text, search.rule))
  }
  const beside = sharesOf(besideEach)
  const tried = best(beside)
    .filter(([word, share]) => share * found.length >= 2 && telling(word, share) > 0)
    .slice(0, mostTried)
  const widen: Preview['words']['widen'] = []
  const began = performance.now()
  for (const [word] of tried) {
    if (widen.length === mostWords || performance.now() - began > longestMs) break
    const further: Rule = { kind: 'all', of: [term(word), { kind: 'not', of: search.rule }] }
    const more = await findStored(scope.db, { ...search, rule: further }, { from: around.oldest, to: window.to })
    if (more.length > 0) widen.push({ word, count: more.length })
  }
  const count = ownCounts(scope, search, { from: around.oldest, to: window.to }, began)
  return { narrow, widen, own: await count(found), over: around.ids.length === 0 ? 0 : widenedOver }
}

/** How often each word of the rule stands by itself, the first of them until the time is over: the one that brings nothing, or everything, is seen. */
const ownCounts =
  (scope: Scope, search: StoredSearch, range: { from: Date | null; to: Date }, began: number) =>
  async (found: readonly Read[]): Promise<Preview['words']['own']> => {
    const own: Preview['words']['own'] = []
    for (const word of searchedTerms(search.rule).slice(0, mostOwn)) {
      if (performance.now() - began > longestOwnMs) break
      const alone = await findStored(scope.db, { ...search, rule: word }, range)
      const holding = found.filter(text => hasTerm(text, word)).length
      own.push({
        word: print(word),
        count: alone.length,
        share: found.length === 0 ? 0 : Math.round((holding / found.length) * 1000) / 1000,
      })
    }
    return own
  }

const hasTerm = ({ title, body }: Read, word: Rule): boolean =>
  findHits(word, { title: canonicalise(title), body: canonicalise(body) }).length > 0

/** Each once, in their order; not what must not be there. */
function searchedTerms(rule: Rule): Rule[] {
  const terms = new Map<string, Rule>()
  const collect = (part: Rule): void => {
    // Names are found by the library and not by their letters.
    if (part.kind === 'not' || (part.kind === 'scope' && part.scope.length > 1)) return
    if (part.kind === 'term') terms.set(print(part), part)
    else if (part.kind === 'near') [part.left, part.right].forEach(collect)
    else for (const each of Array.isArray(part.of) ? part.of : [part.of]) collect(each)
  }
  collect(rule)
  return [...terms.values()]
}

interface Segment {
  /** Canonical. */
  word: string
  from: number
  to: number
}
/** A text with its words cut out. */
interface Read {
  title: string
  body: string
  segments: { title: Segment[]; body: Segment[] }
}

function read({ title, body }: StoredArticle): Read {
  const start = body.slice(0, longestRead)
  return { title, body: start, segments: { title: segmentsOf(title), body: segmentsOf(start) } }
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike || segment.length < 2 || segment.length > 20) continue
    const word = wordOf(segment)
    if (word !== null) segments.push({ word, from: index, to: index + segment.length })
  }
  return segments
}

const known = new Map<string, string | null>()
const mostKnown = 50_000

/** Canonical; null when nobody would put it into a rule. The same few thousand words come again and again. */
function wordOf(segment: string): string | null {
  let word = known.get(segment)
  if (word === undefined) {
    const canonical = canonicalise(segment).chars
    const says = [...canonical].length > 1 && !/\d|^[a-z]{2}$/.test(canonical) && !isStopWord(canonical)
    word = says ? canonical : null
    if (known.size >= mostKnown) known.clear()
    known.set(segment, word)
  }
  return word
}

const wordsIn = ({ segments }: Read): Set<string> =>
  new Set([...segments.title, ...segments.body].map(segment => segment.word))

function wordsBesideHits({ title, body, segments }: Read, rule: Rule): Set<string> {
  const hits = findHits(rule, { title: canonicalise(title), body: canonicalise(body) })
  const words = new Set<string>()
  for (const field of ['title', 'body'] as const) {
    const places = hits.filter(hit => hit.field === field)
    for (const { word, from, to } of segments[field])
      if (places.some(hit => from < hit.to + besideUnits && to > hit.from - besideUnits)) words.add(word)
  }
  return words
}

/** In which share of the texts each word stands. */
function sharesOf(texts: readonly Set<string>[]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const words of texts) for (const word of words) shares.set(word, (shares.get(word) ?? 0) + 1 / texts.length)
  return shares
}

/** Canonical. */
function ownWords(rule: Rule): string[] {
  if (rule.kind === 'term') return [rule.tokens.join('')]
  if (rule.kind === 'near') return [...ownWords(rule.left), ...ownWords(rule.right)]
  return Array.isArray(rule.of) ? rule.of.flatMap(ownWords) : ownWords(rule.of)
}
