/** Where a person is signed in: kept at each sign-in and refresh, listed to the person, ended one by one or all. Embedded provider only. */
import { refuse } from '@guanlan/platform/contract'
import { addressOf, type Database, deviceOf } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import type { OpenSession } from '../contract.ts'
import { sessionOf } from './claims.ts'

/** Notes who uses the session of a new access token, from where. */
export async function noteSession(db: Database, request: FastifyRequest, accessToken: string): Promise<void> {
  const claims = decodeJwt(accessToken)
  const session = sessionOf(claims)
  if (session === undefined) return
  // A refresh that crosses the end of its session finds no token of it any more, and keeps nothing.
  await sql`
    insert into sessions (session_id, user_id, address, browser, host)
    select ${session}, ${Number(claims.sub)}, ${addressOf(request)}, ${deviceOf(request.headers)}, ${request.hostname}
    where exists (select from oidc_records where session_id = ${session} and user_id = ${Number(claims.sub)})
    on conflict (session_id) do update
    set address = excluded.address, browser = excluded.browser, host = excluded.host, last_used_at = now()`.execute(db)
}

/** Newest use first; `own` is the session that asks. */
export async function listSessions(db: Database, userId: number, own: string | undefined): Promise<OpenSession[]> {
  const { rows } = await sql<
    Omit<OpenSession, 'isThis' | 'beganAt' | 'lastUsedAt'> & Record<'beganAt' | 'lastUsedAt', Date>
  >`
    select session_id as id, browser, address, host, began_at as "beganAt", last_used_at as "lastUsedAt" from sessions s
    where user_id = ${userId} and exists (
      select from oidc_records r where r.user_id = s.user_id and r.session_id = s.session_id and r.model = 'RefreshToken'
        and r.consumed_at is null and r.expires_at > now())
    order by last_used_at desc, session_id limit 200`.execute(db)
  return rows.map(row => ({
    ...row,
    beganAt: row.beganAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isThis: row.id === own,
  }))
}

export async function endOneSession(db: Database, userId: number, session: string): Promise<void> {
  if ((await end(db, userId, session, null)) === 0) throw refuse('missing', 'signIn.sessionOver')
}

/** All of a person but the one that asks. Returns how many. */
export const endOtherSessions = (db: Database, userId: number, own: string): Promise<number> =>
  end(db, userId, null, own)

async function end(db: Database, userId: number, only: string | null, besides: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select end_sessions(${userId}, ${only}, ${besides}) as n`.execute(db)
  return rows[0]?.n ?? 0
}

/** Those that nobody has used for longer than a refresh token lives. */
export const purgeSessions = async (db: Database): Promise<void> =>
  void (await sql`delete from sessions where last_used_at < now() - interval '15 days'`.execute(db))
