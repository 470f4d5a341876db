/** The product as a client of its identity provider, embedded or external: code with PKCE in, tokens out. */
import { type Locale, type Refusal, refuse } from '@guanlan/platform/contract'
import * as oidc from 'openid-client'
import type { RefreshAnswers } from './refresh-answers.ts'
import type { Tokens } from './tokens.ts'

/** As Keycloak names its languages: its `zh` alone is traditional Chinese. */
const languageTags: Record<Locale, string> = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en' }

export interface RelyingParty {
  /** Where to send the browser, and what to remember until it returns. */
  begin(origin: string, locale: Locale, stays: boolean): Promise<{ address: string; verifier: string; state: string }>
  finish(callback: URL, stored: { verifier: string; state: string }): Promise<Tokens>
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

export function relyingParty(setting: Issuer, answers: RefreshAnswers): RelyingParty {
  let discovered: Promise<oidc.ServerMetadata> | undefined
  // The client id is the host name (spec 6). Nothing is kept of a host, which anybody may write into a request.
  async function configured(host: string): Promise<oidc.Configuration> {
    discovered ??= discover(setting).catch(error => {
      discovered = undefined // the issuer was away: the next attempt asks again
      throw error
    })
    const configuration = new oidc.Configuration(await discovered, host, undefined, authenticationOf(setting))
    return connectedBy(setting, configuration)
  }

  return {
    async begin(origin, locale, stays) {
      const verifier = oidc.randomPKCECodeVerifier()
      const state = oidc.randomState()
      const address = oidc.buildAuthorizationUrl(await configured(new URL(origin).hostname), {
        redirect_uri: `${origin}/session/callback`,
        scope: stays ? 'openid offline_access' : 'openid',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ui_locales: languageTags[locale],
      })
      // The embedded provider stands on every host: a person signs in where they came, with that host's sign-in page.
      if (setting.fetch) Object.assign(address, { protocol: new URL(origin).protocol, host: new URL(origin).host })
      return { address: address.href, verifier, state }
    },
    async finish(callback, stored) {
      const configuration = await configured(callback.hostname)
      return tokensOf(
        setting,
        await oidc
          .authorizationCodeGrant(configuration, callback, {
            pkceCodeVerifier: stored.verifier,
            expectedState: stored.state,
          })
          .catch(refuseSignIn),
      )
    },
    refresh: (host, refreshToken) =>
      answers.share(refreshToken, async () => {
        const configuration = await configured(host).catch(refuseSignIn)
        return tokensOf(setting, await oidc.refreshTokenGrant(configuration, refreshToken).catch(refuseSignIn))
      }),
    async end(host, refreshToken) {
      if (setting.end) return setting.end(refreshToken)
      const configuration = await configured(host)
      // The issuer itself names the session, in a fresh token: what a cookie says of a session is nobody's word.
      const newest = await this.refresh(host, refreshToken).catch(() => null)
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

const authenticationOf = ({ clientSecret }: Issuer): oidc.ClientAuth =>
  clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None()

function connectedBy({ issuer, fetch: through }: Issuer, configuration: oidc.Configuration): oidc.Configuration {
  // Keycloak on a private network is often plain HTTP behind the proxy that carries TLS.
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(configuration)
  if (through) configuration[oidc.customFetch] = through
  configuration.timeout = 10
  return configuration
}

async function discover(setting: Issuer): Promise<oidc.ServerMetadata> {
  const found = await oidc.discovery(new URL(setting.issuer), 'guanlan', undefined, oidc.None(), {
    timeout: 10,
    execute: setting.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    ...(setting.fetch && { [oidc.customFetch]: setting.fetch }),
  })
  return found.serverMetadata()
}

function tokensOf({ fetch: isEmbedded }: Issuer, reply: oidc.TokenEndpointResponse): Tokens {
  const expiresIn = reply.expires_in ?? 0
  // Not positive counts as a failed refresh (ambiguities 9).
  if (expiresIn <= 0 || !reply.refresh_token) throw refuse('signedOut', 'platform.signedOut')
  // A sign-in here always lasts; elsewhere where that was asked for and granted.
  const stays = isEmbedded !== undefined || (reply.scope?.split(' ').includes('offline_access') ?? false)
  return { accessToken: reply.access_token, refreshToken: reply.refresh_token, expiresIn, stays }
}

/**
 * Only a grant that the issuer does not accept (unknown, expired, revoked, used before) ends a sign-in; an issuer that has trouble, or
 * none that answers, is tried again.
 */
function refuseSignIn(error: unknown): never {
  const isRefused =
    error instanceof oidc.AuthorizationResponseError ||
    (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant')
  throw isRefused ? refuse('signedOut', 'platform.signedOut') : unavailableBecause(error)
}

const unavailableBecause = (cause: unknown): Refusal =>
  Object.assign(refuse('unavailable', 'platform.unavailable'), { cause })
