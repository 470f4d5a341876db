import type { SeenArticle } from '@guanlan/features/articles/articles/server/facts'

/** What warnings ask of an article beyond its words, in the eyes of one organisation; the same of one that arrives and of one that is stored. */
export interface WarningFacts extends SeenArticle {
  /** Monitors that have it, and the folders above them. */
  monitorIds: readonly number[]
}
