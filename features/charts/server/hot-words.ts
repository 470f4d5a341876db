/**
 * Hot words of a question: found in a sample, counted exactly. What is too large to be counted is estimated, and says so.
 * New words of titles are added to the keywords: names that nobody told stand in titles before they are anyone's keyword.
 */
import { emotionFlag, emotionOf, type Leaning } from '@guanlan/engine/text'
import { countOf, type WantedArticles } from '@guanlan/features/articles/server/questions'
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
  noTally,
  sampleOf,
  type WordPlace,
  type WordTally,
} from './keyword-counts.ts'
import { pastOf } from './past-words.ts'
import { withoutStopWords } from './stop-words.ts'
import { titleWords } from './title-words.ts'
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
  estimateFrom: 12_000,
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
  now: WordTally
  before: WordTally
}

export async function hotWordsOf(scope: Scope, wanted: WantedArticles, limits = usual): Promise<HotWord[]> {
  const both = { ...wanted, from: before(wanted, wanted.to.getTime() - wanted.from.getTime()).from }
  const all = await leaningOf(scope, wanted)
  const rows = await countOf(scope, { ...both, fold: false })
  const isEstimate = rows > limits.mostCounted
  const every = Math.ceil(rows / (isEstimate ? limits.estimateFrom : limits.sample)) || 1
  const sampled = await sampleOf(scope, both, every)
  const keep = await withoutStopWords(scope)
  const found = keep(await frequentKeywords(scope, sampled, { since: wanted.from, most: mostFound }))
  const titled = keep(await titleWords(scope, wanted, found))
  const looked = isEstimate ? sampled : allOf(scope, both)
  const scale = isEstimate ? every : 1
  const keywords = hottest(await count(scope, wanted, looked, hottestOf(found, every), 'keyword'), scale)
  const titles = await count(scope, wanted, looked, titled, 'title')
  const newOnes = await newAmong(scope, wanted, [...keywords, ...titles], all.articles / scale)
  const words = hottest([...keywords, ...titles.filter(each => newOnes.has(each))], scale)
  return words.map(each => told(each, { all, scale, isNew: newOnes.has(each) }))
}

const hottest = (words: readonly Candidate[], scale: number): Candidate[] => {
  const heat = ({ now, before }: Candidate) => heatOf(now, before, scale)
  return words.toSorted((a, b) => heat(b) - heat(a) || (a.key < b.key ? -1 : 1)).slice(0, mostWords)
}

const before = (wanted: WantedArticles, length: number): WantedArticles => ({
  ...wanted,
  from: new Date(wanted.from.getTime() - length),
  to: new Date(wanted.from.getTime() - 1),
})

const hottestOf = (found: readonly FrequentWord[], every: number): FrequentWord[] => {
  const heat = ({ stories, before }: FrequentWord) => heatOf({ stories }, { stories: before }, every)
  return found.toSorted((a, b) => heat(b) - heat(a)).slice(0, mostCandidates)
}

async function count(
  scope: Scope,
  { from, fold }: WantedArticles,
  looked: ArticlesLookedAt,
  words: readonly { key: string; word: string }[],
  place: WordPlace,
): Promise<Candidate[]> {
  const keys = words.map(({ key }) => key)
  const counts = await countWords(scope, looked, { words: keys, place, since: from, fold })
  return words.flatMap(({ key, word }) => {
    const { now, before } = counts.get(key) ?? { now: noTally, before: noTally }
    return now.stories < fewestStories ? [] : [{ key, word, place, now, before }]
  })
}

/** @param looked articles among which the words were counted */
async function newAmong(
  scope: Scope,
  wanted: WantedArticles,
  words: readonly Candidate[],
  looked: number,
): Promise<ReadonlySet<Candidate>> {
  const past = before(wanted, pastDays * dayMs)
  const likely = words.filter(({ now, before }) => mayBeNew(now, before))
  const everything = { ...past, monitorIds: null, filters: [], fold: false }
  const organisation = await pastOf(scope, everything, likely)
  const own =
    wanted.monitorIds === null && wanted.filters.length === 0 ? organisation : await pastOf(scope, past, likely)
  return new Set(
    likely.filter(each =>
      isNew({ looked, found: each.now.articles, stories: each.now.stories }, own(each), organisation(each)),
    ),
  )
}

function told(
  { word, place, now, before }: Candidate,
  { all, scale, isNew }: { all: Leaning; scale: number; isNew: boolean },
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
    estimated: scale > 1,
  }
}
