/** Rows that go by age alone, in the order in which nothing kept is left pointing at nothing. */
import { isHeld } from '@guanlan/features/articles/articles/server/storing'
import type { RetentionKind } from '../contract.ts'
import type { Cutoffs } from './cutoffs.ts'

export interface AgedRows {
  kind: RetentionKind
  table: string
  /** SQL: true for rows `t` that may go. */
  leaving: string
}

export const agedRows = ({ isOver, isOverForAll }: Cutoffs): readonly AgedRows[] => [
  // What people read, said and did goes with the organisation's article.
  ...[
    'read_marks',
    'article_labels',
    'favourites',
    'article_work',
    'article_notes',
    'article_edits',
    'article_translations',
    'page_copies',
  ].map(
    (table): AgedRows => ({
      kind: 'articles',
      table,
      leaving: `${isOver('articles', 't', 'published_at')} and not ${isHeld('t')}`,
    }),
  ),
  {
    kind: 'articles',
    table: 'label_refusals',
    leaving: `not exists (select from articles a where a.id = t.article_id)`,
  },
  {
    kind: 'articles',
    table: 'cluster_decisions',
    leaving: `t.article_id is not null and not exists (select from articles a where a.id = t.article_id)`,
  },
  ...['article_comments', 'article_counts', 'article_probes'].map(
    (table): AgedRows => ({
      kind: 'articles',
      table,
      leaving: `${isOverForAll('articles', 't', 'published_at')} and not exists (select from articles a where a.id = t.article_id)`,
    }),
  ),
  {
    kind: 'identities',
    table: 'article_identities',
    leaving: `${isOverForAll('identities', 't', 'published_at')} and not exists (select from articles a where a.id = t.article_id)`,
  },
  {
    kind: 'operationRows',
    table: 'operation_rows',
    leaving: `exists (select from operations o where o.id = t.operation_id and ${isOver('operationRows', 'o', 'at')})`,
  },
  {
    kind: 'operations',
    table: 'operations',
    leaving: `${isOver('operations', 't', 'at')} and not exists (select from operation_rows r where r.operation_id = t.id)
      and not exists (select from operations o where o.undoes = t.id and not ${isOver('operations', 'o', 'at')})`,
  },
  { kind: 'ruleChanges', table: 'rule_changes', leaving: isOverForAll('ruleChanges', 't', 'at') },
  { kind: 'refusedItems', table: 'refused_items', leaving: isOverForAll('refusedItems', 't', 'at') },
  { kind: 'clientErrors', table: 'client_errors', leaving: isOverForAll('clientErrors', 't', 'at') },
  {
    kind: 'deliveries',
    table: 'deliveries',
    leaving: `${isOver('deliveries', 't', 'created_at')} and t.state not in ('waiting', 'sending')`,
  },
]
