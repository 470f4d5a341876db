/** People of an external issuer: the first token makes their account here; organisations are given by an administrator. */
import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import type { SubjectToUser } from './authenticate.ts'

/**
 * Somebody is who the issuer says by subject. A user name may pass to another person there, so that it only gives a new account its name, and
 * is never looked for: an account of that name, made here or by another issuer, stays what it is.
 */
export const userOfClaims =
  (db: Database, issuer: string): SubjectToUser =>
  async (subject, claims) => {
    const wanted = String(claims.preferred_username ?? subject)
      .toLowerCase()
      .slice(0, 200)
    const name = String(claims.name ?? wanted).slice(0, 100)
    const phone = typeof claims.phone === 'string' ? claims.phone : null
    const make = (account: string) =>
      db
        .insertInto('users')
        .values({ account, name, phone, issuer, subject })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    const find = () =>
      db
        .updateTable('users')
        .set({ name })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning(['id', 'enabled'])
        .executeTakeFirst()
    let user = await find()
    for (const account of [wanted, `${wanted} (${subject})`.toLowerCase()]) {
      if (user) break
      await make(account)
      user = await find()
    }
    if (!user?.enabled) throw refuse('signedOut', 'platform.signedOut')
    return user.id
  }
