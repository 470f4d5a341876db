import { exact, UsageLine, useWords } from '@guanlan/platform/web'
import type { Amounts } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'

/** Questions of today against their limit; without a limit nothing. */
export function QuotaLine({ amounts: { questions } }: { amounts: Amounts }) {
  const t = useWords(screenStrings)
  const { used, limit } = questions
  if (limit === null) return null
  return <UsageLine title={t('leftToday', { count: exact(Math.max(0, limit - used)) })} used={used} limit={limit} />
}
