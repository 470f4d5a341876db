/** What is left of today, by the three quotas of the assistant. */
import { limitsOf, type Scope, usedToday } from '@guanlan/platform/server'
import type { Amounts } from '../contract.ts'

const quotas = {
  sessions: 'aiDailySessionCount',
  questions: 'aiDailyQuestionCount',
  tools: 'aiDailyToolCount',
} as const satisfies Record<keyof Amounts, string>

export async function amountsOf(scope: Scope): Promise<Amounts> {
  const names = Object.values(quotas)
  const [limits, used] = [await limitsOf(scope, names), await usedToday(scope, names)]
  const amount = (name: (typeof names)[number]) => ({ used: used.get(name) ?? 0, limit: limits.get(name) ?? null })
  return { sessions: amount(quotas.sessions), questions: amount(quotas.questions), tools: amount(quotas.tools) }
}
