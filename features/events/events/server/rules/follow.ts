/** Events as sets that take articles in on arrival. */
import {
  firstEventRule,
  followSetRules,
  type RuleFollower,
  type SetFollower,
  type SetRow,
} from '@guanlan/features/monitors/monitors/server'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { untilOf } from '../records/rows.ts'

export const followEvents = (rules: RuleFollower): SetFollower =>
  followSetRules(rules, { versions: 'event_rule_versions', firstId: firstEventRule, load: liveEvents })

/** Those that lie in the bin want nothing. */
async function liveEvents(tx: Tx, orgIds: readonly number[]): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select e.org_id as "orgId", e.id, e.rule, e.begin_at as from, ${untilOf('e')} as until from events e
    where e.org_id = any(${numberList(orgIds)}::int[]) and e.binned_at is null order by e.org_id, e.id`.execute(tx)
  return rows
}
