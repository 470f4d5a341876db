/** Second durable point: articles and hits are written together with the end of their batch. */
import type { ShingleMemory } from '@guanlan/features/articles/server/stories'
import { type Stored, storeArticles } from '@guanlan/features/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import type { MatchedArticle } from '../items.ts'

export type { ShingleMemory }

export const store = (tx: Tx, articles: readonly MatchedArticle[], memory: ShingleMemory): Promise<Stored> =>
  storeArticles(tx, articles, memory)
