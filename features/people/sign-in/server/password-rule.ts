/** Passwords that guessing begins with are refused: common ones, and the account's own name; and those that an organisation of the person does not take. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** The first of the list: further on it has whole words that nobody guesses first. */
const mostCommon = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first password is chosen: 49,233 entries in the order of their frequency. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, mostCommon)),
  ))

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** @throws a refusal of `field` */
export async function requireUncommon(password: string, account: string, field = 'password'): Promise<void> {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  if ((await commonPasswords()).has(plain)) throw refuse('invalid', 'signIn.passwordCommon', {}, field)
  const [own = ''] = account.normalize('NFKC').toLowerCase().split('@')
  const letters = lettersOf(plain)
  if (plain === own || (letters !== '' && (letters === lettersOf(own) || letters === 'guanlan')))
    throw refuse('invalid', 'signIn.passwordOfAccount', {}, field)
}

/** What organisations ask above that. */
export interface PasswordRule {
  /** Signs. */
  length: number
  /** Of small letters, capitals, digits and all others, so many. */
  kinds: number
}

const signKinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Pure. @throws a refusal of `field` */
export function requireRule(password: string, { length, kinds }: PasswordRule, field = 'password'): void {
  const written = signKinds.filter(kind => kind.test(password)).length
  if ([...password].length < length || written < kinds)
    throw refuse('invalid', 'signIn.passwordRule', { length: String(length), kinds: String(kinds) }, field)
}

/** Of the organisation somebody is to belong to, or the strictest of those that a person belongs to. */
export type PasswordOwner = { orgId: number } | { userId: number }

async function ruleFor(db: Database | Tx, owner: PasswordOwner): Promise<PasswordRule> {
  const belongs =
    'orgId' in owner
      ? sql`o.id = ${owner.orgId}`
      : sql`exists (select from memberships m where m.org_id = o.id and m.user_id = ${owner.userId} and m.enabled)`
  const { rows } = await sql<PasswordRule>`
    select coalesce(max(o.password_length), 0)::int as length, coalesce(max(o.password_kinds), 0)::int as kinds
    from organisations o where o.deleted_at is null and ${belongs}`.execute(db)
  return rows[0] ?? { length: 0, kinds: 0 }
}

/** Both. @throws a refusal of `field` */
export async function requirePassword(
  db: Database | Tx,
  { password, account, owner, field }: { password: string; account: string; owner: PasswordOwner; field?: string },
): Promise<void> {
  await requireUncommon(password, account, field)
  requireRule(password, await ruleFor(db, owner), field)
}
