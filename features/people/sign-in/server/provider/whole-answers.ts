/** A grant of tokens happens whole or not at all. */
import type { Provider } from 'oidc-provider'
import type { IdentityDatabase } from '../identity-database.ts'

/** Thrown to undo what an answer that failed has written. */
class Failed extends Error {}

/**
 * Without this a database that stops between "the old token is used up" and "the new one is stored" would cost a person their sign-in.
 * @param address of the token endpoint
 */
export function keepWhole(provider: Provider, address: string, identity: IdentityDatabase): void {
  provider.use(async (ctx, next) => {
    if (ctx.path !== address) return next()
    await identity
      .atOnce(async () => {
        await next()
        if (ctx.status >= 500) throw new Failed()
      })
      .catch(error => {
        if (!(error instanceof Failed)) throw error
      })
  })
}
