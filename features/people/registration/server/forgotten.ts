/** A new password for whoever reads the mail of an account. Nobody learns from the answers, or how long they take, whether there is one. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { hashPassword, recordSignIn, requirePassword, savePassword } from '@guanlan/features/people/sign-in/server'
import { enqueueForInstallation } from '@guanlan/features/workspace/notifications/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import { addressOf, type Database } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { codeMinutes } from '../contract.ts'
import { strings } from '../strings.ts'
import type { Codes } from './codes.ts'
import { codeMail } from './mails.ts'

interface Asking {
  db: Database
  codes: Codes
  request: FastifyRequest
  locale: Locale
}

/** Whose password can be set so: not of the demonstration, whose password is public, and of nobody who may not enter. */
async function ownerOf(db: Database, account: string): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.name from users u where u.account = ${account} and u.enabled and u.password_hash is not null
      and not exists (select from memberships m join ${organisationRows} o on o.id = m.org_id where m.user_id = u.id and o.demonstration)`.execute(
    db,
  )
  return rows[0]
}

export async function askForPassword({ db, codes, request, locale }: Asking, address: string): Promise<void> {
  const owner = await ownerOf(db, address)
  await db.transaction().execute(async tx => {
    const code = await codes.make(tx, { purpose: 'password', address, network: addressOf(request) })
    const message = owner ? codeMail(code, locale, say(strings.mailForPassword, locale)) : null
    await enqueueForInstallation(tx, { purpose: 'password', address, message, goodForMs: codeMinutes * 60_000 })
  })
}

/** @throws a refusal of `code`, alike for every reason */
export async function setForgottenPassword(
  { db, codes, request, locale }: Asking,
  { account: address, code, password }: { account: string; code: string; password: string },
): Promise<void> {
  const right = await codes.check(db, { purpose: 'password', address, code })
  const owner = right === undefined ? undefined : await ownerOf(db, address)
  if (right === undefined || !owner) throw refuse('invalid', 'registration.codeWrong', {}, 'code')
  await requirePassword(db, { password, account: address, owner: { userId: owner.id } })
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async tx => {
    if (!(await codes.use(tx, right))) throw refuse('invalid', 'registration.codeWrong', {}, 'code')
    await savePassword(tx, owner.id, passwordHash)
    const message = {
      title: say(strings.mailChanged, locale),
      lines: [say(strings.mailChangedText, locale)],
      locale,
    }
    await enqueueForInstallation(tx, { purpose: 'passwordChanged', address, message, goodForMs: 86_400_000 })
  })
  await recordSignIn(db, request, { userId: owner.id, outcome: 'passwordChanged', device: undefined })
}
