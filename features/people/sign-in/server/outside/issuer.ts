/** The issuer of `OIDC_ISSUER`: its keys, asked for when they are needed, so that a process starts while it is away. */
import { remembered } from '@guanlan/platform/server'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

export interface OutsideIssuer {
  /** Waits for its document first; throws while it does not answer, and asks again with the next token. */
  keys: JWTVerifyGetKey
  /** Asks for its document once. Throws an Error with a sentence that names the address. */
  find(): Promise<void>
  /** Whether its document is to be had, as it was at most five seconds ago. */
  answers(): Promise<boolean>
}

const answeredMs = 5_000
const patienceMs = 2_000

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
    answers: remembered(
      () =>
        fetch(documentOf(issuer), { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
          reply => reply.ok || reply.status === 405,
          () => false,
        ),
      answeredMs,
    ),
  }
}

const documentOf = (issuer: string): string => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const address = documentOf(issuer)
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(error => {
    throw new Error(`OIDC_ISSUER does not answer at ${address}: ${error instanceof Error ? error.message : error}`)
  })
  if (!reply.ok) throw new Error(`OIDC_ISSUER answered ${reply.status} at ${address}`)
  const document = (await reply.json()) as { issuer?: string; jwks_uri?: string }
  // Tokens name their issuer; one that calls itself something else would sign for people who are not its own.
  if (document.issuer !== issuer)
    throw new AnotherIssuer(`OIDC_ISSUER is ${issuer}, but the document at ${address} says ${document.issuer}`)
  if (!document.jwks_uri) throw new AnotherIssuer(`The document of OIDC_ISSUER at ${address} names no jwks_uri`)
  // A key that is not known is asked for at once: keys change there without a word. Strangers have them asked for once a second at most.
  return createRemoteJWKSet(new URL(document.jwks_uri), { cooldownDuration: 1_000 })
}
