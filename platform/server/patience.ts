/** For commands, which have nobody to refuse: a database that restarts is waited for. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionFailure } from './database.ts'

/** After heavy writing PostgreSQL replays its log for minutes. */
const patienceMs = 10 * 60_000
const pauseMs = 500

/**
 * Does `work` again while the connection fails, for ten minutes; then the last failure is thrown. `work` must bear being done twice: whether
 * it was committed is not known when the connection broke before the answer.
 */
export async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionFailure(error) || Date.now() > deadline) throw error
      await sleep(pauseMs)
    }
  }
}
