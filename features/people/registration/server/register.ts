/** Somebody registers: with the code of their address, into an organisation of their own. */

import { activate, placeTrial } from '@guanlan/features/people/billing/server'
import { addMember } from '@guanlan/features/people/members/server'
import { foundOrganisation } from '@guanlan/features/people/organisations/server'
import { hashPassword, requireUncommon, userOfAccount } from '@guanlan/features/people/sign-in/server'
import { enqueueForInstallation } from '@guanlan/features/workspace/notifications/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { codeMinutes, type RegistrationWay } from '../contract.ts'
import { strings } from '../strings.ts'
import type { Codes } from './codes.ts'
import { codeMail } from './mails.ts'

export interface Registering {
  db: Database
  codes: Codes
  locale: Locale
}

export async function sendCode(
  { db, codes, locale }: Registering,
  { address, network }: { address: string; network: string },
): Promise<void> {
  await db.transaction().execute(async tx => {
    const code = await codes.make(tx, { purpose: 'register', address, network })
    const message = codeMail(code, locale, say(strings.mailForRegistering, locale))
    await enqueueForInstallation(tx, { purpose: 'register', address, message, goodForMs: codeMinutes * 60_000 })
  })
}

interface Wanted {
  mobile: string
  password: string
  nickname: string
  code: string
}

/**
 * Only who reads the mail of the address learns whether it has an account already.
 * @param operatorMail told of who waits; null: nobody is
 */
export async function register(
  { db, codes, locale }: Registering,
  way: Exclude<RegistrationWay, 'closed'>,
  { mobile: account, password, nickname, code }: Wanted,
  operatorMail: string | null,
): Promise<'approved' | 'waiting'> {
  const right = await codes.check(db, { purpose: 'register', address: account, code })
  if (right === undefined) throw refuse('invalid', 'registration.codeWrong', {}, 'code')
  await requireUncommon(password, account)
  const passwordHash = await hashPassword(password)
  const admitted = await db.transaction().execute(async tx => {
    if (!(await codes.use(tx, right))) throw refuse('invalid', 'registration.codeWrong', {}, 'code')
    if ((await userOfAccount(tx, account)) !== null) throw refuse('conflict', 'registration.accountKnown', {}, 'mobile')
    if (way === 'open') return admit(tx, { account, nickname, passwordHash, locale })
    const { rows } = await sql<{ isNew: boolean }>`
      insert into registrations as r (account, nickname, password_hash, locale) values (${account}, ${nickname}, ${passwordHash}, ${locale})
      on conflict (account) where state = 'waiting' do update set nickname = excluded.nickname, password_hash = excluded.password_hash, locale = excluded.locale
      returning (xmax = 0) as "isNew"`.execute(tx)
    if (operatorMail !== null && rows[0]?.isNew) {
      const message = {
        title: say(strings.mailSomebodyWaits, 'zh', { name: nickname }),
        lines: [account],
        link: null,
      }
      await enqueueForInstallation(tx, {
        purpose: 'registration',
        address: operatorMail,
        message,
        goodForMs: 86_400_000,
      })
    }
    return null
  })
  if (admitted === null) return 'waiting'
  await admitted.begin(db)
  return 'approved'
}

interface Stranger {
  account: string
  nickname: string
  passwordHash: string
  locale: Locale
}

/** Account, organisation, membership and trial together. @returns how its trial begins, after the transaction; workers do it a minute later otherwise */
export async function admit(
  tx: Tx,
  { account, nickname, passwordHash, locale }: Stranger,
): Promise<{ begin(db: Database): Promise<void> }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    select id, is_new as "isNew" from account_for(${account}, ${nickname}, ${passwordHash})`.execute(tx)
  const [made] = rows
  if (!made?.isNew) throw refuse('conflict', 'registration.accountKnown', {}, 'mobile')
  const name = say(strings.organisationOf, locale, { name: nickname })
  const orgId = await foundOrganisation(tx, { name, contact: account })
  await addMember({ orgId, db: tx }, { userId: made.id, role: 'orgAdmin', roleIds: [], expiresAt: null })
  const order = await placeTrial(tx, orgId)
  return { begin: async db => void (order !== null && (await activate(db, orgId, order))) }
}
