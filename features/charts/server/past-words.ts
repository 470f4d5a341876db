/** How often words were used in a stretch of the past: exactly where it is small, in an even sample where it is large. */

import { countOf, type WantedArticles } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { Seen } from './heat.ts'
import { countWords, sampleOf, type WordPlace } from './keyword-counts.ts'

const sample = 5_000
const places = ['keyword', 'title'] as const satisfies WordPlace[]

interface Asked {
  key: string
  place: WordPlace
}

export async function pastOf(
  scope: Scope,
  past: WantedArticles,
  words: readonly Asked[],
): Promise<(word: Asked) => Seen> {
  if (words.length === 0) return () => ({ looked: 0, found: 0 })
  const articles = await countOf(scope, { ...past, fold: false })
  const every = Math.ceil(articles / sample) || 1
  const looked = await sampleOf(scope, past, every)
  const found = { keyword: new Map<string, number>(), title: new Map<string, number>() }
  for (const place of places) {
    const asked = words.filter(each => each.place === place).map(({ key }) => key)
    const counts = await countWords(scope, looked, { words: asked, place, since: past.from, fold: false })
    for (const [key, { now }] of counts) found[place].set(key, now.articles)
  }
  return ({ key, place }) => ({ looked: articles / every, found: found[place].get(key) ?? 0 })
}
