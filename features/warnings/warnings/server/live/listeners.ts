/** Incidents of rules of another purpose than warning people: their feature is told of them, and nobody else. */
import type { Tx } from '@guanlan/platform/server'
import type { Measured, Purpose, Reason } from '../../contract.ts'

/** What a batch, or a look at what is counted, did to one incident; or what fits a rule that counts. */
export interface IncidentNews {
  orgId: number
  ruleId: number
  ruleName: string
  purpose: Exclude<Purpose, 'warning'>
  /** What the feature stored with its rule. */
  settings: unknown
  /** Null: articles of a rule that counts, which are no event by themselves. */
  incidentId: number | null
  title: string
  level: number | null
  articles: number
  /** Those that came to it now; of one that is told now for the first time there may be earlier ones. */
  articleIds: number[]
  /** Why it would be told; null: silently. */
  reason: Reason | null
  measured: Measured | null
  demonstration: boolean
}

/** Called within the transaction that stores the incident: what a listener writes is stored with it, or not at all. */
export type IncidentListener = (tx: Tx, news: readonly IncidentNews[], now: Date) => Promise<void>

export async function tellListeners(
  listeners: readonly IncidentListener[],
  tx: Tx,
  news: readonly IncidentNews[],
  now: Date,
): Promise<void> {
  if (news.length > 0) for (const listen of listeners) await listen(tx, news, now)
}
