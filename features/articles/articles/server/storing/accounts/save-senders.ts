/** What articles say of who published them: accounts, and when a medium was last seen. */
import type { Tx } from '@guanlan/platform/server'
import type { ArticleSender } from './account-of.ts'
import { type KnownAccounts, saveAccounts } from './save-accounts.ts'
import { type MediaDays, saveMediaDays } from './save-media-days.ts'

/** Of one database. */
export interface SenderMemory {
  accounts: KnownAccounts
  mediaDays: MediaDays
}
export const emptySenderMemory = (): SenderMemory => ({ accounts: new Map(), mediaDays: new Map() })

export async function saveSenders(
  tx: Tx,
  articles: readonly ArticleSender[],
  mediaIds: ReadonlyMap<string, number>,
  { accounts, mediaDays }: SenderMemory = emptySenderMemory(),
): Promise<void> {
  await saveMediaDays(tx, articles, mediaIds, mediaDays)
  await saveAccounts(tx, articles, accounts)
}
