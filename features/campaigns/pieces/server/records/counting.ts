/** Pieces that count, for whoever tells of a campaign. */
import type { Scope } from '@guanlan/platform/server'
import { type Piece, Question } from '../../contract.ts'
import { listPieces } from './shown.ts'
import { questionOf } from './table.ts'

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
