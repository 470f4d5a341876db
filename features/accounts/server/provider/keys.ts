/** Signing keys of the embedded provider: made once for an installation and kept in its database. */
import { randomBytes } from 'node:crypto'
import type { Database } from '@guanlan/platform/server'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

export interface ProviderKeys {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
}

export async function providerKeys(db: Database): Promise<ProviderKeys> {
  const stored = await db
    .selectFrom('installation_settings')
    .select('value')
    .where('name', '=', 'oidc.keys')
    .executeTakeFirst()
  if (stored) return stored.value as unknown as ProviderKeys
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }
  const fresh: ProviderKeys = { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] }
  await db
    .insertInto('installation_settings')
    .values({ name: 'oidc.keys', value: JSON.stringify(fresh) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  // Two processes may start at once: both use what stands in the table.
  return providerKeys(db)
}
