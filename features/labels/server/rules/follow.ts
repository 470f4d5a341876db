/** Keeps the rules of labels that decide on arrival equal to those in the database; they lie in the one matcher of the pipeline. */
import { firstLabelRule, type RuleFollower } from '@guanlan/features/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { type LabelRule, labelRulesOf } from './rules-of.ts'

export interface LabelFollower {
  /** Applies what has been committed; after the rules', inside the transaction that will store what is decided. */
  catchUp(tx: Tx): Promise<void>
  /** The organisation's labels among what the matcher answered. */
  decide(orgId: number, found: Iterable<number>): number[]
}

interface Held {
  version: number
  labels: ReadonlySet<number>
}

export function followLabels(rules: RuleFollower): LabelFollower {
  const held = new Map<number, Held>()
  /** The matcher that the rules of what is held lie in: another one is begun when rules are read anew. */
  let filedIn: RuleFollower['matcher'] | null = null
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function read(tx: Tx): Promise<void> {
    if (filedIn !== rules.matcher) {
      held.clear()
      filedIn = rules.matcher
    }
    // First the versions: what is newer than them is read once more, never missed.
    const versions = await tx.selectFrom('label_rule_versions').select(['org_id', 'version']).execute()
    const there = new Set(versions.map(row => row.org_id))
    for (const orgId of held.keys()) if (!there.has(orgId)) hold(orgId, 0, [])
    const changed = versions.filter(row => held.get(row.org_id)?.version !== row.version)
    if (changed.length === 0) return
    const kept = await labelRulesOf(
      tx,
      changed.map(row => row.org_id),
    )
    for (const { org_id, version } of changed) hold(org_id, version, kept.get(org_id) ?? [])
  }

  /** Labels and their rules change in one go: no article is asked in between. */
  function hold(orgId: number, version: number, fresh: readonly LabelRule[]): void {
    for (const id of held.get(orgId)?.labels ?? []) filedIn?.remove(firstLabelRule + id)
    for (const { id, rule } of fresh) filedIn?.set(firstLabelRule + id, rule, { organisation: orgId })
    held.set(orgId, { version, labels: new Set(fresh.map(({ id }) => id)) })
  }

  return {
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
    decide(orgId, found) {
      const labels = held.get(orgId)?.labels
      if (!labels || labels.size === 0) return []
      return [...found].flatMap(id =>
        id >= firstLabelRule && labels.has(id - firstLabelRule) ? [id - firstLabelRule] : [],
      )
    },
  }
}
