import { randomBytes } from 'node:crypto'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { hashPassword } from './password.ts'

export interface NewUser {
  account: string
  name: string
  password?: string | undefined
  roles?: readonly string[]
}

/** A known account keeps its name, password and roles; its id is returned. */
export async function createUser(db: Database, user: NewUser): Promise<number> {
  const password_hash = user.password === undefined ? null : await hashPassword(user.password)
  await db
    .insertInto('users')
    .values({ account: user.account, name: user.name, password_hash, roles: [...(user.roles ?? [])] })
    .onConflict(conflict => conflict.column('account').doNothing())
    .execute()
  const { id } = await db.selectFrom('users').select('id').where('account', '=', user.account).executeTakeFirstOrThrow()
  return id
}

/** An installation that nobody can run gets its first operator; the password is returned once and kept nowhere. */
export async function firstOperator(db: Database): Promise<{ account: string; password: string } | null> {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'operator' = any(roles)`)
    .limit(1)
    .executeTakeFirst()
  if (known) return null
  const operator = { account: 'operator', password: randomBytes(12).toString('base64url') }
  await createUser(db, { ...operator, name: '运营', roles: ['operator'] })
  return operator
}
