/** Keeps sets that take articles in on arrival (events, campaigns) equal to those in the database: their rules, and their spans. */
import type { Rule } from '@guanlan/engine/rules'
import type { Tx } from '@guanlan/platform/server'
import { type ExtraRulesOptions, followExtraRules } from '../following/extra-rules.ts'
import type { RuleFollower } from '../following/follow.ts'
import { ruleOfText } from '../reading/read-rule.ts'

/** A set that wants an article. */
export interface SetOfArticle {
  orgId: number
  setId: number
}

/** Between which moments a set takes in what was published, in milliseconds, both with it. */
export interface SetSpan {
  from: number
  until: number
}

export interface SetFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /** @param found every id that the matcher answered */
  decide(found: Iterable<number>, article: { publishedAt: Date; onlyOrg: number | null }): SetOfArticle[]
  /** By organisation, those that go on, with and without a rule. */
  open(now: number): ReadonlyMap<number, ReadonlyMap<number, SetSpan>>
}

/** A set as its table has it. */
export interface SetRow {
  orgId: number
  id: number
  /** Canonical text; null: people alone put articles in. */
  rule: string | null
  from: Date
  /** Null: it has no end. */
  until: Date | null
}

export interface FollowedSets {
  versions: ExtraRulesOptions<unknown>['versions']
  /** Rules lie in the matcher under this number and that of their set. */
  firstId: number
  /** Those of these organisations that take articles in. */
  load(tx: Tx, orgIds: readonly number[]): Promise<readonly SetRow[]>
}

interface LiveSet extends SetSpan {
  id: number
  rule: Rule | null
}

export function followSetRules(rules: RuleFollower, { versions, firstId, load }: FollowedSets): SetFollower {
  const extraRules = followExtraRules<ReadonlyMap<number, LiveSet>>(rules, {
    versions,
    load: async (tx, orgIds) => liveSets(await load(tx, orgIds)),
    rulesOf: sets => [...sets.values()].flatMap(({ id, rule }) => (rule ? [{ id: firstId + id, rule }] : [])),
  })
  return {
    catchUp: extraRules.catchUp,
    decide(found, { publishedAt, onlyOrg }) {
      const wanting: SetOfArticle[] = []
      const at = publishedAt.getTime()
      for (const id of found) {
        if (id < firstId) continue
        const orgId = extraRules.ownerOf(id)
        if (orgId === undefined || (onlyOrg !== null && onlyOrg !== orgId)) continue
        const set = extraRules.of(orgId)?.get(id - firstId)
        if (set && at >= set.from && at <= set.until) wanting.push({ orgId, setId: set.id })
      }
      return wanting
    },
    open(now) {
      const open = new Map<number, ReadonlyMap<number, SetSpan>>()
      for (const [orgId, sets] of extraRules.all()) {
        const its = new Map([...sets].filter(([, { until }]) => until > now))
        if (its.size > 0) open.set(orgId, its)
      }
      return open
    },
  }
}

async function liveSets(rows: readonly SetRow[]): Promise<Map<number, Map<number, LiveSet>>> {
  const live = new Map<number, Map<number, LiveSet>>()
  for (const { orgId, id, rule: text, from, until } of rows) {
    const rule = text === null ? null : await ruleOfText(text)
    const sets = live.get(orgId) ?? new Map<number, LiveSet>()
    live.set(
      orgId,
      sets.set(id, { id, rule, from: from.getTime(), until: until?.getTime() ?? Number.POSITIVE_INFINITY }),
    )
  }
  return live
}
