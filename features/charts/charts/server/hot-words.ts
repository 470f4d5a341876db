/**
 * Hot words of a question: found in a sample, counted exactly. What is too large to be counted is estimated, and says so.
 * New words of titles are added to the keywords: names that nobody told stand in titles before they are anyone's keyword.
 */
import { emotionFlag, emotionOf, type Leaning, saysSomething } from '@guanlan/engine/text'
import { chosenDays } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { HotWord } from '../contract.ts'
import { fewestStories, heatOf, isNew, mayBeNew } from './heat.ts'
import {
  type ArticlesLookedAt,
  allOf,
  countWords,
  type FrequentWord,
  frequentKeywords,
  leaningOf,
  longestWord,
  namesAmong,
  noTally,
  sampleOf,
  type WordPlace,
  type WordTally,
} from './keyword-counts.ts'
import { pastOf } from './past-words.ts'
import { titleWords } from './title-words.ts'
import { topOf } from './top-of.ts'
import { withoutStopWords } from './without-own-stop-words.ts'
import { wordCountsOf } from './words-from-days.ts'
import { dayMs } from './zone.ts'

/** Spec 5. */
const mostWords = 50
/** How much is looked at; bench/desk.ts says what it costs. */
const usual = {
  /** Articles of range and period before whose words are counted one by one; beyond, each word would cost seconds. */
  mostCounted: 120_000,
  /** Articles in which words are looked for, where they are counted in all, */
  sample: 6_000,
  /** and where they are counted in the sample itself. */
  estimateFrom: 8_000,
}
export const { mostCounted } = usual
export const sampleSizes = { find: usual.sample, estimate: usual.estimateFrom }
/** Of so many words of most stories, so many of the hottest are counted. */
const mostFound = 1_000
const mostCandidates = 120
/** The past that a new word is missing from. */
const pastDays = 30

interface Candidate {
  key: string
  word: string
  place: WordPlace
  /** How many articles each that was counted stands for. */
  scale: number
  now: WordTally
  before: WordTally
}

export async function hotWordsOf(scope: Scope, query: ArticleQuery, limits = usual): Promise<HotWord[]> {
  const both = { ...query, from: before(query, query.to.getTime() - query.from.getTime()).from }
  const all = await leaningOf(scope, query)
  const keep = await withoutStopWords(scope)
  const requested = { wanted: query, both, keep, limits }
  const { found, keywords, looked, scale } =
    (await countedInDays(scope, requested)) ?? (await countedInRows(scope, requested))
  const titled = keep(await titleWords(scope, query, found))
  const titles = titled.length > 0 ? await count(scope, query, await looked(), titled, 'title', scale) : []
  const newOnes = await newAmong(scope, query, [...keywords, ...titles], all.articles)
  const words = hottest([...keywords, ...titles.filter(each => newOnes.has(each))])
  const names = await namesAmong(
    scope,
    query,
    words.map(({ word }) => word),
  )
  // In the order of what is shown of them.
  return words
    .map(each => reported(each, { all, isNew: newOnes.has(each), isName: names.has(each.word) }))
    .sort((a, b) => b.count - a.count)
}

interface Asked {
  wanted: ArticleQuery
  /** With the period before. */
  both: ArticleQuery
  keep: Awaited<ReturnType<typeof withoutStopWords>>
  limits: typeof usual
}

interface Counted {
  /** Keywords of most stories. */
  found: readonly { key: string; word: string }[]
  /** The hottest of them. */
  keywords: Candidate[]
  /** In which titles are looked at. */
  looked(): Promise<ArticlesLookedAt>
  scale: number
}

