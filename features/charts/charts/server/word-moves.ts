/** Words that rise and fall against the time just before: found in a sample, counted as hot words are. */
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { WordMoves } from '../contract.ts'
import { mostCounted, sampleSizes } from './hot-words.ts'
import { allOf, countWords, type FrequentWord, frequentKeywords, sampleOf } from './keyword-counts.ts'
import { withoutStopWords } from './without-own-stop-words.ts'

const mostFound = 1_000
const mostShown = 15

export async function wordMovesOf(scope: Scope, query: ArticleQuery): Promise<WordMoves> {
  const length = query.to.getTime() - query.from.getTime()
  const past = { from: new Date(query.from.getTime() - length), to: new Date(query.from.getTime() - 1) }
  const both = { ...query, from: past.from }
  const rows = await countOf(scope, { ...both, fold: false })
  const estimated = rows > mostCounted
  const every = Math.ceil(rows / (estimated ? sampleSizes.estimate : sampleSizes.find)) || 1
  const sampled = await sampleOf(scope, both, every)
  const keep = await withoutStopWords(scope)
  const found = keep(await frequentKeywords(scope, sampled, { since: query.from, most: mostFound, either: true }))
  const { risen, fallen } = movedMost(found)
  const looked = estimated ? sampled : allOf(scope, both)
  const words = [...risen, ...fallen].map(({ key }) => key)
  const counts = await countWords(scope, looked, { words, place: 'keyword', since: query.from, fold: query.fold })
  const scale = estimated ? every : 1
  const reported = ({ key, word }: FrequentWord) => ({
    word,
    count: (counts.get(key)?.now.articles ?? 0) * scale,
    before: (counts.get(key)?.before.articles ?? 0) * scale,
  })
  return {
    before: { from: past.from.toISOString(), to: past.to.toISOString() },
    risen: risen.map(reported),
    fallen: fallen.map(reported),
    estimated,
  }
}

/** Fewer stories than this on both sides together prove nothing. */
const fewestStories = 4
/** The difference of two counts, in its own spread: from here on it is hardly chance. */
const clear = 1.5

/** By how much the stories of a word differ from those before, in spreads of the difference (counts are Poisson: √ of their sum). Pure. */
export function movedMost(words: readonly FrequentWord[]): { risen: FrequentWord[]; fallen: FrequentWord[] } {
  const moves = words
    .filter(({ stories, before }) => stories + before >= fewestStories)
    .map(word => ({ word, move: (word.stories - word.before) / Math.sqrt(word.stories + word.before) }))
  const most = (sign: 1 | -1) =>
    moves
      .filter(({ move }) => move * sign >= clear)
      .toSorted((one, other) => (other.move - one.move) * sign || (one.word.key < other.word.key ? -1 : 1))
      .slice(0, mostShown)
      .map(({ word }) => word)
  return { risen: most(1), fallen: most(-1) }
}
