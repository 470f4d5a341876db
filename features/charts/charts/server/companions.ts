/** Keywords that stand in the same articles as a word. */
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { Companions } from '../contract.ts'
import { allOf, countWords, frequentKeywords, readOnce, sampleOf, type WordPlace } from './keyword-counts.ts'
import { withoutStopWords } from './without-own-stop-words.ts'

const most = 12
/** So many articles with the word are read once; of more, companions are looked for in a sample and counted in all. */
const mostRead = 20_000
const sample = 6_000

export async function companionsOf(
  scope: Scope,
  query: ArticleQuery,
  { word, by }: { word: string; by: WordPlace },
): Promise<Companions> {
  const having: ArticleQuery = { ...query, filters: [...query.filters, { field: by, is: 'is', values: [word] }] }
  const all = await readOnce(scope, having, mostRead)
  const sampled = all ?? (await sampleOf(scope, having, await everyOf(scope, having)))
  const found = await frequentKeywords(scope, sampled, { since: query.from, most: 4 * most })
  const keep = await withoutStopWords(scope)
  const own = word.toLowerCase()
  // A part of the word, or what holds it, always goes with it and says nothing.
  const others = keep(found).filter(({ key }) => !key.includes(own) && !own.includes(key))
  const words = others.map(({ key }) => key)
  const counts = await countWords(scope, all ?? allOf(scope, having), {
    words,
    place: 'keyword',
    since: query.from,
    fold: query.fold,
  })
  return others
    .map(({ key, word: spelled }) => ({ word: spelled, count: counts.get(key)?.now.articles ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
}

const everyOf = async (scope: Scope, having: ArticleQuery): Promise<number> =>
  Math.ceil((await countOf(scope, { ...having, fold: false })) / sample) || 1
