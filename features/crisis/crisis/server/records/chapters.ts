/** Steps of crises in a period, as the overview counts them and as lists find them. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { StepInPeriod } from '../../contract.ts'

/** SQL, beside a start `s` of a chapter: `first.at` is when it was acknowledged (a look into the crisis is that as well), or its first statement was published. */
export function firstAfterStart(step: 'acknowledged' | 'stated'): RawBuilder<unknown> {
  const [kind, acts] = step === 'acknowledged' ? ['acknowledge', ['check', 'track']] : ['statement', []]
  return sql`cross join lateral (select least(
      (select min(c.at) from crisis_changes c
        where c.org_id = s.org_id and c.crisis_id = s.crisis_id and c.chapter = s.chapter and c.act = any(${acts}::text[])),
      (select min(k.ended_at) from crisis_clocks k
        where k.org_id = s.org_id and k.crisis_id = s.crisis_id and k.chapter = s.chapter and k.kind = ${kind} and k.state = 'done')) as at) first`
}

/** Of crises `r`: those that took such a step in a period, from its beginning until before its end; what was acknowledged or stated, of chapters that began in it. */
export function hasStep({ orgId }: Scope, step: StepInPeriod, from: string, to: string): RawBuilder<unknown> {
  const acts = step === 'over' ? ['close', 'revoke'] : ['start']
  const isMeasured = step === 'acknowledged' || step === 'stated'
  return sql`exists (select from crisis_changes s ${isMeasured ? firstAfterStart(step) : sql``}
    where s.org_id = ${orgId} and s.crisis_id = r.id and s.act = any(${acts}::text[])
      and s.at >= ${from}::timestamptz and s.at < ${to}::timestamptz ${isMeasured ? sql`and first.at is not null` : sql``})`
}
