/** Keeps the warnings that are asked on arrival equal to those in the database. */
import { firstWarningRule, followExtraRules, type RuleFollower } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { type LiveWarning, warningsOf } from '../rules/load-rules.ts'

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
  warnings: ReadonlyMap<number, LiveWarning>
  /** Those for which words of monitors count. */
  byMonitors: readonly LiveWarning[]
}

const heldOf = (warnings: readonly LiveWarning[]): Held => ({
  warnings: new Map(warnings.map(warning => [warning.id, warning])),
  byMonitors: warnings.filter(({ wordMonitors }) => wordMonitors.length > 0),
})

export function followWarnings(rules: RuleFollower): WarningFollower {
  const extraRules = followExtraRules<Held>(rules, {
    versions: 'warning_changes',
    load: async (tx, orgIds) =>
      new Map([...(await warningsOf(tx, orgIds))].map(([orgId, warnings]) => [orgId, heldOf(warnings)])),
    rulesOf: ({ warnings }) =>
      [...warnings.values()].flatMap(({ id, rule }) => (rule ? [{ id: firstWarningRule + id, rule }] : [])),
  })
  return {
    catchUp: extraRules.catchUp,
    candidates(found, orgIds) {
      const candidates = new Map<number, Candidate>()
      for (const id of found) {
        const orgId = id >= firstWarningRule ? extraRules.ownerOf(id) : undefined
        const warningId = id - firstWarningRule
        if (orgId !== undefined) candidates.set(warningId, { orgId, warningId, wordsHold: true })
      }
      for (const orgId of orgIds)
        for (const { id } of extraRules.of(orgId)?.byMonitors ?? [])
          if (!candidates.has(id)) candidates.set(id, { orgId, warningId: id, wordsHold: false })
      return [...candidates.values()]
    },
    warning: (orgId, warningId) => extraRules.of(orgId)?.warnings.get(warningId),
  }
}
