/** Second durable point: articles and hits are written together with the end of their batch. */
import type { ShingleMemory } from '@guanlan/features/articles/server/stories'
import { type Stored, storeArticles } from '@guanlan/features/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import type { MatchedArticle } from '../items.ts'
import { putEntered } from './put-entered.ts'

export type { ShingleMemory, Stored }

export async function store(tx: Tx, articles: readonly MatchedArticle[], memory: ShingleMemory): Promise<Stored> {
  const stored = await storeArticles(tx, articles, memory)
  await putEntered(tx, articles)
  return stored
}
