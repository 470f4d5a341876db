/** For an operator who has lost the password, by whoever has the machine: a new one, and every session of before ends (db/migrations/0375). */
import { randomBytes } from 'node:crypto'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { savePassword } from './accounts.ts'
import { hashPassword } from './password.ts'

/**
 * @param account undefined: the only operator there is
 * @returns the password, which is kept nowhere; or the accounts one has to choose from (none: nobody of that account is an operator). An operator who
 * was switched off may sign in again; a second step of the sign-in stays as it is.
 */
export async function resetOperator(
  db: Database,
  account: string | undefined,
): Promise<{ account: string; password: string } | { operators: string[] }> {
  const operators = await db
    .selectFrom('users')
    .select(['id', 'account'])
    .where(sql<boolean>`'operator' = any(roles)`)
    .$if(account !== undefined, query => query.where('account', '=', account ?? ''))
    .orderBy('account')
    .execute()
  const [operator, ...more] = operators
  if (!operator || more.length > 0) return { operators: operators.map(each => each.account) }
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  await db.transaction().execute(async tx => {
    await savePassword(tx, operator.id, hash)
    await tx.updateTable('users').set({ enabled: true }).where('id', '=', operator.id).execute()
  })
  return { account: operator.account, password }
}
