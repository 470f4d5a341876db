/** What stands on the pages of one volume, read from the tables and the store of files. */
import { loadArticles, rowOf } from '@guanlan/features/articles/articles/server/questions'
import { fileOfPiece, offlinePiecesOf } from '@guanlan/features/campaigns/offline-pieces/server'
import { piecesById } from '@guanlan/features/campaigns/pieces/server'
import { type FileKey, type FileStore, pagePicture, type Scope } from '@guanlan/platform/server'
import type { PlanEntry } from '../../contract.ts'
import type { BookOffline, BookPage, BookPiece } from './document.ts'
import type { PlannedBook } from './plan.ts'

/** Unless the organisation lets whole texts of publishers leave, links and an excerpt do. */
const longestExcerpt = 300
const longestText = 60_000

/** A file that lies beside the book. */
export interface Beside {
  key: FileKey
  name: string
}

/** In their order. @param wholeTexts whole texts of publishers, not excerpts */
export async function pagesOf(
  scope: Scope,
  campaignId: number,
  { entries, wholeTexts }: Pick<PlannedBook, 'entries'> & { wholeTexts: boolean },
): Promise<BookPage[]> {
  const online = await onlinePages(scope, campaignId, idsOf(entries, 'online'), wholeTexts)
  const offline = await offlinePages(scope, campaignId, idsOf(entries, 'offline'))
  return entries.flatMap(({ of, id, title }) => {
    const page = (of === 'online' ? online : offline).get(id)
    return page ? [title === '' ? page : { ...page, title }] : []
  })
}

const idsOf = (entries: readonly PlanEntry[], kind: PlanEntry['of']): number[] =>
  entries.flatMap(({ of, id }) => (of === kind ? [id] : []))

async function onlinePages(
  scope: Scope,
  campaignId: number,
  ids: readonly number[],
  wholeTexts: boolean,
): Promise<ReadonlyMap<number, BookPage>> {
  if (ids.length === 0) return new Map()
  const pieces = await piecesById(scope, campaignId, ids)
  const articles = await loadArticles(
    scope,
    [...pieces.values()].map(({ articleId }) => articleId),
  )
  const textOf = (article: (typeof articles)[number]) =>
    wholeTexts ? article.body.slice(0, longestText) : rowOf(article, []).excerpt.slice(0, longestExcerpt)
  const texts = new Map(articles.map(article => [article.id, { text: textOf(article), lead: article.body }]))
  return new Map(
    [...pieces].map(([id, piece]) => {
      const { text = '', lead = '' } = texts.get(piece.articleId) ?? {}
      const page: BookPiece = { ...piece, of: 'online', ownTitle: piece.title, text, lead, picture: null }
      return [id, page]
    }),
  )
}

async function offlinePages(
  scope: Scope,
  campaignId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BookOffline>> {
  if (ids.length === 0) return new Map()
  const chosen = new Set(ids)
  const pieces = (await offlinePiecesOf(scope, campaignId)).filter(({ id }) => chosen.has(id))
  return new Map(
    pieces.map(({ files, ...piece }) => [piece.id, { ...piece, of: 'offline', picture: null, beside: null }]),
  )
}

/** Pictures of what was sent for pieces of print; recordings and PDFs lie beside the book. */
export async function withFiles(
  scope: Scope,
  store: FileStore,
  page: BookOffline,
): Promise<{ page: BookOffline; beside: Beside | null }> {
  const file = await fileOfPiece(scope, page.id).catch(() => null)
  if (!file) return { page, beside: null }
  const picture = /\.(png|jpe?g)$/i.test(file.name) ? await pictureOf(store, file.key) : null
  if (picture) return { page: { ...page, picture }, beside: null }
  return { page: { ...page, beside: file.name }, beside: { key: file.key, name: file.name } }
}

async function pictureOf(store: FileStore, key: FileKey) {
  const found = await store.get(key)
  if (!found) return null
  const chunks: Buffer[] = []
  for await (const chunk of found.stream) chunks.push(Buffer.from(chunk as Uint8Array))
  return pagePicture(Buffer.concat(chunks))
}
