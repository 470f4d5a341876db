/** The embedded OpenID provider: Keycloak's addresses and claims, the host name as client id (spec 6). */
import type { SecretBox } from '@guanlan/platform/server'
import type { JWK } from 'jose'
import { Provider } from 'oidc-provider'
import { authorityClaim } from '../changed-people.ts'
import { claimsOf } from '../claims.ts'
import type { EndedSessions } from '../ended-sessions.ts'
import type { IdentityDatabase } from '../identity-database.ts'
import { findUser } from '../users.ts'
import { adapterFor } from './adapter.ts'
import { callbacksOf, isCallback } from './callbacks.ts'
import { type ProviderDoor, providerDoor } from './door.ts'
import { type ProviderKeys, providerKeys } from './keys.ts'
import { keepWhole } from './whole-answers.ts'

export const realmPath = '/realms/guanlan'
const protocol = '/protocol/openid-connect'
/** The product's calls are the one resource. */
const resource = 'urn:guanlan:calls'
/** Keycloak's default. */
export const audience = 'account'

const minutes = 60
const days = 24 * 60 * minutes
/** Access tokens live 5 minutes, sign-ins 14 days without use. */
export const lifetimes = { access: 5 * minutes, session: 14 * days }

/** By when the last access token that was given out has expired. */
export const lastExpiry = (): Date => new Date(Date.now() + lifetimes.access * 1000)

export interface EmbeddedProvider {
  provider: Provider
  door: ProviderDoor
  issuer: string
  /** Signs what is handed out to strangers and believed when it comes back. */
  secret: string
  /** Public halves only: what verifies a token. */
  jwks: { keys: JWK[] }
}

/** @param publicUrl origin under which people reach the product; the issuer is derived from it and stays the same for all hosts. */
export async function embedProvider(
  identity: IdentityDatabase,
  publicUrl: string,
  isOurHost: (host: string) => Promise<boolean>,
  ended: EndedSessions,
  secretBox: SecretBox,
): Promise<EmbeddedProvider> {
  const { current } = identity
  const keys = await providerKeys(current(), secretBox)
  const issuer = publicUrl.replace(/\/$/, '') + realmPath
  const clientOf = async (host: string) =>
    (await isOurHost(host))
      ? {
          client_id: host,
          token_endpoint_auth_method: 'none' as const,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code' as const],
          redirect_uris: callbacksOf(host, publicUrl),
        }
      : undefined

  const provider = new Provider(issuer, {
    adapter: adapterFor(identity, secretBox, clientOf, sessionId => ended.end(sessionId, lastExpiry())),
    jwks: keys.jwks as never,
    cookies: {
      keys: keys.cookieKeys,
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    routes: {
      authorization: `${protocol}/auth`,
      token: `${protocol}/token`,
      userinfo: `${protocol}/opaque-userinfo`,
      end_session: `${protocol}/end-session`,
      jwks: `${protocol}/certs`,
    },
    // Two calls are our own (mount.ts), so the library does not know their addresses.
    discovery: {
      userinfo_endpoint: `${issuer}${protocol}/userinfo`,
      end_session_endpoint: `${issuer}${protocol}/logout`,
    },
    scopes: ['openid', 'offline_access'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetimes.access,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: lifetimes.access,
      RefreshToken: lifetimes.session,
      Session: lifetimes.session,
      Grant: lifetimes.session,
      Interaction: 60 * minutes,
      AuthorizationCode: 60,
      IdToken: lifetimes.access,
    },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    interactions: { url: (_ctx, interaction) => `/#/index?interaction=${interaction.uid}` },
    findAccount: async (_ctx, id) => {
      // Waits for whoever is changing the password right now, and lets nobody change it until this answer is whole.
      const user = await findUser(current(), Number(id), { stays: true })
      return user?.enabled
        ? { accountId: id, claims: async () => ({ sub: id, ...(await claimsOf(current(), user, '')) }) }
        : undefined
    },
    extraTokenClaims: async (_ctx, token) => {
      const user =
        'accountId' in token && token.accountId ? await findUser(current(), Number(token.accountId)) : undefined
      if (!user) return undefined
      const sid = 'sessionUid' in token ? token.sessionUid : undefined
      return {
        ...(await claimsOf(current(), user, token.clientId ?? '')),
        [authorityClaim]: user.authority_at?.getTime() ?? 0,
        ...(sid && { sid }),
      }
    },
    // Nobody is asked to consent: the only client is the product itself.
    loadExistingGrant: async ctx => {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const known = session.grantIdFor(client.clientId)
      const found = known && (await provider.Grant.find(known))
      if (found) return found
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid offline_access')
      grant.addResourceScope(resource, 'openid')
      await grant.save()
      return grant
    },
    renderError: async (ctx, out) => {
      ctx.type = 'application/json'
      ctx.body = { error: out.error, error_description: out.error_description }
    },
  })
  provider.Client.prototype.redirectUriAllowed = function (
    this: { clientId: string; redirectUris?: string[] },
    address: string,
  ) {
    return isCallback(address, this.clientId, this.redirectUris ?? [])
  }
  keepWhole(provider, `${protocol}/token`, identity)
  return {
    provider,
    door: providerDoor(provider, realmPath),
    issuer,
    secret: keys.cookieKeys[0] ?? '',
    jwks: publicHalf(keys),
  }
}

const publicHalf = ({ jwks }: ProviderKeys): { keys: JWK[] } => ({
  keys: jwks.keys.map(({ kty, n, e, alg, use, kid }) => ({ kty, n, e, alg, use, kid }) as JWK),
})
