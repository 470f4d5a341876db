/** Second durable point: articles and hits are written together with the end of their batch. */
import type { ShingleMemory } from '@guanlan/features/articles/articles/server/stories'
import {
  finaliseArticles,
  type InsertedArticles,
  type SenderMemory,
  writeArticles,
} from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import type { MatchedArticle } from '../items.ts'
import { saveEntered } from './put-entered.ts'

export type { InsertedArticles as Written, SenderMemory, ShingleMemory }

/** Beside other batches. */
export const write = (
  tx: Tx,
  articles: readonly MatchedArticle[],
  memory: ShingleMemory,
  senders: SenderMemory,
): Promise<InsertedArticles> => writeArticles(tx, articles, memory, senders)

/** One batch after the other, from here to the end of the transaction. Returns since when, by the steady clock. */
export async function finaliseBatch(
  tx: Tx,
  articles: readonly MatchedArticle[],
  written: InsertedArticles,
  memory: ShingleMemory,
): Promise<number> {
  const turnAt = await finaliseArticles(tx, written, memory)
  await saveEntered(tx, articles)
  return turnAt
}
