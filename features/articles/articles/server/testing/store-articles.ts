/** Both steps of storing at once, for tests that need articles and not what happens between the steps. */
import type { Tx } from '@guanlan/platform/server'
import type { NewArticle } from '../new-article.ts'
import type { ShingleMemory } from '../stories/known.ts'
import { finaliseArticles, type InsertedArticles, writeArticles } from '../storing/store.ts'

interface StoredArticles extends Pick<InsertedArticles, 'arrivals' | 'ids'> {
  fresh: number
  known: number
  /** From when on all other batches wait for the end of this transaction, by the steady clock. */
  turnAt: number
}

export async function storeArticles(
  tx: Tx,
  batch: readonly NewArticle[],
  memory: ShingleMemory,
): Promise<StoredArticles> {
  const written = await writeArticles(tx, batch, memory)
  const turnAt = await finaliseArticles(tx, written, memory)
  const { arrivals, ids, fresh, known } = written
  return { arrivals, ids, fresh: fresh.length, known: known.length, turnAt }
}
