/** How many articles of a question have each of some keywords: the totals of its lists narrowed to them. */
import { chosenDays } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, countOf, folded } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { allOf, countWords, noTally, type WordTally } from './keyword-counts.ts'
import { wordCountsOf } from './words-from-days.ts'

/** Articles of a question whose keywords are looked up one by one, where its days are not counted. */
export const mostTallied = 60_000

/** In the order of the words; folded, `articles` are of every story the earliest with the word. Null: there are too many articles to look at each. */
export async function tallyWords(
  scope: Scope,
  query: ArticleQuery,
  words: readonly string[],
): Promise<WordTally[] | null> {
  if (words.length === 0) return []
  const keys = await keysOf(scope, words)
  const days = await chosenDays(scope, { ...query, fold: false }, ['texts'])
  if (days) {
    const counts = await wordCountsOf(days, query.from.getTime() * 1000, query.fold)
    const numbers = keys.map(key => counts?.known.keys.known(key))
    return numbers.map(number => (counts && number !== undefined ? counts.now(number) : noTally))
  }
  if ((await countOf(scope, { ...query, fold: false })) > mostTallied) return null
  const reported = await countWords(scope, allOf(scope, query), {
    ...{ words: keys, place: 'keyword', since: query.from, fold: query.fold },
  })
  return keys.map(key => reported.get(key)?.now ?? noTally)
}

/** As words are compared, by the database. */
async function keysOf({ db }: Scope, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${folded(sql`word`)} as key from unnest(${[...words]}::text[]) with ordinality w (word, place) order by place limit ${words.length}`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
