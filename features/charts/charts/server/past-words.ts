/** How often words were used in a stretch of the past: exactly where it is small, in an even sample where it is large. */

import { type ChosenDay, chosenDays, rowsIn } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { Seen } from './heat.ts'
import { countWords, sampleOf, type WordPlace } from './keyword-counts.ts'
import { articlesWith } from './words-from-days.ts'

const sample = 5_000
const places = ['keyword', 'title'] as const satisfies WordPlace[]

interface Asked {
  key: string
  place: WordPlace
}

export async function pastOf(
  scope: Scope,
  past: ArticleQuery,
  words: readonly Asked[],
): Promise<(word: Asked) => Seen> {
  if (words.length === 0) return () => ({ looked: 0, found: 0 })
  const keywords = new Set(words.filter(({ place }) => place === 'keyword').map(({ key }) => key))
  const days = await chosenDays(scope, { ...past, fold: false }, keywords.size > 0 ? ['texts'] : [])
  const counted = days && (await keywordsInDays(days, keywords))
  const others = counted ? words.filter(({ place }) => place === 'title') : words
  const sampled = others.length > 0 ? await inSample(scope, past, others, days) : null
  return word => (word.place === 'keyword' && counted?.(word.key)) || (sampled?.(word) ?? { looked: 0, found: 0 })
}

/** Exactly. */
async function keywordsInDays(
  days: readonly ChosenDay[],
  keywords: ReadonlySet<string>,
): Promise<(key: string) => Seen> {
  const counts = keywords.size > 0 ? await articlesWith(days, keywords) : new Map<string, number>()
  const looked = rowsIn(days)
  return key => ({ looked, found: counts.get(key) ?? 0 })
}

async function inSample(
  scope: Scope,
  past: ArticleQuery,
  words: readonly Asked[],
  days: readonly ChosenDay[] | null,
): Promise<(word: Asked) => Seen> {
  const articles = days ? rowsIn(days) : await countOf(scope, { ...past, fold: false })
  const every = Math.ceil(articles / sample) || 1
  const looked = await sampleOf(scope, past, every, days)
  const found = { keyword: new Map<string, number>(), title: new Map<string, number>() }
  for (const place of places) {
    const requested = words.filter(each => each.place === place).map(({ key }) => key)
    const counts = await countWords(scope, looked, { words: requested, place, since: past.from, fold: false })
    for (const [key, { now }] of counts) found[place].set(key, now.articles)
  }
  return ({ key, place }) => ({ looked: articles / every, found: found[place].get(key) ?? 0 })
}
