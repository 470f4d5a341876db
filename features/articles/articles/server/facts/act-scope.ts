import type { Tx } from '@guanlan/platform/server'

/** What an act on articles needs: a call has it, and so has a task that goes on for the person who began it. */
export interface ActScope {
  readonly orgId: number
  readonly userId: number | null
  readonly now: Date
  readonly db: Tx
}
