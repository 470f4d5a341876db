/** Who is signed in: sessions, identity claims, organisations of a person, domain configuration. */
import { builtInRoles, contract, Empty, feature, Id, Look, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { newPassword } from './contract/new-password.ts'
import { Appearance, personCalls, Theme } from './contract/person.ts'
import { Code, secondFactorCalls } from './contract/second-factor.ts'

export { newPassword, shortestAtRegistration } from './contract/new-password.ts'
export * from './contract/person.ts'

/** Variants of the product, chosen by host name (enum hostKind). */
export const HostKind = z.enum([
  'default',
  'ipr',
  'yq',
  'variant-mz',
  'variant-idr',
  'variant-cz',
  'tool',
  'general',
  'test',
])
export const LayoutType = z.enum(['-1', '0', '1', '2', '3'])

export const DomainConfig = z.object({
  host: z.string(),
  title: z.string(),
  theme: Theme,
  layoutType: LayoutType,
  hostKind: HostKind,
  /** The demonstration newsroom is on: the sign-in page may offer the demonstration account. */
  demonstration: z.object({ account: z.string(), password: z.string() }).nullable(),
  look: Look.nullable().describe('Of the organisation whose host it is; null: the product’s own'),
})
export type DomainConfig = z.infer<typeof DomainConfig>

/** organisation: all of it is disabled; deleted: it is in the bin; member: this person is; over: their time in it is. */
const closedReasons = ['organisation', 'deleted', 'member', 'over'] as const
export const ClosedOrganisation = z.object({
  id: z.number().int(),
  name: z.string(),
  why: z.enum(closedReasons),
  /** Null: nobody noted it. */
  since: Moment.nullable(),
  /** What the operator says of it; empty: nothing. */
  cause: z.string(),
  /** Administrators who may let the person in, by name and account; nobody where only the operator may. */
  administrators: z.array(z.object({ name: z.string(), account: z.string() })),
})
export type ClosedOrganisation = z.infer<typeof ClosedOrganisation>

export const Profile = z.object({
  userId: z.number().int(),
  userName: z.string(),
  account: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.string()),
  /** Null: nothing is chosen. */
  appearance: Appearance.nullable(),
  /** Organisations the person belongs to; the role is the one held there. */
  orgs: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      role: z.enum(builtInRoles),
      timeZone: z.string(),
      demonstration: z.boolean(),
      /** It lets nobody in without a second factor, and the person has none. */
      lacksSecondFactor: z.boolean(),
      /** The person is an operator whom it lets in until then (features/people/support-access); null: one of its own people. */
      supportUntil: Moment.nullable(),
      /** What it shows in place of the product’s; null: nothing. */
      look: Look.nullable(),
    }),
  ),
  /** Organisations of the person that do not let them in now. */
  closed: z.array(ClosedOrganisation),
})
export type Profile = z.infer<typeof Profile>

/** In place of its id: the sign-in that this browser has begun last. */
export const ownInteraction = 'own'

