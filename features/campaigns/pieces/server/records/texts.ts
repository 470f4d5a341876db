/** A piece and its release beside each other. */
import { pieceOfRelease, readSentText } from '@guanlan/engine/text'
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Texts } from '../../contract.ts'
import { requirePiece } from './shown.ts'

/** Characters of a piece that are shown. */
const longest = 60_000

export async function textsOf(scope: Scope, id: number): Promise<Texts> {
  const row = await requirePiece(scope, id)
  const [article] = await loadColumns(scope, [row.articleId], ['title', 'body'])
  if (!article) throw refuse('missing', 'platform.missing')
  const piece = { title: article.title ?? '', text: (article.body ?? '').slice(0, longest) }
  const release = (await releasesOf(scope, [row.activityId])).find(each => each.id === row.releaseId)
  if (!release) return { release: null, piece, common: [], changes: [] }
  const sent = { title: release.title, text: release.text }
  const { common, changes } = pieceOfRelease(readSentText(sent), readSentText(piece))
  return { release: sent, piece, common: [...common], changes: [...changes] }
}
