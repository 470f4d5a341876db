/** Pieces that count, for whoever tells of a campaign. */
import type { Scope } from '@guanlan/platform/server'
import { type Piece, Question } from '../../contract.ts'
import { listPieces } from './shown.ts'
import { questionOf } from './table.ts'

/** Newest first, with how many there are. @param most up to a page of lists @throws missing */
export async function countingPieces(
  scope: Scope,
  campaignId: number,
  most: number,
): Promise<{ list: Piece[]; total: number }> {
  const question = await questionOf(scope, Question.parse({ activityId: campaignId, state: 'counting' }))
  const { list, total } = await listPieces(scope, { ...question, page: 1, pageSize: most })
  return { list, total: total ?? list.length }
}
