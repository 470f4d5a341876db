/** Keeps the brand library as texts are read with it equal to the one in the database. */
import { createNames, createNamesGently, type Names } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'
import { enabledEntries } from './library.ts'

export interface BrandLibraryFollower {
  /** Those of the last catching up. */
  readonly names: Names
  /** Of the library that is held; null before the first reading. */
  readonly version: number | null
  /** Reads the library when it has changed; call it inside the transaction that will store what is found. */
  catchUp(tx: Tx): Promise<void>
}

export function followBrandLibrary(): BrandLibraryFollower {
  let names = createNames([])
  let stored: number | null = null
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function read(tx: Tx): Promise<void> {
    // First the version: entries that are newer than it are read once more, never missed.
    const { version } = await tx.selectFrom('names_state').select('version').executeTakeFirstOrThrow()
    if (stored !== null && version <= stored) return
    const entries = await enabledEntries(tx)
    names = await createNamesGently(entries, () => new Promise(setImmediate))
    stored = version
  }

  return {
    get names() {
      return names
    },
    get version() {
      return stored
    },
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
  }
}
