import { itemsBelowEach } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'

/** @throws a refusal at the field, when one is gone or somebody else's */
export async function requireMonitors(scope: Scope, ids: readonly number[]): Promise<void> {
  const known = await itemsBelowEach(scope, ids)
  if (ids.some(id => !known.has(id))) throw refuse('invalid', 'reports.monitorGone', {}, 'monitors')
}
