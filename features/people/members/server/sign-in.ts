/** How a person of the organisation signs in, as far as its administrators decide it. What is done stands in the record of operations. */
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { personOf } from './list.ts'

/** Of the account, so that the person is out of other organisations, too, until they sign in again. */
export async function endSessionsOf(scope: CallScope, id: number): Promise<number> {
  const { userId } = await personOf(scope, id)
  const { rows } = await sql<{ n: number }>`select end_sessions_of_member(${userId}) as n`.execute(scope.db)
  return rows[0]?.n ?? 0
}

/** Whether there was one; an operator's is not theirs to take. */
export async function resetSecondFactorOf(scope: CallScope, id: number): Promise<boolean> {
  const { userId } = await personOf(scope, id)
  const { rows } = await sql<{ done: boolean }>`select reset_second_factor_of_member(${userId}) as done`.execute(
    scope.db,
  )
  return rows[0]?.done ?? false
}
