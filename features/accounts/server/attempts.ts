/** Guessing passwords is slow: attempts are counted for each account and each address, in the database. */
import { refuse } from '@guanlan/platform/contract'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export interface AttemptLimits {
  /** Counts one attempt; refuses when there were too many. */
  spend(account: string, address: string): Promise<void>
  /** A correct password makes earlier slips of that account harmless. */
  forgive(account: string): Promise<void>
}

/** 10 attempts an account and 100 an address in a quarter of an hour. */
export function attemptLimits(pool: pg.Pool): AttemptLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'client',
      tableName: 'sign_in_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: 900,
      clearExpiredByTimeout: false,
    })
  const byAccount = limiter('account', 10)
  const byAddress = limiter('address', 100)
  return {
    async spend(account, address) {
      try {
        await byAddress.consume(address)
        await byAccount.consume(account.trim().toLowerCase())
      } catch (error) {
        if (error instanceof RateLimiterRes)
          throw refuse('tooMany', 'platform.tooMany', { seconds: Math.ceil(error.msBeforeNext / 1000) })
        throw error
      }
    },
    forgive: async account => void (await byAccount.delete(account.trim().toLowerCase())),
  }
}
