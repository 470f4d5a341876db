/** The tables of identity, with what belongs together in one transaction: whoever asks within `atOnce` asks in its transaction. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@guanlan/platform/server'

export interface IdentityDatabase {
  /** The transaction that is open here, or else the database. */
  current(): Database
  /** All of `work` is kept, or nothing when it throws. Within another one it belongs to that one. */
  atOnce<T>(work: () => Promise<T>): Promise<T>
}

export function identityDatabase(db: Database): IdentityDatabase {
  const open = new AsyncLocalStorage<Database>()
  return {
    current: () => open.getStore() ?? db,
    atOnce: work => (open.getStore() ? work() : db.transaction().execute(tx => open.run(tx, work))),
  }
}
