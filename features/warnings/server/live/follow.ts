/** Keeps the warnings that are asked on arrival equal to those in the database; their rules lie in the one matcher of the pipeline. */
import { firstWarningRule, type RuleFollower } from '@guanlan/features/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { type LiveWarning, warningsOf } from '../rules/kept.ts'

/** A warning that an article may fit: its words hold, or those of one of its monitors may. */
export interface Candidate {
  orgId: number
  warningId: number
  wordsHold: boolean
}

export interface WarningFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /**
   * @param found every id that the matcher answered
   * @param orgIds organisations whose monitors want the article
   */
  candidates(found: Iterable<number>, orgIds: Iterable<number>): Candidate[]
  warning(orgId: number, warningId: number): LiveWarning | undefined
}

interface Held {
  version: number
  warnings: ReadonlyMap<number, LiveWarning>
  /** Those for which words of monitors count. */
  byMonitors: readonly LiveWarning[]
}

export function followWarnings(rules: RuleFollower): WarningFollower {
  const held = new Map<number, Held>()
  /** Whose the rules in the matcher are, by warning. */
  const owners = new Map<number, number>()
  /** The matcher that the rules of what is held lie in: another one is begun when rules are read anew. */
  let filedIn: RuleFollower['matcher'] | null = null
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function read(tx: Tx): Promise<void> {
    if (filedIn !== rules.matcher) {
      held.clear()
      owners.clear()
      filedIn = rules.matcher
    }
    // First the versions: what is newer than them is read once more, never missed.
    const versions = await tx.selectFrom('warning_changes').select(['org_id', 'version']).execute()
    const there = new Set(versions.map(row => row.org_id))
    for (const orgId of held.keys()) if (!there.has(orgId)) hold(orgId, 0, [])
    const changed = versions.filter(row => held.get(row.org_id)?.version !== row.version)
    if (changed.length === 0) return
    const kept = await warningsOf(
      tx,
      changed.map(row => row.org_id),
    )
    for (const { org_id, version } of changed) hold(org_id, version, kept.get(org_id) ?? [])
  }

  /** Warnings and their rules change in one go: no article is asked in between. */
  function hold(orgId: number, version: number, fresh: readonly LiveWarning[]): void {
    for (const id of held.get(orgId)?.warnings.keys() ?? []) {
      filedIn?.remove(firstWarningRule + id)
      owners.delete(id)
    }
    for (const { id, rule } of fresh) {
      if (!rule) continue
      filedIn?.set(firstWarningRule + id, rule, { organisation: orgId })
      owners.set(id, orgId)
    }
    held.set(orgId, {
      version,
      warnings: new Map(fresh.map(warning => [warning.id, warning])),
      byMonitors: fresh.filter(({ wordMonitors }) => wordMonitors.length > 0),
    })
  }

  return {
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
    candidates(found, orgIds) {
      const candidates = new Map<number, Candidate>()
      for (const id of found) {
        const orgId = id >= firstWarningRule ? owners.get(id - firstWarningRule) : undefined
        if (orgId !== undefined)
          candidates.set(id - firstWarningRule, { orgId, warningId: id - firstWarningRule, wordsHold: true })
      }
      for (const orgId of orgIds)
        for (const { id } of held.get(orgId)?.byMonitors ?? [])
          if (!candidates.has(id)) candidates.set(id, { orgId, warningId: id, wordsHold: false })
      return [...candidates.values()]
    },
    warning: (orgId, warningId) => held.get(orgId)?.warnings.get(warningId),
  }
}
