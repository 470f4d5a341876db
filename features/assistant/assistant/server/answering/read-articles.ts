/** The articles that answer best, read whole: by relevance of the rule, or those with most interactions. */
import {
  type LoadedArticle,
  loadArticles,
  pageOf,
  searchPage,
} from '@guanlan/features/articles/articles/server/questions'
import type { CallScope, Scope } from '@guanlan/platform/server'
import type { ReadArticle } from './choose-passages.ts'
import type { Requested } from './search-of.ts'

/** Three times as many as passages: copies and what does not fit fall away. */
const mostRead = 120

export async function readFitting(scope: CallScope, { search, query }: Requested): Promise<ReadArticle[]> {
  const page = { page: 1, pageSize: mostRead }
  const rows = search
    ? (await searchPage(scope, search, { ...page, cursor: null, sort: 'relevance' })).rows
    : await pageOf(scope, query, { ...page, sort: 'interaction_desc' })
  const leanings = new Map(rows.map(row => [row.id, row.sentiment]))
  const articles = await readArticles(
    scope,
    rows.map(({ id }) => id),
    search !== null,
  )
  return articles.map(article => ({ ...article, sentiment: leanings.get(article.id) ?? article.sentiment }))
}

/** In the order of the ids, without what lies in the bin. @param found as of `loadArticles` */
export async function readArticles(scope: Scope, ids: readonly number[], found: boolean): Promise<ReadArticle[]> {
  const loaded = await loadArticles(scope, ids, found)
  return loaded.filter(({ place }) => place !== 'bin').map(readOf)
}

const readOf = (article: LoadedArticle): ReadArticle => ({
  id: article.id,
  title: article.title,
  body: article.body,
  media: article.media,
  publishedAt: article.published_at,
  sentiment: article.sentiment,
  story: article.earliest?.id ?? article.id,
  names: article.names.map(({ name }) => name),
})
