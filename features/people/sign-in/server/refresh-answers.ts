/**
 * A refresh token serves once. Tabs and processes that still send the one before, and browsers that never received an answer, are given
 * the same answer again for a moment. It is kept encrypted under the token that was sent, which the database does not have.
 */
import { createHash } from 'node:crypto'
import { Refusal, refuse } from '@guanlan/platform/contract'
import { type Database, derivedKey, seal, unseal } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { IdentityDatabase } from './identity-database.ts'
import type { Tokens } from './tokens.ts'

export interface RefreshAnswers {
  /** `rotate` runs once for a token, in whichever process comes first, and is kept or undone together with its answer. */
  share(refreshToken: string, rotate: () => Promise<Tokens>): Promise<Tokens>
}

/** How long the answer to a token is repeated. */
const repeat = '60 seconds'

interface Kept {
  accessToken: string
  refreshToken: string
  /** Not said by a server of the version before. */
  stays?: boolean
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** @param sessionOf the session that an access token belongs to */
export function refreshAnswers(
  identity: IdentityDatabase,
  sessionOf: (accessToken: string) => string | undefined,
): RefreshAnswers {
  // In one process only one of those that cross asks the database.
  const running = new Map<string, Promise<Tokens>>()

  async function answer(refreshToken: string, id: string, rotate: () => Promise<Tokens>): Promise<Tokens> {
    const outcome = await identity.atOnce(async () => {
      const db = identity.current()
      await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(db)
      const { rows } = await sql<{ sealed: Buffer; ended: boolean }>`
        select sealed, exists (select from ended_sessions e where e.session_id = a.session_id) as ended
        from refresh_answers a where id = ${id} and until > now()`.execute(db)
      const [known] = rows
      if (known?.ended) return refuse('signedOut', 'platform.signedOut')
      if (known) return opened(refreshToken, known.sealed)
      const tokens = await rotate().catch(error => {
        // A refusal is an outcome: what the refusal of a token used twice has revoked must stay revoked.
        if (error instanceof Refusal && error.kind === 'signedOut') return error
        throw error
      })
      if (tokens instanceof Refusal) return tokens
      const stored = sealed(refreshToken, tokens)
      await sql`
        insert into refresh_answers (id, sealed, session_id, until)
        values (${id}, ${stored}, ${sessionOf(tokens.accessToken) ?? null}, now() + ${repeat}::interval)
        on conflict (id) do update set sealed = excluded.sealed, session_id = excluded.session_id, until = excluded.until`.execute(
        db,
      )
      return tokens
    })
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }

  return {
    share(refreshToken, rotate) {
      const id = createHash('sha256').update(`answer ${refreshToken}`).digest('base64url')
      const known = running.get(id)
      if (known) return known
      const fresh = answer(refreshToken, id, rotate).finally(() => running.delete(id))
      running.set(id, fresh)
      return fresh
    },
  }
}

const keyOf = (refreshToken: string): Buffer => derivedKey(refreshToken, 'refresh answer')

function sealed(token: string, { accessToken, refreshToken, stays, expiresIn }: Tokens): Buffer {
  const stored: Kept = { accessToken, refreshToken, stays, expiresAt: Date.now() + expiresIn * 1000 }
  return seal(keyOf(token), JSON.stringify(stored))
}

function opened(token: string, bytes: Buffer): Tokens {
  const { expiresAt, stays = true, ...stored } = JSON.parse(unseal(keyOf(token), bytes)) as Kept
  return { ...stored, stays, expiresIn: Math.floor((expiresAt - Date.now()) / 1000) }
}

/** Answers that nobody is given any more. */
export const purgeRefreshAnswers = async (db: Database): Promise<void> =>
  void (await sql`delete from refresh_answers where until < now()`.execute(db))
