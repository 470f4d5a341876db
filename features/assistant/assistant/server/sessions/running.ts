/** What is being written in a session. */
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { stillSeen } from './answers.ts'

/** What is written in a session now; null: nothing. */
export async function runningIn(scope: CallScope, sessionId: number): Promise<{ id: string; question: string } | null> {
  const { rows } = await sql<{ id: string; question: string }>`
    select id, question from assistant_runs where org_id = ${scope.orgId} and session_id = ${sessionId} and user_id = ${scope.userId}
      and ended_at is null and ${stillSeen(scope, 'seen_in')} order by started_at desc limit 1`.execute(scope.db)
  return rows[0] ?? null
}
