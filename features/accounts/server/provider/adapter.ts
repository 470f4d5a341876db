/** Where the embedded identity provider keeps sessions, grants and tokens: one table, so that any process can answer. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { IdentityDatabase } from '../identity-database.ts'

const momentOf = (seconds: number | undefined): Date | null => (seconds ? new Date(Date.now() + seconds * 1000) : null)

/** `clientOf` answers for the model Client, which is not stored: any host of ours is a client. */
export const adapterFor = (
  { current }: IdentityDatabase,
  clientOf: (id: string) => Promise<AdapterPayload | undefined>,
) =>
  class OidcRecords implements Adapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const row = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: momentOf(expiresIn),
      }
      await current()
        .insertInto('oidc_records')
        .values({ model: this.model, id, ...row })
        .onConflict(conflict => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute()
    }
    find(id: string): Promise<AdapterPayload | undefined> {
      if (this.model === 'Client') return clientOf(id)
      return findFirst(current(), this.model, 'id', id)
    }
    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return findFirst(current(), this.model, 'uid', uid)
    }
    async findByUserCode(): Promise<undefined> {
      return undefined // the device flow is off
    }
    async consume(id: string): Promise<void> {
      await current()
        .updateTable('oidc_records')
        .set({ consumed_at: new Date() })
        .where('model', '=', this.model)
        .where('id', '=', id)
        .execute()
    }
    async destroy(id: string): Promise<void> {
      await current().deleteFrom('oidc_records').where('model', '=', this.model).where('id', '=', id).execute()
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      await current().deleteFrom('oidc_records').where('grant_id', '=', grantId).execute()
    }
  }

async function findFirst(
  db: Database,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom('oidc_records')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(column, '=', value)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .executeTakeFirst()
  if (!row) return undefined
  const payload = row.payload as AdapterPayload
  return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload
}

/** Removes expired rows, which are never answered from; called by a schedule so that the table stays small. */
export async function forgetExpired(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from oidc_records where expires_at < now() - interval '1 hour' returning 1) select count(*)::int as n from gone`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
