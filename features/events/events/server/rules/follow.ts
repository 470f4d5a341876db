/** Keeps the rules of events that decide on arrival equal to those in the database. */
import type { Rule } from '@guanlan/engine/rules'
import {
  firstEventRule,
  followExtraRules,
  type RuleFollower,
  ruleOfText,
} from '@guanlan/features/monitors/monitors/server'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { untilOf } from '../records/rows.ts'

/** An event that wants an article. */
export interface EventOfArticle {
  orgId: number
  eventId: number
}

export interface EventFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /** @param found every id that the matcher answered */
  decide(found: Iterable<number>, article: { publishedAt: Date; onlyOrg: number | null }): EventOfArticle[]
}

interface LiveEvent {
  id: number
  rule: Rule
  from: number
  until: number
}

export function followEvents(rules: RuleFollower): EventFollower {
  const extraRules = followExtraRules<ReadonlyMap<number, LiveEvent>>(rules, {
    versions: 'event_rule_versions',
    load: liveEvents,
    rulesOf: events => [...events.values()].map(({ id, rule }) => ({ id: firstEventRule + id, rule })),
  })
  return {
    catchUp: extraRules.catchUp,
    decide(found, { publishedAt, onlyOrg }) {
      const wanting: EventOfArticle[] = []
      const at = publishedAt.getTime()
      for (const id of found) {
        if (id < firstEventRule) continue
        const orgId = extraRules.ownerOf(id)
        if (orgId === undefined || (onlyOrg !== null && onlyOrg !== orgId)) continue
        const event = extraRules.of(orgId)?.get(id - firstEventRule)
        if (event && at >= event.from && at <= event.until) wanting.push({ orgId, eventId: event.id })
      }
      return wanting
    },
  }
}

/** Of each organisation that has any: those that lie in the bin want nothing. */
async function liveEvents(tx: Tx, orgIds: readonly number[]): Promise<Map<number, Map<number, LiveEvent>>> {
  const { rows } = await sql<{ orgId: number; id: number; rule: string; from: Date; until: Date }>`
    select e.org_id as "orgId", e.id, e.rule, e.begin_at as from, ${untilOf('e')} as until from events e
    where e.org_id = any(${numberList(orgIds)}::int[]) and e.rule is not null and e.binned_at is null order by e.org_id, e.id`.execute(
    tx,
  )
  const live = new Map<number, Map<number, LiveEvent>>()
  for (const { orgId, id, rule: text, from, until } of rows) {
    const rule = await ruleOfText(text)
    if (!rule) continue
    const events = live.get(orgId) ?? new Map<number, LiveEvent>()
    live.set(orgId, events.set(id, { id, rule, from: from.getTime(), until: until.getTime() }))
  }
  return live
}
