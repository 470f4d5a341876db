/** A probe: every source that the organisation added is asked now; found are those that answer as usual, refused those that do not. */
import type { RunSoFar, RunStart } from '@guanlan/features/collecting/collection-tasks/server'
import { askOwnSources, ownSourcesSince } from '@guanlan/features/collecting/sources/server'
import type { Tx } from '@guanlan/platform/server'

export const beginProbe = async (tx: Tx, orgId: number): Promise<RunStart> =>
  (await askOwnSources(tx, orgId)) > 0 ? { refusedBefore: 0 } : { problem: 'noSource' }

export async function probeSoFar(tx: Tx, orgId: number, since: Date): Promise<RunSoFar> {
  const { normal, odd, open } = await ownSourcesSince(tx, orgId, since)
  return { found: normal, fresh: 0, refused: odd, isDone: open === 0 }
}
