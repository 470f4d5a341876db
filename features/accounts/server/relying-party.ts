/** The product as a client of its identity provider, embedded or external: code with PKCE in, tokens out. */
import { createHash } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import * as oidc from 'openid-client'

export interface Tokens {
  accessToken: string
  refreshToken: string
  /** Seconds. */
  expiresIn: number
}

export interface RelyingParty {
  /** Where to send the browser, and what to remember until it returns. */
  begin(origin: string, locale: string): Promise<{ address: string; verifier: string; state: string }>
  finish(callback: URL, kept: { verifier: string; state: string }): Promise<Tokens>
  refresh(host: string, refreshToken: string): Promise<Tokens>
  end(host: string, refreshToken: string): Promise<void>
}

export interface Issuer {
  issuer: string
  /** For the embedded provider: answers without leaving the process. */
  fetch?: oidc.CustomFetch
  clientSecret?: string
  /** Ends a sign-in at the embedded provider; external ones get Keycloak's POST logout. */
  end?: (refreshToken: string) => Promise<void>
  /** Told the newest access token of a session that ends at an external issuer. */
  onEnd?: (accessToken: string) => Promise<void>
}

/** How long the answer to one refresh is repeated for late requests that still carry the old token (two tabs, a slow link). */
const repeatMs = 20_000

export function relyingParty(setting: Issuer): RelyingParty {
  const configurations = new Map<string, Promise<oidc.Configuration>>()
  // The client id is the host name (spec 6), so each host has a configuration of its own.
  const configured = (host: string) => {
    const known = configurations.get(host)
    if (known) return known
    const fresh = discover(setting, host)
    configurations.set(host, fresh)
    fresh.catch(() => configurations.delete(host)) // the issuer was away: the next attempt asks again
    return fresh
  }
  const refreshes = new Map<string, Promise<Tokens>>()

  return {
    async begin(origin, locale) {
      const verifier = oidc.randomPKCECodeVerifier()
      const state = oidc.randomState()
      const address = oidc.buildAuthorizationUrl(await configured(new URL(origin).hostname), {
        redirect_uri: `${origin}/session/callback`,
        scope: 'openid offline_access',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ui_locales: locale,
      })
      // The embedded provider stands on every host: a person signs in where they came, with that host's sign-in page.
      if (setting.fetch) Object.assign(address, { protocol: new URL(origin).protocol, host: new URL(origin).host })
      return { address: address.href, verifier, state }
    },
    async finish(callback, kept) {
      const configuration = await configured(callback.hostname)
      return tokensOf(
        await oidc
          .authorizationCodeGrant(configuration, callback, {
            pkceCodeVerifier: kept.verifier,
            expectedState: kept.state,
          })
          .catch(refuseSignIn),
      )
    },
    refresh(host, refreshToken) {
      // Rotation makes the old token worthless at once, and reuse ends the whole sign-in; requests that cross share one answer.
      const key = keyOf(refreshToken)
      const running = refreshes.get(key)
      if (running) return running
      const fresh = configured(host)
        .then(configuration => oidc.refreshTokenGrant(configuration, refreshToken).catch(refuseSignIn))
        .then(tokensOf)
      refreshes.set(key, fresh)
      setTimeout(() => refreshes.delete(key), repeatMs).unref()
      return fresh
    },
    async end(host, refreshToken) {
      if (setting.end) return setting.end(refreshToken)
      const configuration = await configured(host)
      // The issuer itself names the session, in a fresh token: what a cookie says of a session is nobody's word.
      const newest = await this.refresh(host, refreshToken).catch(() => null)
      refreshes.delete(keyOf(refreshToken))
      if (newest) await setting.onEnd?.(newest.accessToken)
      const { end_session_endpoint: address } = configuration.serverMetadata()
      if (!address) return
      const body = new URLSearchParams({
        client_id: host,
        refresh_token: newest?.refreshToken ?? refreshToken,
        ...(setting.clientSecret && { client_secret: setting.clientSecret }),
      })
      await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(10_000) }).catch(() => {}) // signed out here all the same
    },
  }
}

const keyOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64')

function discover(setting: Issuer, host: string): Promise<oidc.Configuration> {
  const authentication = setting.clientSecret ? oidc.ClientSecretPost(setting.clientSecret) : oidc.None()
  return oidc.discovery(new URL(setting.issuer), host, undefined, authentication, {
    // Keycloak on a private network is often plain HTTP behind the proxy that carries TLS.
    execute: setting.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    ...(setting.fetch && { [oidc.customFetch]: setting.fetch }),
  })
}

function tokensOf(reply: oidc.TokenEndpointResponse): Tokens {
  const expiresIn = reply.expires_in ?? 0
  // Not positive counts as a failed refresh (ambiguities 9).
  if (expiresIn <= 0 || !reply.refresh_token) throw refuse('signedOut', 'platform.signedOut')
  return { accessToken: reply.access_token, refreshToken: reply.refresh_token, expiresIn }
}

function refuseSignIn(error: unknown): never {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    throw refuse('signedOut', 'platform.signedOut')
  throw error
}
