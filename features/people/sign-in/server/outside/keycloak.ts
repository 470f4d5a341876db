/** The administrative interface of an outside Keycloak, asked by a service account. */
import { Refusal, refuse } from '@guanlan/platform/contract'
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'

export interface KeycloakSetting {
  /** `https://id.example.com/realms/guanlan` */
  issuer: string
  /** A confidential client of the realm, with the rights of `deploy/keycloak/realm.json`. */
  clientId: string
  secret: string
}

/** @throws `unavailable` while Keycloak does not answer, `conflict` when it does not let the service account do it; nothing was done then */
export type AskKeycloak = <T>(work: (keycloak: KeycloakAdminClient) => Promise<T>) => Promise<T>

/** Milliseconds that Keycloak may take for one answer. */
const patienceMs = 10_000

export function openKeycloak({ issuer, clientId, secret }: KeycloakSetting): AskKeycloak {
  const { origin, pathname } = new URL(issuer)
  const [, base = '', realm = ''] = /^(.*)\/realms\/([^/]+)\/?$/.exec(pathname) ?? []
  let opened: Promise<KeycloakAdminClient> | undefined
  const signedIn = async (): Promise<KeycloakAdminClient> => {
    // Loaded by the first act: a process that never does one is spared it.
    opened ??= import('@keycloak/keycloak-admin-client').then(
      ({ default: Client }) =>
        new Client({ baseUrl: origin + base, realmName: decodeURIComponent(realm), timeout: patienceMs }),
    )
    const keycloak = await opened
    if (!keycloak.accessToken || keycloak.isTokenExpired())
      await keycloak.auth({ grantType: 'client_credentials', clientId, clientSecret: secret })
    return keycloak
  }
  return work =>
    signedIn()
      .then(work)
      .catch(error => {
        throw error instanceof Refusal ? error : refusalOf(error)
      })
}

function refusalOf(cause: unknown): Refusal {
  const status = (cause as { response?: { status?: number } }).response?.status
  const isForbidden = status === 401 || status === 403
  const refusal = isForbidden
    ? refuse('conflict', 'signIn.issuerForbids')
    : refuse('unavailable', 'signIn.issuerDoesNotAnswer')
  return Object.assign(refusal, { cause })
}
