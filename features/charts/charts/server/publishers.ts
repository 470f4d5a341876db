/** Media, accounts and authors of a question as a list. Its order is made of all of them, so that a page is asked for by its place. */
import type { accountTypes } from '@guanlan/features/articles/articles/contract'
import { mediaLevelWord, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  newAmongPublishers,
  publishersOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { Publisher, PublisherQuestion } from '../contract.ts'

interface Page {
  page: number
  pageSize: number
  after?: string | undefined
}

export async function listPublishers(
  scope: Scope,
  query: ArticleQuery,
  { all, page, pageSize, after, ...requested }: PublisherQuestion & Page,
) {
  const offset = after === undefined ? (page - 1) * pageSize : Math.max(0, Math.trunc(Number(after)) || 0)
  const rows = await publishersOf(scope, query, { ...requested, kind: all, offset, limit: pageSize })
  const fresh = await newAmongPublishers(scope, query, all, rows)
  const total = rows[0]?.total ?? 0
  const list = rows.map(
    (row, index): Publisher => ({
      id: offset + index + 1,
      name: row.author ?? row.medium,
      mediaType: mediaTypeWord(row.mediaType),
      mediaId: row.mediaId,
      medium: row.medium,
      level: mediaLevelWord(row.level),
      articles: row.articles,
      negative: row.negative,
      interactions: row.interactions,
      readers: row.readers,
      estimatedReaders: row.estimatedReaders,
      followers: row.followers,
      accountType: (row.accountType ?? 'unknown') as (typeof accountTypes)[number],
      isNew: fresh.has(row),
    }),
  )
  const end = offset + rows.length
  return { list, total: after === undefined ? total : null, page, pageSize, next: end < total ? String(end) : null }
}
