/** Signing keys of the embedded provider: made once for an installation, and kept in its database under a key that is not there. */
import { randomBytes } from 'node:crypto'
import { type Database, installationSetting, type SecretBox, sealInstallationSetting } from '@guanlan/platform/server'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { sql } from 'kysely'

export interface ProviderKeys {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
}

/** @throws with a sentence when they were sealed with another secret */
export async function providerKeys(db: Database, secretBox: SecretBox): Promise<ProviderKeys> {
  const stored = await installationSetting<unknown>(db, 'oidc.keys')
  const known = stored === null ? undefined : opened(secretBox, stored)
  if (known) return known
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }
  const fresh: ProviderKeys = { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] }
  // Keys that stood here readable stand in backups as well: they are replaced, with all that was signed in by them.
  await sealInstallationSetting(db, 'oidc.keys', secretBox.seal(fresh))
  await sql`delete from oidc_records where not (payload ? 'sealed')`.execute(db)
  // Two processes may start at once: both use what stands in the table.
  return providerKeys(db, secretBox)
}

function opened(secretBox: SecretBox, stored: unknown): ProviderKeys | undefined {
  try {
    return secretBox.unseal(stored) as ProviderKeys | undefined
  } catch {
    throw new Error(
      'The keys of sign-in in the database were sealed with another secret. Put the file secret.key of the data folder back or set GUANLAN_SECRET as it was; or delete the row oidc.keys of installation_settings, and everybody signs in again.',
    )
  }
}
