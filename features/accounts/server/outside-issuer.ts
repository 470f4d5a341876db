/** The issuer of `OIDC_ISSUER`: its keys, asked for when they are needed, so that a process starts while it is away. */
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

export interface OutsideIssuer {
  /** Waits for its document first; throws while it does not answer, and asks again with the next token. */
  keys: JWTVerifyGetKey
  /** Asks for its document once. Throws an Error with a sentence that names the address. */
  find(): Promise<void>
}

/** The document is at the right address, but is of somebody else: no waiting mends that. */
export class AnotherIssuer extends Error {}

export function outsideIssuer(issuer: string): OutsideIssuer {
  let found: Promise<JWTVerifyGetKey> | undefined
  const keysFound = () => {
    found ??= keysOf(issuer).catch(error => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    keys: async (header, token) => (await keysFound())(header, token),
    find: async () => void (await keysFound()),
  }
}

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(error => {
    throw new Error(`OIDC_ISSUER does not answer at ${address}: ${error instanceof Error ? error.message : error}`)
  })
  if (!reply.ok) throw new Error(`OIDC_ISSUER answered ${reply.status} at ${address}`)
  const document = (await reply.json()) as { issuer?: string; jwks_uri?: string }
  // Tokens name their issuer; one that calls itself something else would sign for people who are not its own.
  if (document.issuer !== issuer)
    throw new AnotherIssuer(`OIDC_ISSUER is ${issuer}, but the document at ${address} says ${document.issuer}`)
  if (!document.jwks_uri) throw new AnotherIssuer(`The document of OIDC_ISSUER at ${address} names no jwks_uri`)
  return createRemoteJWKSet(new URL(document.jwks_uri))
}
