/** Words of titles that are not in the vocabulary: names of what has come up only now. */
import { canonicalise, newWords } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { newestTitles } from './keyword-counts.ts'

/** Titles that are read: 40 ms of one core, during which the process does nothing else. */
const most = 1_500
const mostFound = 10

/** Words of the newest titles that are in no dictionary and neither part nor extension of a keyword. */
export async function titleWords(
  scope: Scope,
  query: ArticleQuery,
  keywords: readonly { key: string }[],
): Promise<{ key: string; word: string }[]> {
  return wordsIn(await newestTitles(scope, query, most), keywords)
}

export function wordsIn(
  titles: readonly string[],
  keywords: readonly { key: string }[],
): { key: string; word: string }[] {
  const known = keywords.map(({ key }) => canonicalise(key).chars)
  return newWords(titles, { known: generalCutter() })
    .filter(({ word }) => !known.some(key => key.includes(word) || word.includes(key)))
    .slice(0, mostFound)
    .map(({ word }) => ({ key: word, word }))
}