/** Of every article; null where its days are not counted. Titles stand with the articles alone. */
async function countedInDays(scope: Scope, { wanted: query, both, keep, limits }: Asked): Promise<Counted | null> {
  const days = await chosenDays(scope, { ...both, fold: false }, ['texts'])
  const counts = days && (await wordCountsOf(days, query.from.getTime() * 1000, query.fold))
  if (!days || !counts) return null
  const rows = days.reduce((sum, day) => sum + day.rows.length, 0)
  const every = rows > limits.mostCounted ? Math.ceil(rows / limits.estimateFrom) : 1
  const heard = [...counts.keys()].flatMap((number): (Omit<Candidate, 'word'> & { number: number })[] => {
    const key = counts.known.keys.values[number] as string
    const now = counts.now(number)
    return now.stories >= fewestStories &&
      (key.length <= longestWord || [...key].length <= longestWord) &&
      saysSomething(key)
      ? [{ number, key, place: 'keyword', scale: 1, now, before: counts.before(number) }]
      : []
  })
  const spoken = keep(heard)
  const hot = hottest(spoken)
  const spelled = counts.spelledOf(hot.map(({ number }) => number))
  return {
    found: topOf(spoken, mostFound, ({ now }) => now.stories, byKey).map(({ key }) => ({ key, word: key })),
    keywords: hot.map((word, place) => ({ ...word, word: spelled[place] ?? word.key })),
    looked: () => sampleOf(scope, both, every, days),
    scale: every,
  }
}

/** Words are looked for in a sample and counted in all; of very many articles in the sample, too. */
async function countedInRows(scope: Scope, { wanted: query, both, keep, limits }: Asked): Promise<Counted> {
  const rows = await countOf(scope, { ...both, fold: false })
  const isEstimate = rows > limits.mostCounted
  const every = Math.ceil(rows / (isEstimate ? limits.estimateFrom : limits.sample)) || 1
  const sampled = await sampleOf(scope, both, every)
  const found = keep(await frequentKeywords(scope, sampled, { since: query.from, most: mostFound }))
  const looked = isEstimate ? sampled : allOf(scope, both)
  const scale = isEstimate ? every : 1
  const keywords = hottest(await count(scope, query, looked, hottestOf(found, every), 'keyword', scale))
  return { found, keywords, looked: async () => looked, scale }
}

const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1)
const hottest = <Word extends Omit<Candidate, 'word'>>(words: readonly Word[]): Word[] =>
  topOf(words, mostWords, ({ now, before, scale }) => heatOf(now, before, scale), byKey)

const before = (query: ArticleQuery, length: number): ArticleQuery => ({
  ...query,
  from: new Date(query.from.getTime() - length),
  to: new Date(query.from.getTime() - 1),
})

const hottestOf = (found: readonly FrequentWord[], every: number): FrequentWord[] => {
  const heat = ({ stories, before }: FrequentWord) => heatOf({ stories }, { stories: before }, every)
  return found.toSorted((a, b) => heat(b) - heat(a)).slice(0, mostCandidates)
}

async function count(
  scope: Scope,
  { from, fold }: ArticleQuery,
  looked: ArticlesLookedAt,
  words: readonly { key: string; word: string }[],
  place: WordPlace,
  scale: number,
): Promise<Candidate[]> {
  const keys = words.map(({ key }) => key)
  const counts = await countWords(scope, looked, { words: keys, place, since: from, fold })
  return words.flatMap(({ key, word }) => {
    const { now, before } = counts.get(key) ?? { now: noTally, before: noTally }
    return now.stories < fewestStories ? [] : [{ key, word, place, scale, now, before }]
  })
}

/** @param looked articles of the question */
async function newAmong(
  scope: Scope,
  query: ArticleQuery,
  words: readonly Candidate[],
  looked: number,
): Promise<ReadonlySet<Candidate>> {
  const past = before(query, pastDays * dayMs)
  const likely = words.filter(({ now, before }) => mayBeNew(now, before))
  const everything = { ...past, monitorIds: null, filters: [], fold: false }
  const organisation = await pastOf(scope, everything, likely)
  const own = query.monitorIds === null && query.filters.length === 0 ? organisation : await pastOf(scope, past, likely)
  return new Set(
    likely.filter(each =>
      isNew(
        { looked: looked / each.scale, found: each.now.articles, stories: each.now.stories },
        own(each),
        organisation(each),
      ),
    ),
  )
}

function reported(
  { word, place, scale, now, before }: Candidate,
  { all, isNew, isName }: { all: Leaning; isNew: boolean; isName: boolean },
): HotWord {
  return {
    word,
    by: place,
    count: now.articles * scale,
    positive: now.positive * scale,
    neutral: now.neutral * scale,
    negative: now.negative * scale,
    before: before.articles * scale,
    emotion: emotionFlag(emotionOf(now, all)),
    isNew,
    isName,
    estimated: scale > 1,
  }
}
