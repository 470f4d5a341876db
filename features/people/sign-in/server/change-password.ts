/** People change their own password; all their other sessions end with it (db/migrations/0056). */

import { refuse } from '@guanlan/platform/contract'
import { addressOf, type Database } from '@guanlan/platform/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Attempts } from './attempts.ts'
import type { KnownDevices } from './known-device.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { requirePassword } from './password-rule.ts'
import { recordSignIn } from './sign-in-log.ts'
import { findUser, organisationsOf } from './users.ts'

export interface PasswordChange {
  db: Database
  attempts: Attempts
  devices: KnownDevices
  request: FastifyRequest
  reply: FastifyReply
  current: string
  next: string
}

export async function changePassword(change: PasswordChange): Promise<void> {
  const { db, attempts, devices, request, reply, current, next } = change
  const userId = request.caller?.userId ?? 0
  const user = await findUser(db, userId)
  if (!user?.enabled) throw refuse('signedOut', 'platform.signedOut')
  if (user.password_hash === null) throw refuse('conflict', 'signIn.passwordElsewhere')
  // Everybody who looks at the demonstration knows it, and would be locked out.
  if ((await organisationsOf(db, userId)).some(each => each.demonstration))
    throw refuse('conflict', 'signIn.passwordOfDemonstration')
  const device = devices.knownTo(request, user)
  const attempt = { account: user.account, address: addressOf(request), device }
  await attempts.take(attempt)
  if (!(await passwordMatches(user.password_hash, current))) {
    await attempts.wrong(attempt)
    await recordSignIn(db, request, { userId, outcome: 'wrongPassword', device })
    throw refuse('invalid', 'signIn.currentPasswordWrong', {}, 'current')
  }
  await requirePassword(db, { password: next, account: user.account, owner: { userId }, field: 'next' })
  const password_hash = await hashPassword(next)
  await db.transaction().execute(async tx => {
    await sql`select set_config('app.session', ${request.caller?.sessionId ?? ''}, true)`.execute(tx)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  })
  await attempts.right(attempt)
  await recordSignIn(db, request, { userId, outcome: 'passwordChanged', device })
  devices.remember(request, reply, { ...user, password_hash })
}
