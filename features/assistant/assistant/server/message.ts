/** A question in a session, and its answer, which is stored with it. */
import type { CallScope } from '@guanlan/platform/server'
import type { Plan, StoredAnswer } from '../contract.ts'
import { answerQuestion } from './answering/answer.ts'
import { planQuestion } from './planning/plan.ts'
import { saveAnswer } from './sessions/answers.ts'
import { requireSession } from './sessions/sessions.ts'

export async function askInSession(
  scope: CallScope,
  { id, question, plan }: { id: number; question: string; plan?: Plan | undefined },
): Promise<StoredAnswer> {
  await requireSession(scope, id)
  const content = await answerQuestion(scope, question, plan ?? withoutWords(await planQuestion(scope, question)))
  return saveAnswer(scope, { sessionId: id, question, content })
}

const withoutWords = ({ from, to, monitors, filters, query }: Plan): Plan => ({ from, to, monitors, filters, query })
