/** Pieces that count, for whoever tells of a campaign. */
import { listedArticles } from '@guanlan/features/articles/articles/server/questions'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Piece, Question } from '../../contract.ts'
import { listPieces, showPieces } from './shown.ts'
import { pieceTable, questionOf } from './table.ts'

/** A page of those that count, with how many there are. @param most up to a page of lists @throws missing */
export async function countingPieces(
  scope: Scope,
  campaignId: number,
  { most, page = 1, order = 'desc' }: { most: number; page?: number; order?: 'asc' | 'desc' },
): Promise<{ list: Piece[]; total: number }> {
  const question = await questionOf(scope, Question.parse({ activityId: campaignId, state: 'counting', order }))
  const { list, total } = await listPieces(scope, { ...question, page, pageSize: most })
  return { list, total: total ?? list.length }
}

const mostKeys = 5_000

/** All that count, the earliest first. @throws missing */
export async function countingKeys(scope: Scope, campaignId: number): Promise<{ id: number; articleId: number }[]> {
  await requireCampaign(scope, campaignId)
  const { rows } = await sql<{ id: number; articleId: number }>`
    select r.id, r.article_id as "articleId" from activity_pieces r
    where r.org_id = ${scope.orgId} and r.activity_id = ${campaignId}::int and r.state in ('confirmed', 'hand')
      and exists (select from ${listedArticles(scope.orgId)} o where o.article_id = r.article_id) order by r.published_at, r.id limit ${mostKeys}`.execute(
    scope.db,
  )
  return rows
}

/** By id, those that are there. */
export async function piecesById(
  scope: Scope,
  campaignId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Piece>> {
  const { rows } = await sql<{ id: number }>`
    select id from activity_pieces where org_id = ${scope.orgId} and activity_id = ${campaignId}::int and id = any(${numberList(ids)}::int[])`.execute(
    scope.db,
  )
  const stored: Awaited<ReturnType<typeof pieceTable.get>>[] = []
  for (const { id } of rows) stored.push(await pieceTable.get(scope, id))
  return new Map((await showPieces(scope, campaignId, stored)).map(piece => [piece.id, piece]))
}
