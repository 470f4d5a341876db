import type { Database } from '@guanlan/platform/server'
import { buildDemonstration } from './build.ts'
import { removeDemonstration } from './remove.ts'
import { stateOf } from './state.ts'

/**
 * At the start of the product: makes the demonstration on an installation that never had one, takes it away when it is switched off.
 * Once removed it stays away. Returns whether it is there.
 */
export async function openDemonstration(db: Database, enabled: boolean): Promise<boolean> {
  if (!enabled) {
    await removeDemonstration(db)
    return false
  }
  const state = await stateOf(db)
  if (state === null) await buildDemonstration(db)
  return state !== 'removed'
}
