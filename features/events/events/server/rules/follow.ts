/** Keeps the events that take articles in on arrival equal to those in the database: their rules, and their spans. */
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

/** Between which moments an event takes in what was published, in milliseconds, both with it. */
export interface EventSpan {
  from: number
  until: number
}

export interface EventFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /** @param found every id that the matcher answered */
  decide(found: Iterable<number>, article: { publishedAt: Date; onlyOrg: number | null }): EventOfArticle[]
  /** By organisation, those that go on, with and without a rule. */
  open(now: number): ReadonlyMap<number, ReadonlyMap<number, EventSpan>>
}

interface LiveEvent extends EventSpan {
  id: number
  /** Null: people alone put articles in. */
  rule: Rule | null
}

export function followEvents(rules: RuleFollower): EventFollower {
  const extraRules = followExtraRules<ReadonlyMap<number, LiveEvent>>(rules, {
    versions: 'event_rule_versions',
    load: liveEvents,
    rulesOf: events =>
      [...events.values()].flatMap(({ id, rule }) => (rule ? [{ id: firstEventRule + id, rule }] : [])),
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
    open(now) {
      const open = new Map<number, ReadonlyMap<number, EventSpan>>()
      for (const [orgId, events] of extraRules.all()) {
        const its = new Map([...events].filter(([, { until }]) => until > now))
        if (its.size > 0) open.set(orgId, its)
      }
      return open
    },
  }
}

/** Of each organisation that has any: those that lie in the bin want nothing. */
async function liveEvents(tx: Tx, orgIds: readonly number[]): Promise<Map<number, Map<number, LiveEvent>>> {
  const { rows } = await sql<{ orgId: number; id: number; rule: string | null; from: Date; until: Date }>`
    select e.org_id as "orgId", e.id, e.rule, e.begin_at as from, ${untilOf('e')} as until from events e
    where e.org_id = any(${numberList(orgIds)}::int[]) and e.binned_at is null order by e.org_id, e.id`.execute(tx)
  const live = new Map<number, Map<number, LiveEvent>>()
  for (const { orgId, id, rule: text, from, until } of rows) {
    const rule = text === null ? null : await ruleOfText(text)
    const events = live.get(orgId) ?? new Map<number, LiveEvent>()
    live.set(orgId, events.set(id, { id, rule, from: from.getTime(), until: until.getTime() }))
  }
  return live
}