export const signIn = contract({
  /** Begins the authorization code flow with PKCE: answers with a redirect to the identity provider. */
  signIn: {
    method: 'GET',
    path: '/session/sign-in',
    access: 'public',
    limit: 'signIn',
    envelope: 'file',
    summary: 'Begin to sign in: redirects to the identity provider',
    query: z.object({
      // It stands in an address and in a header later.
      returnTo: z
        .string()
        .max(500)
        .regex(/^[^\x00-\x1f\x7f-\x9f]*$/)
        .optional(),
      /** Asked for where another issuer signs people in: whether the sign-in outlives the browser's window. */
      stay: z.enum(['yes', 'no']).optional(),
    }),
    reply: Empty,
  },
  callback: {
    method: 'GET',
    path: '/session/callback',
    access: 'public',
    limit: 'signIn',
    envelope: 'file',
    summary: 'End of the sign-in: keeps the refresh token in a cookie and redirects to the product',
    query: z.looseObject({
      code: z.string().max(2000).optional(),
      state: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    reply: Empty,
  },
  /** The embedded provider's form: `interaction` is the id that /login received in its address, or `ownInteraction`. */
  interaction: {
    method: 'POST',
    path: '/session/interaction/{interaction}',
    access: 'public',
    limit: 'signIn',
    summary: 'Hand in account and password to the embedded identity provider',
    params: z.object({ interaction: z.string().max(100) }),
    body: z.object({
      account: z.string().min(1).max(100),
      password: z.string().min(1).max(200),
      /** The second step, after an answer before has asked for it. */
      code: Code.optional(),
      /** Not to be asked for a code in this browser for 30 days. */
      trust: z.boolean().optional(),
      /** Of the work that an answer before has asked for. */
      proof: z.object({ challenge: z.string().max(1000), answer: z.number().int().min(0) }).optional(),
    }),
    /** `work`: while passwords of this account are guessed, an unknown device finds a number first (server/work.ts) and asks again. */
    reply: z.union([
      z.object({ redirectTo: z.string() }),
      z.object({ secondFactor: z.literal(true).describe('The password is right; send it again with a code') }),
      z.object({ work: z.object({ challenge: z.string(), bits: z.number() }) }),
    ]),
  },
  /** Same-origin only; the refresh token travels in the cookie. `expires_in` is in seconds; 0 with an empty token: nobody is signed in. */
  refresh: {
    method: 'POST',
    path: '/session/refresh',
    access: 'public',
    limit: 'refresh',
    envelope: 'bare',
    summary: 'A new access token for the session of the cookie',
    reply: z.object({ access_token: z.string(), expires_in: z.number() }),
  },
  signOut: {
    method: 'POST',
    path: '/session/sign-out',
    access: 'public',
    limit: 'signIn',
    summary: 'End the session here and at the identity provider',
    reply: Empty,
  },

  issuerEnds: {
    method: 'POST',
    path: '/session/ended',
    anyFields: true,
    access: 'public',
    limit: 'refresh',
    bodyKind: 'form',
    envelope: 'bare',
    summary:
      'An outside issuer tells that a session, or all of a person, ended there (OpenID Connect Back-Channel Logout)',
    body: z.object({ logout_token: z.string().min(1).max(20_000) }),
    reply: z.object({}),
  },

  /** Under /session, where the cookie travels by which the browser is known. */
  password: {
    method: 'PUT',
    path: '/session/password',
    access: 'signedIn',
    limit: 'signIn',
    summary: 'Change one’s own password; all other sessions of the person end',
    body: z.object({
      current: z.string().min(1).max(200),
      next: newPassword('signIn.passwordLength'),
    }),
    reply: Empty,
  },

  ...personCalls,
  ...secondFactorCalls,

  domainConfig: {
    method: 'POST',
    path: '/inews/dictionary/find',
    access: 'public',
    summary: 'Theme, title and variant of a host',
    body: z.object({ dicCode: z.literal('domainConfig'), dicName: z.string().max(255) }),
    reply: DomainConfig,
  },
  version: {
    method: 'GET',
    path: '/version.json',
    access: 'public',
    envelope: 'bare',
    summary: 'Version of the running product',
    reply: z.object({ version: z.string() }),
  },
  userInfo: {
    method: 'GET',
    path: '/inews/user/userInfo',
    access: 'signedIn',
    summary: 'Start-up data of the signed-in person',
    reply: Profile,
  },
  user: {
    method: 'GET',
    path: '/inews/user',
    access: 'signedIn',
    summary: 'Profile of the signed-in person',
    reply: Profile,
  },
  allow: {
    method: 'GET',
    path: '/inews/user/allow',
    access: 'signedIn',
    summary: 'Whether the person may use the product now, on the host that is asked, and if not why',
    reply: z.object({
      allow: z.boolean(),
      why: z.enum(['disabled', 'host']).nullable().describe('`host`: it belongs to an organisation of other people'),
      ownHosts: z.array(z.string()).describe('Where the person may go instead; the first ten'),
      operator: z.string().nullable().describe('The mail address of the operator; null: none is set'),
    }),
  },
  purview: {
    method: 'GET',
    path: '/inews/user/purview/{id}',
    access: 'signedIn',
    summary: 'What the person may open and do in the organisation that the header names',
    params: z.object({ id: Id }),
    reply: z.object({ roles: z.array(z.string()), menus: z.array(z.string()), functions: z.array(z.string()) }),
  },
})

export const signInFeature = feature({
  name: 'signIn',
  permissions: {},
  quotas: {},
  contract: signIn,
})
