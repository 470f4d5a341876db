/** A grant of tokens happens whole or not at all, and a refresh token that is used a second time ends its session everywhere. */
import type { Provider } from 'oidc-provider'
import type { IdentityDatabase } from '../identity-database.ts'

/** Thrown to undo what an answer that failed has written. */
class Failed extends Error {}

/**
 * Without this a database that stops between "the old token is used up" and "the new one is stored" would cost a person their sign-in.
 * @param address of the token endpoint
 */
export function keepWhole(
  provider: Provider,
  address: string,
  identity: IdentityDatabase,
  endSession: (sessionId: string) => Promise<void>,
): void {
  provider.use(async (ctx, next) => {
    if (ctx.path !== address) return next()
    await identity
      .atOnce(async () => {
        await next()
        // Somebody has a copy of it. The library revokes the grant; the access tokens that are still held end here.
        const { RefreshToken: used } = ctx.oidc.entities
        if (ctx.status === 400 && used?.consumed && used.sessionUid) await endSession(used.sessionUid)
        if (ctx.status >= 500) throw new Failed()
      })
      .catch(error => {
        if (!(error instanceof Failed)) throw error
      })
  })
}
