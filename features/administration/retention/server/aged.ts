/** Rows that go by age alone, in the order in which nothing kept is left pointing at nothing. */
import { articleRowsByAge, goesWithArticle } from '@guanlan/features/articles/articles/server/storing'
import { historyRowsByAge } from '@guanlan/platform/server'
import type { RetentionKind } from '../contract.ts'
import type { Cutoffs } from './cutoffs.ts'

export interface AgedRows {
  kind: RetentionKind
  table: string
  /** SQL: true for rows `t` that may go. */
  leaving: string
}

export const agedRows = (cutoffs: Cutoffs): readonly AgedRows[] => [
  ...articleRowsByAge(cutoffs),
  { kind: 'articles', table: 'page_copies', leaving: goesWithArticle(cutoffs) },
  ...historyRowsByAge(cutoffs.isOver),
  { kind: 'ruleChanges', table: 'rule_changes', leaving: cutoffs.isOverForAll('ruleChanges', 't', 'at') },
  { kind: 'refusedItems', table: 'refused_items', leaving: cutoffs.isOverForAll('refusedItems', 't', 'at') },
  { kind: 'clientErrors', table: 'client_errors', leaving: cutoffs.isOverForAll('clientErrors', 't', 'at') },
  {
    kind: 'deliveries',
    table: 'deliveries',
    leaving: `${cutoffs.isOver('deliveries', 't', 'created_at')} and t.state not in ('waiting', 'sending')`,
  },
]
