// What is believed: access tokens, made for us, of a person whom the issuer names by subject.
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticateWith, embeddedKeys, ownTokens, tokensOfOurClients } from './authenticate.ts'
import { userOfClaims } from './outside/person.ts'
import { hashPassword, passwordMatches } from './password.ts'
import {
  type Browser,
  browser,
  type Installation,
  installation,
  noGroups,
  signIn,
  tokenOf,
} from './testing/installation.ts'

let home: Installation
let keyPair: Awaited<ReturnType<typeof generateKeyPair>>
const issuer = 'https://id.example.com/realms/press'
beforeAll(async () => {
  home = await installation()
  keyPair = await generateKeyPair('RS256')
})
afterAll(() => home.close())

const tokenWith = (type: string, claims: JWTPayload, subject = 'a1') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: type })
    .setIssuer(issuer)
    .setSubject(subject)
    .setExpirationTime('5m')
    .sign(keyPair.privateKey)
async function believing(isForUs: ReturnType<typeof ownTokens>) {
  const keys = embeddedKeys({ keys: [{ ...(await exportJWK(keyPair.publicKey)), alg: 'RS256' }] })
  const { authenticate } = authenticateWith({
    issuer,
    keys,
    isForUs,
    userOf: userOfClaims(home.databases.worker, issuer, noGroups),
    hasEnded: () => false,
  })
  return (token: string) =>
    authenticate(token).then(
      identity => identity.userId,
      () => null,
    )
}

test('an ID token opens nothing, though it is signed with the same key', async () => {
  const one = browser(home)
  await signIn(one)
  const reply = await home.app.inject({
    method: 'POST',
    url: '/realms/guanlan/protocol/openid-connect/token',
    headers: { host: new URL(home.origin).host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'localhost',
      refresh_token: one.jar.get('guanlan_session') ?? '',
    }).toString(),
  })
  const { id_token: idToken, access_token: accessToken } = reply.json()
  for (const url of ['/inews/user', '/realms/guanlan/protocol/openid-connect/userinfo'])
    for (const [token, status] of [
      [accessToken, 200],
      [idToken, 401],
    ])
      expect((await one.ask('GET', url, undefined, { authorization: `Bearer ${token}` })).status).toBe(status)
})

test.each([
  ['an access token for our calls', 'at+jwt', { aud: 'account' }, true],
  ['one with several audiences', 'application/at+jwt', { aud: ['other', 'account'] }, true],
  ['one for somebody else’s', 'at+jwt', { aud: 'other' }, false],
  ['one that does not say what it is', 'JWT', { aud: 'account' }, false],
  ['one for nobody', 'at+jwt', {}, false],
])('of the embedded provider, %s', async (_, type, claims, isBelieved) => {
  const believe = await believing(ownTokens('account'))
  expect((await believe(await tokenWith(type, claims))) !== null).toBe(isBelieved)
})

test.each([
  ['Keycloak’s access token for our host', 'JWT', { typ: 'Bearer', azp: 'ours', aud: 'account' }, true],
  ['an access token by its header', 'at+jwt', { client_id: 'ours', aud: 'api' }, true],
  ['one of another client of the realm', 'JWT', { typ: 'Bearer', azp: 'theirs', aud: ['account', 'ours'] }, false],
  ['one without a client', 'JWT', { typ: 'Bearer', aud: 'ours' }, false],
  ['Keycloak’s ID token', 'JWT', { typ: 'ID', azp: 'ours', aud: 'ours' }, false],
  ['Keycloak’s refresh token', 'JWT', { typ: 'Refresh', azp: 'ours', aud: issuer }, false],
  ['an ID token that does not say so', 'JWT', { azp: 'ours', aud: 'ours' }, false],
])('of an outside issuer, %s', async (_, type, claims, isBelieved) => {
  const believe = await believing(tokensOfOurClients(async client => client === 'ours'))
  expect((await believe(await tokenWith(type, claims))) !== null).toBe(isBelieved)
})

describe('a person of an outside issuer', () => {
  const claimsOf = (name: string) => ({ typ: 'Bearer', azp: 'ours', preferred_username: name, name })
  const people = async () => believing(tokensOfOurClients(async () => true))

  test('stays the same under another user name, and another one who takes that name is somebody else', async () => {
    const believe = await people()
    const lin = await believe(await tokenWith('JWT', claimsOf('lin'), 's-1'))
    expect(await believe(await tokenWith('JWT', claimsOf('lin.new'), 's-1'))).toBe(lin)
    const other = await believe(await tokenWith('JWT', claimsOf('lin'), 's-2'))
    expect(other).not.toBeNull()
    expect(other).not.toBe(lin)
  })

  test('does not become who has an account of that name here', async () => {
    const believe = await people()
    const operator = await home.databases.worker
      .insertInto('users')
      .values({ account: 'operator', name: '运营', roles: ['operator'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const taken = await believe(await tokenWith('JWT', claimsOf('Operator'), 's-3'))
    expect(taken).not.toBe(operator.id)
  })

  test('who is disabled here is refused, whatever the issuer says', async () => {
    const believe = await people()
    const wang = await believe(await tokenWith('JWT', claimsOf('wang'), 's-4'))
    await home.databases.worker.updateTable('users').set({ enabled: false }).where('id', '=', wang).execute()
    expect(await (await people())(await tokenWith('JWT', claimsOf('wang'), 's-4'))).toBeNull()
  })
})

describe('answers and origins', () => {
  let one: Browser
  beforeAll(async () => {
    one = browser(home)
    await signIn(one)
  })

  test('of calls and sessions are kept nowhere', async () => {
    const token = await tokenOf(one)
    const answers = [
      await one.ask('POST', '/session/refresh'),
      await one.ask('GET', '/inews/user', undefined, { authorization: `Bearer ${token}` }),
      await one.ask('GET', '/inews/user'),
    ]
    expect(answers.map(answer => answer.headers['cache-control'])).toEqual(['no-store', 'no-store', 'no-store'])
  })

  test.each([
    ['its own', home => home.origin, 200],
    ['its own host by another scheme', home => home.origin.replace('http:', 'https:'), 403],
    ['its own host at another port', () => 'http://localhost:1', 403],
    ['none that can be named', () => 'null', 403],
  ] as [string, (home: Installation) => string, number][])('an origin that is %s', async (_, origin, status) => {
    expect((await one.ask('POST', '/session/refresh', undefined, { origin: origin(home) })).status).toBe(status)
  })
})

test('a password is the same however its signs are composed', async () => {
  const composed = 'Ⅳ é 密码'
  const typed = 'IV e\u0301 密码'
  expect(await passwordMatches(await hashPassword(composed), typed)).toBe(true)
  expect(await passwordMatches(await hashPassword(typed), composed)).toBe(true)
  expect(await passwordMatches(await hashPassword(composed), 'IV e 密码')).toBe(false)
})

test('the three calls of the document are answered by the provider', async () => {
  const ask = (method: 'GET' | 'POST', name: string) =>
    home.app.inject({
      method,
      url: `/realms/guanlan/protocol/openid-connect/${name}`,
      headers: { host: new URL(home.origin).host, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: 'client_id=localhost' }),
    })
  const calls = [await ask('POST', 'token'), await ask('POST', 'logout'), await ask('GET', 'userinfo')]
  expect(calls.map(({ statusCode }) => statusCode === 404 || statusCode >= 500)).toEqual([false, false, false])
})
