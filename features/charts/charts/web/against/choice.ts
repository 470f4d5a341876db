/** What a volume is compared with, as the address says it: `before`, `lastWeek`, `lastYear` or `FROM..TO`. Pure. */
import { type Against, namedAgainst } from '../../contract.ts'

/** Null: nothing but the usual, or what nobody can read. */
export function againstOfText(text: string | null): Against | null {
  const named = namedAgainst.find(each => each === text)
  if (named) return named
  const since = Date.parse(text?.split('..')[0] ?? '')
  return text?.includes('..') && since > 0 ? { since: new Date(since).toISOString() } : null
}

/** @param question of which the own stretch has the length */
export function textOfAgainst(against: Against | null, question: { from: string; to: string }): string | undefined {
  if (against === null || typeof against === 'string') return against ?? undefined
  const length = Date.parse(question.to) - Date.parse(question.from)
  return `${against.since}..${new Date(Date.parse(against.since) + length).toISOString()}`
}
