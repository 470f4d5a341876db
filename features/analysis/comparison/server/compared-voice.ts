import type { Scope } from '@guanlan/platform/server'
import { ComparisonQuestion, type Voice } from '../contract.ts'
import { voiceOf } from './comparing/voice.ts'
import { resolveQuestion } from './resolve-question.ts'

/** The volumes of a saved comparison over a time, hour by hour or day by day. @throws missing */
export async function comparedVoice(
  scope: Scope,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<Voice & { name: string }> {
  const question = await resolveQuestion(scope, ComparisonQuestion.parse({ id, from, to }))
  const voice = await voiceOf(scope, question, { voice: 'articles', by: 'time' })
  return { ...voice, name: question.kept?.name ?? '' }
}
