/** Keeps who signed in or tried to, from where, without what was typed. Operators look here after an attack. */
import { addressOf, type Database, deviceOf } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'

export type SignInOutcome = 'succeeded' | 'wrongPassword' | 'wrongCode' | 'tooMany' | 'disabled' | 'passwordChanged'

export interface SignIn {
  /** Null: there is no such account. */
  userId: number | null
  outcome: SignInOutcome
  /** Of a known device. */
  device: string | undefined
}

export async function recordSignIn(
  db: Database,
  request: FastifyRequest,
  { userId, outcome, device }: SignIn,
): Promise<void> {
  const isRefused = outcome !== 'succeeded' && outcome !== 'passwordChanged'
  const browser = deviceOf(request.headers)
  await sql`
    insert into sign_ins as s (user_id, outcome, address, device, browser, minute)
    values (${userId}, ${outcome}, ${addressOf(request)}, ${device ?? null}, ${browser},
      ${isRefused ? sql`date_trunc('minute', now())` : null})
    on conflict (minute, address, coalesce(user_id, 0), outcome) where minute is not null
    do update set times = s.times + 1, browser = excluded.browser`.execute(db)
}

/** When one of these accounts last got in, not before `since`; null: none did. */
export async function lastSignInOf(db: Database, accounts: readonly string[], since: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(s.at) as at from users u join sign_ins s on s.user_id = u.id
    where u.account = any(${[...accounts]}::text[]) and s.outcome = 'succeeded' and s.at > ${since}`.execute(db)
  return rows[0]?.at ?? null
}

/** 180 days: long enough to look back when an intrusion is found out (OWASP ASVS leaves the time to the operator). */
export const purgeSignIns = async (db: Database): Promise<void> =>
  void (await sql`delete from sign_ins where at < now() - interval '180 days'`.execute(db))
