/** One press: a report of features/reports, made of one's own answer. */
import { addReportOf } from '@guanlan/features/reports/reports/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requireAnswer } from '../sessions/answers.ts'
import { answerBlocks } from './blocks.ts'

/** @throws missing for somebody else's; invalid for what has no sources; forbidden without the permission to make reports */
export async function makeAnswerReport(scope: CallScope, answerId: number) {
  const { question, content } = await requireAnswer(scope, answerId)
  if (content.kind === 'translated' || content.passages.length === 0)
    throw refuse('invalid', 'assistant.noSources', {}, 'answerId')
  const { orgId, userId, now, db } = scope
  await sql`
    update assistant_answers set reported_at = ${now} where org_id = ${orgId} and user_id = ${userId} and id = ${answerId}`.execute(
    db,
  )
  return addReportOf(scope, answerBlocks, answerId, question)
}
