/** The newest articles of a question, as they leave by an address: without texts, notes or anything else of the organisation's work. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { excerptOf, loadArticles, pageOf, rowOf } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import type { LinkScope, Scope } from '@guanlan/platform/server'
import type { Subject } from './subject.ts'

export interface Given {
  id: number
  title: string
  /** Of the article, or the beginning of its text. */
  summary: string
  media: string
  mediaType: MediaType
  author: string | null
  region: string | null
  publishedAt: Date
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  url: string | null
  language: string
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  keywords: string[]
}

/** Whole articles are read so many at a time, and only what leaves is kept. */
const readAtOnce = 500

export async function newestOf(scope: LinkScope, { question }: Subject, most: number): Promise<Given[]> {
  // Nobody reads: what depends on a person (read marks, favourites) is nobody's.
  const reader: Scope = { ...scope, userId: null, may: () => false }
  const rows = await pageOf(reader, await articleQuery(reader, question), {
    page: 1,
    pageSize: most,
    sort: 'time_desc',
  })
  const towards = new Map(rows.map(row => [Number(row.id), row]))
  const given: Given[] = []
  for (let at = 0; at < rows.length; at += readAtOnce) {
    const ids = rows.slice(at, at + readAtOnce).map(({ id }) => Number(id))
    for (const article of await loadArticles(reader, ids)) {
      const judged = towards.get(Number(article.id))
      const row = rowOf({ ...article, ...(judged && { sentiment: judged.sentiment, level: judged.level }) }, [])
      given.push({
        id: Number(row.id),
        title: row.title,
        summary: row.summary ?? excerptOf(article.body, []).excerpt,
        media: row.media,
        mediaType: row.mediaType,
        author: row.author,
        region: row.regionName,
        publishedAt: article.published_at,
        sentiment: row.sentiment,
        level: row.level,
        url: article.url,
        language: row.language,
        reads: row.reads,
        likes: row.likes,
        shares: row.shares,
        comments: row.comments,
        keywords: article.keywords,
      })
    }
  }
  return given
}
