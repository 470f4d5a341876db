/** What stands on the pages of one volume, read from the tables and the store of files. */
import { loadArticles, rowOf } from '@guanlan/features/articles/articles/server/questions'
import { fileOfPiece, offlinePiecesOf } from '@guanlan/features/campaigns/offline-pieces/server'
import { countingPieces } from '@guanlan/features/campaigns/pieces/server'
import { type FileKey, type FileStore, pagePicture, type Scope } from '@guanlan/platform/server'
import { ofVolume } from '../../contract.ts'
import type { BookOffline, BookPiece } from './document.ts'

/** Links and an excerpt leave the house, not the texts of publishers. */
const longestExcerpt = 300

/** @param volume from 1 on */
export async function piecesOfVolume(scope: Scope, campaignId: number, volume: number): Promise<BookPiece[]> {
  const { list } = await countingPieces(scope, campaignId, { most: ofVolume, page: volume, order: 'asc' })
  const articles = await loadArticles(
    scope,
    list.map(({ articleId }) => articleId),
  )
  const excerpts = new Map(articles.map(article => [article.id, rowOf(article, []).excerpt]))
  return list.map(piece => ({ ...piece, excerpt: (excerpts.get(piece.articleId) ?? '').slice(0, longestExcerpt) }))
}

/** A file that lies beside the book. */
export interface Beside {
  key: FileKey
  name: string
}

/** @param from place among those of the campaign, the earliest first */
export async function offlineOfVolume(
  scope: Scope,
  store: FileStore,
  { campaignId, from, count }: { campaignId: number; from: number; count: number },
): Promise<{ pieces: BookOffline[]; beside: Beside[] }> {
  if (count === 0) return { pieces: [], beside: [] }
  const pieces: BookOffline[] = []
  const beside: Beside[] = []
  for (const { files, ...piece } of (await offlinePiecesOf(scope, campaignId)).slice(from, from + count)) {
    const file = files.length > 0 ? await fileOfPiece(scope, piece.id).catch(() => null) : null
    const picture = file && /\.(png|jpe?g)$/i.test(file.name) ? await pictureOf(store, file.key) : null
    if (file && !picture) beside.push({ key: file.key, name: file.name })
    pieces.push({ ...piece, picture, beside: file && !picture ? file.name : null })
  }
  return { pieces, beside }
}

async function pictureOf(store: FileStore, key: FileKey) {
  const found = await store.get(key)
  if (!found) return null
  const chunks: Buffer[] = []
  for await (const chunk of found.stream) chunks.push(Buffer.from(chunk as Uint8Array))
  return pagePicture(Buffer.concat(chunks))
}
