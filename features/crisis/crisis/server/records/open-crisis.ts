/** Before something of a crisis is read or changed. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type LockedCrisis, lockCrisis } from './lock.ts'
import { isSeen } from './visible.ts'

/** @throws missing, where there is none or the reader does not see it */
export async function requireSeen(scope: Scope, crisisId: number): Promise<void> {
  const { rows } = await sql`select from crises r where ${isSeen(scope)} and r.id = ${crisisId}::int`.execute(scope.db)
  if (rows.length === 0) throw refuse('missing', 'crisis.missing')
}

/** Those of them that the reader sees. */
export async function seenCrises(scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select r.id from crises r where ${isSeen(scope)} and r.id = any(${numberList(ids)}::bigint[]) limit ${ids.length}`.execute(
    scope.db,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Locked until the transaction ends.
 * @param version as whoever acts saw it; absent: whatever it is
 * @throws missing; a conflict: nothing changes in a closed crisis but its report
 */
export async function lockOpenCrisis(scope: Scope, crisisId: number, version?: number): Promise<LockedCrisis> {
  const crisis = await lockCrisis(scope, crisisId, version)
  if (crisis.status === 'closed') throw refuse('conflict', 'crisis.isClosed')
  return crisis
}

/** @throws an article that is none of the organisation */
export async function requireArticle(scope: Scope, articleId: number | null): Promise<void> {
  if (articleId !== null && (await titlesOf(scope, [articleId])).length === 0)
    throw refuse('invalid', 'crisis.articleMissing', {}, 'articleId')
}
