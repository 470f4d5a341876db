/** Messages of a campaign as rules: an article carries one that its rule wants. */
import { requireAffordable, requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales, Refusal } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Message } from '../../contract.ts'
import { ruleOfMessage } from '../../contract.ts'

/** @throws a refusal that names the message and, of its rule, the position; lists of words by name are not taken here */
export async function requireMessageRules(
  scope: Scope,
  messages: readonly Message[],
  before: readonly Message[],
): Promise<void> {
  for (const [place, message] of messages.entries()) {
    const rule = ruleOfMessage(message)
    if (before.some(each => ruleOfMessage(each) === rule)) continue
    try {
      await requireAffordable(scope, await requireRule({ form: null, rule }, locales.indexOf(scope.locale), new Map()))
    } catch (error) {
      throw atMessage(error, place)
    }
  }
}

/** The same refusal, of the field of that message. */
function atMessage(error: unknown, place: number): unknown {
  if (!(error instanceof Refusal)) return error
  const { kind, key, values, problems } = error
  return new Refusal(
    kind,
    key,
    values,
    problems.map(problem => ({ ...problem, field: `messages.${place}.${problem.field}` })),
  )
}
