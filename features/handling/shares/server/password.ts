/** The password of a shared link: guesses wait, and whoever gave the right one shows a key with each article. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { passwordMatches } from '@guanlan/features/people/sign-in/server'
import type { LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** So many wrong ones without waiting; then 30 s, 1 min, 2 min … up to an hour, for everybody who has the link. */
const freeAttempts = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 3_600
/** As long as somebody reads at a stretch. */
const keyMs = 12 * 3_600_000

export interface Lock {
  passwordHash: string
  wrongPasswords: number
  waitUntil: Date | null
}

/** Seconds after so many wrong ones. Pure. */
export const waitAfter = (wrong: number): number =>
  wrong < freeAttempts ? 0 : Math.min(firstWaitSeconds * 2 ** (wrong - freeAttempts), longestWaitSeconds)

/**
 * The row is locked by the caller, so that a thousand guesses at one moment are looked at one after the other.
 * A refusal would take the count back with the transaction: the answer says it.
 * @returns null: it is right
 */
export async function tryPassword(
  { orgId, objectId, db, now }: LinkScope,
  { passwordHash, wrongPasswords, waitUntil }: Lock,
  password: string | null,
): Promise<{ wrong: boolean; waitSeconds: number } | null> {
  const left = waitUntil ? Math.ceil((waitUntil.getTime() - now.getTime()) / 1000) : 0
  if (left > 0) return { wrong: false, waitSeconds: left }
  if (password === null) return { wrong: false, waitSeconds: 0 }
  const isRight = await passwordMatches(passwordHash, password)
  const wrong = isRight ? 0 : wrongPasswords + 1
  const seconds = waitAfter(wrong)
  await sql`
    update shares set wrong_passwords = ${wrong}, wait_until = ${seconds ? new Date(now.getTime() + seconds * 1000) : null}
    where org_id = ${orgId} and id = ${objectId}`.execute(db)
  return isRight ? null : { wrong: true, waitSeconds: seconds }
}

/** Signed with the hash, which never leaves the server: another password makes another key. */
export function keyOf(passwordHash: string, shareId: number, now: Date): string {
  const until = now.getTime() + keyMs
  return `${until}.${signatureOf(passwordHash, shareId, until)}`
}

export function keyOpens(key: string | null, passwordHash: string, shareId: number, now: Date): boolean {
  const [until = '', signature = ''] = (key ?? '').split('.')
  const right = Buffer.from(signatureOf(passwordHash, shareId, Number(until)))
  const given = Buffer.from(signature)
  return Number(until) > now.getTime() && given.length === right.length && timingSafeEqual(given, right)
}

const signatureOf = (passwordHash: string, shareId: number, until: number): string =>
  createHmac('sha256', passwordHash).update(`share ${shareId} until ${until}`).digest('base64url')
