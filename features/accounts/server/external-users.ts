/** People of an external issuer: the first token makes their account here; organisations are given by an administrator. */
import { refuse } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import type { SubjectToUser } from './authenticate.ts'

export const userOfClaims =
  (db: Database): SubjectToUser =>
  async (subject, claims) => {
    const account = String(claims.preferred_username ?? subject)
      .toLowerCase()
      .slice(0, 200)
    const name = String(claims.name ?? account).slice(0, 100)
    const row = await db
      .insertInto('users')
      .values({ account, name, phone: typeof claims.phone === 'string' ? claims.phone : null })
      .onConflict(conflict => conflict.column('account').doUpdateSet({ name }))
      .returning(['id', 'enabled'])
      .executeTakeFirstOrThrow()
    if (!row.enabled) throw refuse('signedOut', 'platform.signedOut')
    return row.id
  }
