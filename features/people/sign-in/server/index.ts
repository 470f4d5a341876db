/** Identity of the installation: who may sign in, and how a token is believed. */
import {
  type AnyServerHalf,
  type Databases,
  type Identity,
  type Listener,
  openSecretBox,
  serverHalf,
} from '@guanlan/platform/server'
import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { signInFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { countAttempts } from './attempts.ts'
import { type Authentication, authenticateWith, embeddedKeys, ownTokens, tokensOfOurClients } from './authenticate.ts'
import { followPeople, userOfToken } from './changed-people.ts'
import { sessionOf } from './claims.ts'
import { isOurHost } from './domain-config.ts'
import { openEndedSessions } from './ended-sessions.ts'
import { identityDatabase } from './identity-database.ts'
import { type KnownDevices, knownDevices } from './known-device.ts'
import { followAdministrators } from './outside/follow-administrators.ts'
import type { GroupMemberships } from './outside/follow-groups.ts'
import { AnotherIssuer, outsideIssuer } from './outside/issuer.ts'
import { type KeycloakSetting, openKeycloak } from './outside/keycloak.ts'
import { readLogoutToken } from './outside/logout-token.ts'
import { endAllOf, userOfClaims } from './outside/person.ts'
import { outsideRoles } from './outside/roles.ts'
import { type PersonSetting, personRoutes } from './person-routes.ts'
import { fetchThrough } from './provider/door.ts'
import { endSignIn, mountProvider } from './provider/mount.ts'
import { audience, embedProvider } from './provider/provider.ts'
import { refreshAnswers } from './refresh-answers.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { secondFactors } from './second-factor/second-factors.ts'
import { trustedBrowsers } from './second-factor/trusted-browsers.ts'
import { type SessionParts, sessionRoutes } from './session-routes.ts'
import { workOf } from './work.ts'

export {
  addDemonstrationPerson,
  enableAccount,
  removeDemonstrationPeople,
  savePassword,
  userOfAccount,
} from './accounts.ts'
export { type Attempts, countAttempts } from './attempts.ts'
export { createUser, firstOperator } from './create-user.ts'
export { domainConfigOf, hostsClosedTo, isOurHost } from './domain-config.ts'
export { addDomainConfig, changeDomainConfig, domainConfigs, removeDomainConfig } from './domain-records.ts'
export {
  addIdentityMapping,
  changeIdentityMapping,
  hasIdentityMapping,
  identityMappings,
  removeIdentityMapping,
} from './mapping-records.ts'
export { groupNamed, membershipNamedBy, organisationGroups } from './organisation-groups.ts'
export type { GroupMemberships } from './outside/follow-groups.ts'
export { type KeycloakSetting, openKeycloak } from './outside/keycloak.ts'
export type { GivenMembership } from './outside/membership-of-groups.ts'
export { hashPassword, passwordMatches } from './password.ts'
export { requirePassword, requireUncommon } from './password-rule.ts'
export { resetOperator } from './reset-operator.ts'
export { lastSignInOf, recordSignIn } from './sign-in-log.ts'
export { findUser } from './users.ts'
export { workOf } from './work.ts'
export { signInWorker } from './worker.ts'

export interface AccountsSetting extends PersonSetting {
  databases: Databases
  /** Memberships that groups of an outside issuer give. */
  memberships: GroupMemberships
  /** Connections of identity alone, under the worker role: whatever waits here keeps nothing else waiting. */
  pool: pg.Pool
  /** Origin under which people reach the product. */
  publicUrl: string
  listener: Listener
  /** Seals what lies in the database; the same in all processes. */
  secret: Buffer
  external?: {
    issuer: string
    clientSecret?: string
    /** By which the issuer's people and groups are kept; absent: they are not. */
    service?: Omit<KeycloakSetting, 'issuer'>
  }
}

export interface Accounts {
  authenticate: Authentication['authenticate']
  /** Calls `close` when the token behind this identity is worth nothing any more. Returns how to stop waiting for it. */
  onEnd(identity: Identity, close: () => void): () => void
  /** Whether people can sign in: always, where it is done here. */
  issuerAnswers(): Promise<boolean>
  /** Of a browser that somebody has signed in from. */
  deviceOf?: KnownDevices['idOf']
  server: AnyServerHalf
  mount(app: FastifyInstance): Promise<void>
}

/** An access token of an outside issuer that ends by a notice is good for less; the notice does not say how long. */
const longestTokenMs = 24 * 3_600_000

export async function openAccounts(setting: AccountsSetting, app: FastifyInstance): Promise<Accounts> {
  const { databases, external } = setting
  const db = databases.worker
  const identity = identityDatabase(new Kysely({ dialect: new PostgresDialect({ pool: setting.pool }) }))
  const answers = refreshAnswers(identity, accessToken => sessionOf(decodeJwt(accessToken)))
  const attempts = countAttempts(identity.current())
  const ended = await openEndedSessions(databases.worker, setting.listener)
  app.addHook('onClose', async () => ended.close())
  /** How everything is asked that wants to know whether a token is still worth something. */
  const believing = (authentication: Authentication) => {
    const people = followPeople(db, setting.listener, authentication)
    return {
      authenticate: authentication.authenticate,
      onEnd({ sessionId, userId }: Identity, close: () => void) {
        const stops = [
          people.onChange(userId, close),
          sessionId === undefined ? () => {} : ended.onEnd(sessionId, close),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      },
    }
  }
  const halfOf = (parts: Pick<SessionParts, 'relyingParty' | 'embedded' | 'onIssuerEnd'>) =>
    serverHalf({
      feature: signInFeature,
      words: strings,
      routes: {
        ...sessionRoutes({ db, attempts, publicUrl: setting.publicUrl, ...parts }),
        ...secondFactorRoutes({ db, attempts, ...parts }),
        ...personRoutes(db, setting),
      },
    })
  const isOurs = (host: string) => isOurHost(identity.current(), setting.publicUrl, host)
  if (external) {
    const outside = outsideIssuer(external.issuer)
    // An issuer that is away keeps no process from starting; one that is somebody else does.
    await outside.find().catch(error => {
      if (error instanceof AnotherIssuer) throw error
      app.log.warn({ err: error }, 'the issuer is away; who signs in waits for it')
    })
    if (external.service) {
      const ask = openKeycloak({ issuer: external.issuer, ...external.service })
      const stop = followAdministrators({ db, issuer: external.issuer, ask }, error =>
        app.log.warn({ err: error }, 'what administrators do at the issuer is not known'),
      )
      app.addHook('onClose', async () => stop())
    }
    const onIssuerEnd = async (token: string) => {
      const { issuer } = external
      const reported = await readLogoutToken(token, { issuer, keys: outside.keys, isOurClient: isOurs })
      if ('sessionId' in reported) await ended.end(reported.sessionId, new Date(Date.now() + longestTokenMs))
      else await endAllOf(db, issuer, reported.subject)
    }
    const onEnd = async (accessToken: string) => {
      const claims = decodeJwt(accessToken)
      const sessionId = sessionOf(claims)
      if (sessionId && claims.exp) await ended.end(sessionId, new Date(claims.exp * 1000))
    }
    return {
      ...believing(
        authenticateWith({
          issuer: external.issuer,
          keys: outside.keys,
          isForUs: tokensOfOurClients(isOurs),
          userOf: userOfClaims(db, external.issuer, setting.memberships),
          rolesOf: outsideRoles(db),
          hasEnded: ended.has,
        }),
      ),
      server: halfOf({ relyingParty: relyingParty({ ...external, onEnd }, answers), embedded: null, onIssuerEnd }),
      issuerAnswers: outside.answers,
      mount: async () => {},
    }
  }
  const secretBox = openSecretBox(setting.secret)
  const embedded = await embedProvider(identity, setting.publicUrl, isOurs, ended, secretBox)
  const devices = knownDevices(embedded.secret)
  const party = relyingParty(
    {
      issuer: embedded.issuer,
      fetch: fetchThrough(embedded.door, setting.publicUrl),
      end: token => endSignIn(embedded, ended, token),
    },
    answers,
  )
  const believed = believing(
    authenticateWith({
      issuer: embedded.issuer,
      keys: embeddedKeys(embedded.jwks),
      isForUs: ownTokens(audience),
      userOf: userOfToken(db),
      hasEnded: ended.has,
    }),
  )
  return {
    ...believed,
    server: halfOf({
      relyingParty: party,
      embedded: {
        ...embedded,
        devices,
        work: workOf(embedded.secret),
        factors: secondFactors(db, secretBox),
        trusted: trustedBrowsers(embedded.secret),
      },
    }),
    issuerAnswers: async () => true,
    deviceOf: devices.idOf,
    mount: inside =>
      mountProvider(inside, embedded, db, ended, believed.authenticate, host => isOurHost(db, setting.publicUrl, host)),
  }
}
