/** What just arrived joins the sets whose rules want it. */
import type { SetKind } from '@guanlan/features/articles/articles/contract'
import { insertSetMembers } from '@guanlan/features/articles/articles/server/facts'
import { insertFacts } from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import type { SetOfArticle } from './follow.ts'

export type SetArticle = SetOfArticle & { articleId: number }

/** Within the transaction that stores these articles. What no monitor wants becomes the organisation's with it. */
export async function joinSetsByRule(tx: Tx, kind: SetKind, wanting: readonly SetArticle[]): Promise<void> {
  if (wanting.length === 0) return
  const pairs = new Map(wanting.map(({ orgId, articleId }) => [`${orgId}:${articleId}`, { orgId, articleId }] as const))
  await insertFacts(tx, [...pairs.values()])
  await insertSetMembers(
    tx,
    wanting.map(({ orgId, setId, articleId }) => ({ orgId, kind, id: setId, articleId, how: 'rule' })),
  )
}
