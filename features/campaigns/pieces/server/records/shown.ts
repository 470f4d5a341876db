/** Pieces as they are answered: with title and medium of their article, and what is to be looked at. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Piece, PieceMark } from '../../contract.ts'
import {
  daysBetween,
  isTwice,
  type PieceQuestion,
  type Promised,
  pieceTable,
  promisedOf,
  type StoredPiece,
} from './table.ts'

const hourMs = 3_600_000

/** Of one campaign. */
export async function showPieces(scope: Scope, campaignId: number, rows: readonly StoredPiece[]): Promise<Piece[]> {
  if (rows.length === 0) return []
  const loaded = await loadColumns(
    scope,
    rows.map(({ articleId }) => articleId),
    ['title', 'url', 'media', 'mediaType', 'author', 'publishedAt', 'timeOfArrival'],
  )
  const articles = new Map(loaded.map(article => [article.id, article]))
  const releases = new Map((await releasesOf(scope, [campaignId])).map(release => [release.id, release]))
  const media = new Map((await mediaOfCampaign(scope, campaignId)).map(({ id, name }) => [id, name]))
  const promised = new Map((await promisedOf(scope, campaignId)).map(each => [each.mediumId, each]))
  const twice = await twiceAmong(scope, rows)
  return rows.flatMap(({ titleChanged, sender: _, ...row }) => {
    const article = articles.get(row.articleId)
    if (!article) return []
    const publishedAt = new Date(row.publishedAt)
    const release = row.releaseId === null ? undefined : releases.get(row.releaseId)
    const hoursEarly =
      release?.embargoAt && publishedAt < release.embargoAt
        ? Math.ceil((release.embargoAt.getTime() - publishedAt.getTime()) / hourMs)
        : null
    const daysLate = lateness(publishedAt, promised.get(row.mediumId ?? 0))
    const is: Record<PieceMark, boolean> = {
      title: titleChanged,
      number: row.changes.length > 0,
      message: row.missing.length > 0,
      embargo: hoursEarly !== null,
      late: daysLate !== null,
      twice: twice.has(row.id),
    }
    return [
      {
        ...row,
        publishedAt: publishedAt.toISOString(),
        timeOfArrival: article.timeOfArrival ?? false,
        title: article.title ?? '',
        url: article.url ?? null,
        media: article.media ?? '',
        author: article.author ?? null,
        mediaType: mediaTypes[(article.mediaType ?? 1) - 1] ?? 'web',
        releaseId: release?.id ?? null,
        release: release?.title ?? null,
        mediumId: media.has(row.mediumId ?? 0) ? row.mediumId : null,
        medium: media.get(row.mediumId ?? 0) ?? null,
        marks: (Object.keys(is) as PieceMark[]).filter(mark => is[mark]),
        others: row.others.flatMap(other => {
          const known = releases.get(other.releaseId)
          return known ? [{ ...other, release: known.title }] : []
        }),
        hoursEarly,
        daysLate,
      } satisfies Piece,
    ]
  })
}

const lateness = (publishedAt: Date, promised: Promised | undefined): number | null =>
  promised && publishedAt >= promised.until ? daysBetween(promised.until, publishedAt) + 1 : null

async function twiceAmong({ db, orgId }: Scope, rows: readonly StoredPiece[]): Promise<ReadonlySet<number>> {
  const { rows: found } = await sql<{ id: number }>`
    select r.id from activity_pieces r where r.org_id = ${orgId} and r.id = any(${numberList(rows.map(({ id }) => id))}::int[]) and ${isTwice}`.execute(
    db,
  )
  return new Set(found.map(({ id }) => id))
}

/** A piece whose article whoever asks may see, of a campaign that is there. @throws missing */
export async function requirePiece(scope: Scope, id: number): Promise<StoredPiece> {
  const row = await pieceTable.get(scope, id)
  await requireCampaign(scope, row.activityId)
  return row
}

export async function getPiece(scope: Scope, id: number): Promise<Piece> {
  const row = await requirePiece(scope, id)
  const [piece] = await showPieces(scope, row.activityId, [row])
  if (!piece) throw refuse('missing', 'platform.missing')
  return piece
}

export async function listPieces(
  scope: Scope,
  query: PieceQuestion & Pick<Parameters<typeof pieceTable.list>[1], 'page' | 'pageSize' | 'after'>,
) {
  const page = await pieceTable.list(scope, query)
  return { ...page, list: await showPieces(scope, query.campaignId, page.list) }
}
