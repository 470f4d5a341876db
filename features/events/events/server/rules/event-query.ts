/** What an event asks of stored articles. */
import type { StoredSearch } from '@guanlan/features/articles/articles/server/search'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { untilOf } from '../records/rows.ts'

export interface EventQuery extends StoredSearch {
  ruleVersion: number
  from: Date
  /** Exclusive. */
  to: Date
}

/** Rules of events ask of all languages, regions and media. */
export const noLimits: StoredSearch['limits'] = { languages: [], regions: [], mediaLimit: [], mediaMembers: [] }

/** Null: it is in the bin or gone, or has no rule. */
export async function queryOfEvent(
  db: Tx,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<EventQuery | null> {
  const { rows } = await sql<{ rule: string; ruleVersion: number; from: Date; to: Date }>`
    select e.rule, e.rule_version as "ruleVersion", e.begin_at as from, ${untilOf('e')} as to from events e
    where e.org_id = ${orgId} and e.id = ${eventId} and e.binned_at is null and e.rule is not null`.execute(db)
  const [row] = rows
  const rule = row ? await ruleOfText(row.rule) : null
  if (!row || !rule) return null
  // The last millisecond belongs to it.
  return {
    rule,
    orgId,
    limits: noLimits,
    ruleVersion: row.ruleVersion,
    from: row.from,
    to: new Date(row.to.getTime() + 1),
  }
}
