/** The trial of an organisation that somebody registered: the cheapest package on sale, paid by nobody. */
import type { Tx } from '@guanlan/platform/server'
import { move, placeOrder } from './orders.ts'
import { soldPackages } from './packages.ts'

/**
 * Within the caller's transaction; `activate` begins it after that, and workers do when it did not come to that.
 * @returns the order; null: no package is on sale, and the organisation has no term
 */
export async function placeTrial(db: Tx, orgId: number): Promise<number | null> {
  const cheapest = (await soldPackages(db)).find(({ kind }) => kind === 'package')
  if (!cheapest) return null
  const { id } = await placeOrder(db, { orgId, packageId: cheapest.id, kind: 'trial', by: null })
  await move(db, orgId, id, 'waiting', 'paid', null)
  return id
}
