import type { Database } from '@guanlan/platform/server'
import { password, people } from './ground.ts'
import { isThere } from './state.ts'

/** What the sign-in page may fill in, while the demonstration is there. */
export async function demonstrationAccount(db: Database): Promise<{ account: string; password: string } | null> {
  return (await isThere(db)) ? { account: people[0].account, password } : null
}
