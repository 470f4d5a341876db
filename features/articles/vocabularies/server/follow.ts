/** Keeps how organisations analyse articles equal to what the database holds of it. */
import { adjustmentsOf, type OwnAnalyses, type OwnAnalysis } from '@guanlan/features/articles/articles/server/analysis'
import { sensitiveJudges } from '@guanlan/features/articles/sensitive-words/server'
import type { Tx } from '@guanlan/platform/server'
import { vocabulariesOf } from './load-vocabularies.ts'
import { ownAnalysisOf } from './own-analysis.ts'

export function followOwnAnalyses(): OwnAnalyses {
  const stored = new Map<number, { version: number; analysis: OwnAnalysis | null }>()
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function read(tx: Tx): Promise<void> {
    // First the versions: what is newer than them is read once more, never missed. One row an organisation that has set something.
    const rows = await tx.selectFrom('own_readings').select(['org_id', 'version']).execute()
    const there = new Set(rows.map(row => row.org_id))
    for (const orgId of stored.keys()) if (!there.has(orgId)) stored.delete(orgId)
    const changed = rows.filter(row => (stored.get(row.org_id)?.version ?? 0) < row.version)
    if (changed.length === 0) return
    const ids = changed.map(row => row.org_id)
    const [kept, adjustments] = [await vocabulariesOf(tx, ids), await adjustmentsOf(tx, ids)]
    const judgeOf = await sensitiveJudges(tx, ids)
    for (const { org_id, version } of changed) {
      stored.set(org_id, {
        version,
        analysis: ownAnalysisOf(kept.get(org_id), adjustments.get(org_id) ?? null, judgeOf(org_id)),
      })
      // Filing a few thousand words takes milliseconds: requests get their turn.
      await new Promise(setImmediate)
    }
  }

  return {
    of: orgId => stored.get(orgId)?.analysis ?? null,
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
  }
}
