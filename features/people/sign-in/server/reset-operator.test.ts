import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createUser, firstOperator } from './create-user.ts'
import { passwordMatches } from './password.ts'
import { resetOperator } from './reset-operator.ts'

test('an operator gets a new password; of several, the one who is named; nobody else does', async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url)
  onTestFinished(async () => {
    await databases.close()
    await database.drop()
  })
  const db = databases.worker
  expect(await resetOperator(db, undefined)).toEqual({ operators: [] })
  const first = await firstOperator(db)
  await createUser(db, { account: 'reader@example.com', name: '读者', password: 'of-the-reader' })
  await db.updateTable('users').set({ enabled: false }).where('account', '=', 'operator').execute()

  const reset = await resetOperator(db, undefined)
  if (!('password' in reset)) throw new Error('no password was made')
  const { password_hash: hash, enabled } = await db
    .selectFrom('users')
    .select(['password_hash', 'enabled'])
    .where('account', '=', 'operator')
    .executeTakeFirstOrThrow()
  expect(enabled).toBe(true)
  expect(await passwordMatches(hash, reset.password)).toBe(true)
  expect(await passwordMatches(hash, first?.password ?? '')).toBe(false)

  expect(await resetOperator(db, 'reader@example.com')).toEqual({ operators: [] })
  await createUser(db, { account: 'second', name: '运营', roles: ['operator'] })
  expect(await resetOperator(db, undefined)).toEqual({ operators: ['operator', 'second'] })
  expect(await resetOperator(db, 'second')).toMatchObject({ account: 'second' })
})
