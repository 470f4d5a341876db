/** A question in a session, and its answer, which is stored with it. */
import { endpointFor, type ModelParts } from '@guanlan/features/handling/models/server'
import type { CallScope } from '@guanlan/platform/server'
import type { Plan, StoredAnswer } from '../contract.ts'
import { answerQuestion } from './answering/answer.ts'
import { planQuestion } from './planning/plan.ts'
import { saveAnswer } from './sessions/answers.ts'
import { requireSession } from './sessions/sessions.ts'

export async function askInSession(
  scope: CallScope,
  models: ModelParts,
  { id, question, plan }: { id: number; question: string; plan?: Plan | undefined },
): Promise<StoredAnswer> {
  await requireSession(scope, id)
  const content = await answerQuestion(scope, question, plan ?? withoutWords(await planQuestion(scope, question)))
  const withoutModel = (await endpointFor(models, scope.orgId)) === null
  return saveAnswer(scope, { sessionId: id, question, content: { ...content, ...(withoutModel && { withoutModel }) } })
}

const withoutWords = ({ from, to, monitors, filters, query }: Plan): Plan => ({ from, to, monitors, filters, query })
