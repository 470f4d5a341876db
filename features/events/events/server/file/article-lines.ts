/** Articles of an event for its file, page after page, newest first. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { type ArticleKey, keysOf, loadColumns } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { queryOfEventArticles } from '../articles/articles.ts'

export interface ArticleLine {
  title: string
  media: string
  mediaType: MediaType
  author: string | null
  publishedAt: string
  sentiment: number
  interactions: number
  url: string | null
}

/** @returns null instead of a key: these were the last ones */
export async function articleLines(
  scope: Scope,
  eventId: number,
  after: ArticleKey | null,
  most: number,
): Promise<{ lines: ArticleLine[]; next: ArticleKey | null }> {
  const keys = await keysOf(scope, await queryOfEventArticles(scope, eventId), after, most)
  const ids = keys.map(({ id }) => Number(id))
  const columns = [
    'title',
    'body',
    'media',
    'mediaType',
    'author',
    'publishedAt',
    'sentiment',
    'interactions',
    'url',
  ] as const
  const rows = await loadColumns(scope, ids, columns, true)
  const lines = rows.map(({ title, body, media, mediaType, author, publishedAt, sentiment, interactions, url }) => ({
    title: title || (body ?? '').slice(0, titleOfText),
    media: media ?? '',
    mediaType: mediaTypeWord(mediaType ?? 1),
    author: author ?? null,
    publishedAt: (publishedAt ?? scope.now).toISOString(),
    sentiment: sentiment ?? 0,
    interactions: interactions ?? 0,
    url: url ?? null,
  }))
  return { lines, next: keys.length === most ? (keys.at(-1) ?? null) : null }
}
/** Of an article without a title. */
const titleOfText = 60
