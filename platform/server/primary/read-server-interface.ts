/** What a server that answers long questions is to the rest: connections, and how many went which way. */

import type pg from 'pg'

/** What became of questions that might have been asked there, since the start. */
export type ReadServerCounts = Readonly<Record<'answered' | 'behind' | 'away' | 'broken', number>>

export interface ReadServer {
  /** Null: the primary has to answer. @param reached how far the primary's log was written when the question came (`pg_lsn`) */
  connect(reached: string): Promise<pg.PoolClient | null>
  /** A question that was begun there had to be asked again at the primary. */
  noteBroken(): void
  counts(): ReadServerCounts
  close(): Promise<void>
}
