/**
 * Rules that ride along in the one matcher of the pipeline, those of filters, labels, warnings, events and campaigns: kept equal to the database by a version that
 * counts the changes of each organisation. None of them is kept from one start to the next.
 */

import type { Rule } from '@guanlan/engine/rules'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RuleFollower } from './follow.ts'

/** A rule under its id of the matcher. */
export interface ExtraRule {
  id: number
  rule: Rule
}

export interface ExtraRulesOptions<Stored> {
  /** `org_id` and `version`, a row for each organisation that has any. */
  versions:
    | 'filter_versions'
    | 'label_rule_versions'
    | 'warning_changes'
    | 'event_rule_versions'
    | 'campaign_rule_versions'
  /** What is switched on, of these organisations. */
  load(tx: Tx, orgIds: readonly number[]): Promise<ReadonlyMap<number, Stored>>
  rulesOf(stored: Stored): Iterable<ExtraRule>
}

export interface ExtraRules<Stored> {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  of(orgId: number): Stored | undefined
  /** Of every organisation that has any. */
  all(): Iterable<[orgId: number, stored: Stored]>
  /** Whose rule has this id. */
  ownerOf(id: number): number | undefined
}

export function followExtraRules<Stored>(
  rules: RuleFollower,
  { versions: table, load, rulesOf }: ExtraRulesOptions<Stored>,
): ExtraRules<Stored> {
  const stored = new Map<number, { version: number; what: Stored | undefined; ids: readonly number[] }>()
  const owners = new Map<number, number>()
  /** The matcher that the rules of what is held lie in: another one is begun when rules are read anew. */
  let filedIn: RuleFollower['matcher'] | null = null
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function read(tx: Tx): Promise<void> {
    if (filedIn !== rules.matcher) {
      stored.clear()
      owners.clear()
      filedIn = rules.matcher
    }
    // First the versions: what is newer than them is read once more, never missed.
    const { rows } = await sql<{ orgId: number; version: number }>`
      select v.org_id as "orgId", v.version from ${sql.table(table)} v
      where not exists (select from ${organisationRows} o where o.id = v.org_id and o.rested_at is not null) order by v.org_id`.execute(
      tx,
    )
    const there = new Set(rows.map(({ orgId }) => orgId))
    for (const orgId of stored.keys()) if (!there.has(orgId)) hold(orgId, 0, undefined)
    const changed = rows.filter(({ orgId, version }) => stored.get(orgId)?.version !== version)
    if (changed.length === 0) return
    const fresh = await load(
      tx,
      changed.map(({ orgId }) => orgId),
    )
    for (const { orgId, version } of changed) {
      hold(orgId, version, fresh.get(orgId))
      await new Promise(setImmediate)
    }
  }

  /** All of an organisation's change in one go: no article is asked in between. */
  function hold(orgId: number, version: number, what: Stored | undefined): void {
    for (const id of stored.get(orgId)?.ids ?? []) {
      filedIn?.remove(id)
      owners.delete(id)
    }
    const extraRules = what === undefined ? [] : [...rulesOf(what)]
    for (const { id, rule } of extraRules) {
      filedIn?.set(id, rule, { organisation: orgId })
      owners.set(id, orgId)
    }
    stored.set(orgId, { version, what, ids: extraRules.map(({ id }) => id) })
  }

  return {
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
    of: orgId => stored.get(orgId)?.what,
    *all() {
      for (const [orgId, { what }] of stored) if (what !== undefined) yield [orgId, what]
    },
    ownerOf: id => owners.get(id),
  }
}
