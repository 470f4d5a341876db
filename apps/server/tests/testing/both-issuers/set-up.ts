/** Before each test file of a project `keycloak`: members of products of the tests are people of a real Keycloak, in the groups of their organisation. Red when nobody signed in there. */
import { afterAll, expect, inject } from 'vitest'
import { administrator } from '../../../../../tools/scale/keycloak/administrator.ts'
import { keycloakBrowser } from '../../../../../tools/scale/keycloak/browser.ts'
import { hostOfTests, serviceSecret } from '../../host.ts'
import { refreshedSession, signInBy } from '../../issuer.ts'

const keycloak = inject('keycloak')
const admin = administrator(keycloak)
const origin = `http://${hostOfTests}`
const password = 'a password of the realm'
let signedIn = 0

function issuerOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).iss
}

signInBy({
  environment: {
    OIDC_ISSUER: keycloak.issuer,
    OIDC_SERVICE_SECRET: serviceSecret,
    PUBLIC_URL: origin,
    GUANLAN_SECRET: 'a secret of the tests, long enough',
  },
  async signIn({ app }, { orgId, account, role, roles }) {
    // Of a test file before, which has gone with its database.
    for (const { id } of await admin.ask('GET', `users?exact=true&username=${encodeURIComponent(account)}`))
      await admin.ask('DELETE', `users/${id}`)
    const person = await admin.addPerson(account, account, password)
    await admin.ask('PUT', `users/${person}/groups/${await admin.addGroup(`/guanlan/organisations/${orgId}_${role}`)}`)
    for (const name of roles)
      await admin.ask('POST', `users/${person}/role-mappings/realm`, [await admin.ask('GET', `roles/${name}`)])
    // Nobody listens where the product is reached: it is asked within the process.
    const browser = keycloakBrowser(async (address, init) => {
      if (!address.startsWith(`${origin}/`)) return fetch(address, init)
      const reply = await app.inject({
        method: init.method === 'POST' ? 'POST' : 'GET',
        url: address.slice(origin.length),
        headers: { ...(init.headers as Record<string, string>), host: hostOfTests },
      })
      const headers = Object.entries(reply.headers).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, String(value)]),
      )
      return new Response(reply.statusCode === 204 ? null : reply.rawPayload, { status: reply.statusCode, headers })
    })
    await browser.signIn(`${origin}/session/sign-in?stay=no`, account, password)
    const session = await refreshedSession(async () => {
      const reply = await browser.ask(`${origin}/session/refresh`, { method: 'POST', headers: { origin } })
      return ((await reply.json()) as { access_token: string }).access_token
    })
    expect(issuerOf(session.token)).toBe(keycloak.issuer)
    signedIn++
    // The first call makes the account and the membership here.
    await app.inject({ url: '/inews/user', headers: { host: hostOfTests, authorization: `Bearer ${session.token}` } })
    return session
  },
})

afterAll(() => {
  console.log(`${signedIn} members signed in at Keycloak`)
  expect(signedIn, 'members who signed in at Keycloak').toBeGreaterThan(0)
})
