/** Where the embedded identity provider keeps sessions, grants and tokens: one table, so that any process can answer. What it holds gives nobody a sign-in. */
import type { Database, SecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { IdentityDatabase } from '../identity-database.ts'

const momentOf = (seconds: number | undefined): Date | null => (seconds ? new Date(Date.now() + seconds * 1000) : null)

/** The id of a token is the token itself, so that its name is kept in its place. `clientOf` answers for the model Client, which is not stored: any host of ours is a client. */
export const adapterFor = (
  { current }: IdentityDatabase,
  secretBox: SecretBox,
  clientOf: (id: string) => Promise<AdapterPayload | undefined>,
  endSession: (sessionId: string) => Promise<void>,
) =>
  class OidcRecords implements Adapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const row = {
        payload: JSON.stringify(secretBox.seal(payload)),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        ...ownerOf(this.model, payload),
        expires_at: momentOf(expiresIn),
      }
      await current()
        .insertInto('oidc_records')
        .values({ model: this.model, id: secretBox.nameOf(this.model, id), ...row })
        .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute()
    }
    find(id: string): Promise<AdapterPayload | undefined> {
      if (this.model === 'Client') return clientOf(id)
      return findFirst(current(), secretBox, this.model, 'id', secretBox.nameOf(this.model, id))
    }
    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return findFirst(current(), secretBox, this.model, 'uid', uid)
    }
    async findByUserCode(): Promise<undefined> {
      return undefined // the device flow is off
    }
    async consume(id: string): Promise<void> {
      const { numUpdatedRows } = await current()
        .updateTable('oidc_records')
        .set({ consumed_at: new Date() })
        .where('model', '=', this.model)
        .where('id', '=', secretBox.nameOf(this.model, id))
        .executeTakeFirst()
      // It went between finding and using it: the password was changed, or somebody signed out.
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('it has ended')
    }
    async destroy(id: string): Promise<void> {
      await current()
        .deleteFrom('oidc_records')
        .where('model', '=', this.model)
        .where('id', '=', secretBox.nameOf(this.model, id))
        .execute()
    }
    /**
     * A code or a refresh token was used a second time: somebody has a copy of it. The access tokens that are still held end, too (RFC 6749, 4.1.2),
     * and the provider's own session: signed in by it without a password, a browser would get tokens of the session that has ended, be refused, and ask again without end.
     */
    async revokeByGrantId(grantId: string): Promise<void> {
      const gone = await current()
        .deleteFrom('oidc_records')
        .where('grant_id', '=', grantId)
        .returning('session_id')
        .execute()
      for (const session of new Set(gone.map(({ session_id: id }) => id))) {
        if (session === null) continue
        await current()
          .deleteFrom('oidc_records')
          .where('session_id', '=', session)
          .where('model', '<>', 'Grant')
          .execute()
        await endSession(session)
      }
    }
  }

/** Whose it is, in columns: what it holds is sealed, and a changed password has to find it (0056). */
function ownerOf(model: string, payload: AdapterPayload): { user_id: number | null; session_id: string | null } {
  // Between the password and the way back into the product, the person stands in the result of the interaction.
  const login = payload.result?.login as { accountId?: string } | undefined
  const account = payload.accountId ?? login?.accountId
  return {
    user_id: account === undefined ? null : Number(account),
    session_id: (model === 'Session' ? payload.uid : payload.sessionUid) ?? null,
  }
}

async function findFirst(
  db: Database,
  secretBox: SecretBox,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom('oidc_records')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(column, '=', value)
    .where(sql<boolean>`(expires_at is null or expires_at > ${new Date()})`)
    .executeTakeFirst()
  if (!row) return undefined
  const payload = secretBox.unseal(row.payload) as AdapterPayload | undefined
  if (!payload) return undefined
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload
}

/** Removes expired rows, which are never answered from; called by a schedule so that the table stays small. */
export async function purgeExpired(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from oidc_records where expires_at < now() - interval '1 minute' returning 1) select count(*)::int as n from gone`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
