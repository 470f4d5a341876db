import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'

/** In all organisations at once; whoever is signed in is out with the same transaction. */
export async function enableAccount(db: Database, id: number, enabled: boolean): Promise<void> {
  const changed = await db.updateTable('users').set({ enabled }).where('id', '=', id).returning('id').executeTakeFirst()
  if (!changed) throw refuse('missing', 'platform.missing')
}
