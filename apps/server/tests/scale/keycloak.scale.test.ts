// People sign in at a real Keycloak, with the realm that operators import: who they are, which of its tokens are believed, what ends there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Administrator, administrator } from '../../../../tools/scale/keycloak/administrator.ts'
import { type KeycloakBrowser, keycloakBrowser } from '../../../../tools/scale/keycloak/browser.ts'
import { type Keycloak, startKeycloak } from '../../../../tools/scale/keycloak/start.ts'
import { openProduct, type Product, type Reply } from '../product.ts'

const port = 18_974
const otherPort = 18_975
const origin = `http://localhost:${port}`
const other = `http://localhost:${otherPort}`
const password = 'a password of the realm'
const serviceSecret = 'the secret of the groups'

let folder: string
let keycloak: Keycloak
let admin: Administrator
let database: Awaited<ReturnType<typeof migratedDatabase>>
let product: Product
let second: Product
let operator: string
const start = () => startKeycloak({ folder, port: 18_976, host: 'localhost', origin, serviceSecret })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guanlan-keycloak-'))
  keycloak = await start()
  admin = administrator(keycloak)
  database = await migratedDatabase()
  const environment = {
    OIDC_ISSUER: keycloak.issuer,
    OIDC_SERVICE_SECRET: serviceSecret,
    PUBLIC_URL: origin,
    GUANLAN_SECRET: 'a secret of both processes, long enough',
    GUANLAN_OPERATOR_MAIL: 'service@example.com',
  }
  const opening = () => openProduct(database.url, { environment, limits: { refresh: 10_000, signIn: 10_000 } })
  product = await opening()
  second = await opening()
  await product.app.listen({ port, host: '127.0.0.1' })
  await second.app.listen({ port: otherPort, host: '127.0.0.1' })
  const db = product.databases.worker
  await db
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  // Made here, before anybody came from the realm.
  await db
    .insertInto('users')
    .values({ account: 'operator', name: '运营', roles: ['operator'] })
    .execute()
  const id = await admin.addPerson('realm.operator', '总', password)
  await admin.ask('POST', `users/${id}/role-mappings/realm`, [await admin.ask('GET', 'roles/operator')])
  operator = await tokenOf(await signedIn('realm.operator'))
})
afterAll(async () => {
  await second?.close()
  await product?.close()
  await database?.drop()
  await keycloak?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function signedIn(account: string, stay: 'yes' | 'no' = 'no'): Promise<KeycloakBrowser> {
  const one = keycloakBrowser()
  expect(await one.signIn(`${origin}/session/sign-in?stay=${stay}`, account, password)).toBe(`${origin}/#/`)
  return one
}
const refresh = (one: KeycloakBrowser, at = origin) =>
  one.ask(`${at}/session/refresh`, { method: 'POST', headers: { origin: at } })
const tokenOf = async (one: KeycloakBrowser): Promise<string> =>
  ((await (await refresh(one)).json()) as { access_token: string }).access_token
async function profileOf(token: string, at = origin): Promise<{ status: number; data?: Reply }> {
  const reply = await fetch(`${at}/inews/user`, { headers: { authorization: `Bearer ${token}` } })
  return { status: reply.status, data: ((await reply.json()) as Reply).data }
}
const orgsOf = async (token: string) => (await profileOf(token)).data.orgs.map(({ id, role }: Reply) => [id, role])
async function operate(method: string, path: string, body?: object): Promise<{ status: number; body: Reply }> {
  const reply = await fetch(`${origin}/mgrV1/${path}`, {
    method,
    headers: { authorization: `Bearer ${operator}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: await reply.json() }
}
const claimsOf = (token: string): Reply => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('who it is', () => {
  test('somebody with the name of an account made here is somebody else, with no rights of it', async () => {
    await admin.addPerson('operator', '同名', password)
    const { data } = await profileOf(await tokenOf(await signedIn('operator')))
    expect(data).toMatchObject({ userName: '同名 （测试）', orgs: [] })
    expect(data.roles).not.toContain('operator')
    expect(data.account).not.toBe('operator')
  })

  test('a role of the realm is a role here', async () => {
    expect((await profileOf(operator)).data.roles).toContain('operator')
    expect((await operate('POST', 'identity/mapping/list', { page: 1, pageSize: 20 })).status).toBe(200)
  })

  test('a number of users.id is used once a person, however many tokens they show', async () => {
    const one = await signedIn('realm.operator')
    for (let n = 0; n < 5; n++) expect((await profileOf(await tokenOf(one))).status).toBe(200)
    const { rows } = await sql<{ used: number; people: number }>`
      select (max(id) - min(id) + 1)::int as used, count(*)::int as people from users`.execute(product.databases.worker)
    expect(rows[0]).toEqual({ used: 3, people: 3 })
  })
})

describe('which token', () => {
  async function tokensOfClient(client: string): Promise<Record<string, string>> {
    const reply = await fetch(`${keycloak.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: client,
        username: 'realm.operator',
        password,
        scope: 'openid',
      }),
    })
    return (await reply.json()) as Record<string, string>
  }

  test('one of another client of the realm opens nothing, though it names the same person and roles', async () => {
    await admin.ask('POST', 'clients', { clientId: 'another', publicClient: true, directAccessGrantsEnabled: true })
    const { access_token: token = '' } = await tokensOfClient('another')
    expect(claimsOf(token)).toMatchObject({ iss: keycloak.issuer, azp: 'another', typ: 'Bearer' })
    expect((await profileOf(token)).status).toBe(401)
  })

  test('an ID token, and one that is not signed, open nothing', async () => {
    const ours = await admin.clientId('localhost')
    const client = await admin.ask('GET', `clients/${ours}`)
    await admin.ask('PUT', `clients/${ours}`, { ...client, directAccessGrantsEnabled: true })
    const { access_token: access = '', id_token: id = '' } = await tokensOfClient('localhost')
    await admin.ask('PUT', `clients/${ours}`, client)
    expect(claimsOf(id)).toMatchObject({ typ: 'ID', azp: 'localhost' })
    expect((await profileOf(id)).status).toBe(401)
    expect((await profileOf(access)).status).toBe(200)
    const [, claims] = access.split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    expect((await profileOf(`${header}.${claims}.`)).status).toBe(401)
  })

  test('keys are changed there, and nothing is started anew here', async () => {
    const before = await tokenOf(await signedIn('realm.operator'))
    await admin.ask('POST', 'components', {
      name: 'newer',
      providerId: 'rsa-generated',
      providerType: 'org.keycloak.keys.KeyProvider',
      config: { priority: ['200'], active: ['true'], enabled: ['true'] },
    })
    const after = await tokenOf(await signedIn('realm.operator'))
    const keyOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    expect(keyOf(after)).not.toBe(keyOf(before))
    // A set of keys is asked for again thirty seconds after the last time at the soonest, so that strangers cannot have it asked for.
    await expect.poll(async () => (await profileOf(after)).status, { timeout: 60_000, interval: 1_000 }).toBe(200)
    expect((await profileOf(before)).status).toBe(200)
  })
})

describe('where to', () => {
  let person: string
  let one: KeycloakBrowser
  beforeAll(async () => {
    person = await admin.addPerson('lin', '林', password)
    one = await signedIn('lin')
  })

  test('somebody in no group belongs nowhere, and is told whom to ask', async () => {
    const token = await tokenOf(one)
    expect(claimsOf(token).groups).toBeUndefined()
    expect(await orgsOf(token)).toEqual([])
    const reply = await fetch(`${origin}/inews/user/allow`, { headers: { authorization: `Bearer ${token}` } })
    expect(await reply.json()).toMatchObject({ data: { allow: true, operator: 'service@example.com' } })
  })

  test('members come and go with the groups that their tokens name', async () => {
    const group = await admin.addGroup('/guanlan/organisations/7_member')
    await admin.ask('PUT', `users/${person}/groups/${group}`)
    expect(await orgsOf(await tokenOf(one))).toEqual([[7, 'member']])
    await admin.ask('DELETE', `users/${person}/groups/${group}`)
    expect(await orgsOf(await tokenOf(one))).toEqual([])
  })

  test('an operator says what another group is: it holds with the next token, changes and ends at once', async () => {
    const group = await admin.addGroup('/集团/公关部_1')
    await admin.ask('PUT', `users/${person}/groups/${group}`)
    const made = await operate('POST', 'identity/mapping', {
      source: 'group',
      name: '/集团/公关部_1',
      orgId: 8,
      role: 'reader',
    })
    expect(made).toMatchObject({ status: 200, body: { data: { people: 0 } } })
    const token = await tokenOf(one)
    expect(await orgsOf(token)).toEqual([[8, 'reader']])
    const { id, version } = made.body.data
    const draft = { source: 'group', name: '/集团/公关部_1', orgId: 8, role: 'orgAdmin', version }
    expect(await operate('PUT', `identity/mapping/${id}`, draft)).toMatchObject({ body: { data: { people: 1 } } })
    expect(await orgsOf(token)).toEqual([[8, 'orgAdmin']])
    expect((await operate('PUT', `identity/mapping/${id}`, draft)).status).toBe(409)
    expect((await operate('DELETE', `identity/mapping/${id}`)).status).toBe(200)
    expect(await orgsOf(token)).toEqual([])
  })

  test('a role there that gives a role here stops giving it at once, in every process', async () => {
    await admin.ask('POST', 'roles', { name: 'guanlan-ops' })
    const role = await admin.ask('GET', 'roles/guanlan-ops')
    const ours = await admin.clientId('localhost')
    await admin.ask('POST', `clients/${ours}/scope-mappings/realm`, [role])
    await admin.ask('POST', `users/${person}/role-mappings/realm`, [role])
    const made = await operate('POST', 'identity/mapping', { source: 'role', name: 'guanlan-ops', role: 'operator' })
    const token = await tokenOf(one)
    for (const at of [origin, other]) expect((await profileOf(token, at)).data.roles).toContain('operator')
    await operate('DELETE', `identity/mapping/${made.body.data.id}`)
    for (const at of [origin, other])
      await expect
        .poll(async () => (await profileOf(token, at)).data.roles, { timeout: 1_000, interval: 50 })
        .not.toContain('operator')
  })

  test('groups are kept from here by the service account, with the rights of the realm file', async () => {
    const { id: userId } = await product.databases.worker
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'lin')
      .executeTakeFirstOrThrow()
    const group = '/guanlan/organisations/8_orgAdmin'
    expect(await operate('POST', 'org/keyclock/bind', { orgId: 8 })).toMatchObject({ status: 200 })
    expect(await operate('POST', 'user/keyclock/join', { userId, group })).toMatchObject({ status: 200 })
    const there = await admin.ask('GET', `users/${person}/groups`)
    expect(there.map(({ path }: Reply) => path)).toContain(group)
    // At once, and still with the next token.
    expect(await orgsOf(await tokenOf(one))).toEqual([[8, 'orgAdmin']])
    expect((await operate('GET', `user/keyclock/groups/${userId}`)).body.data).toEqual([group])
    await operate('POST', 'user/keyclock/join', { userId, group: '/guanlan/organisations/8_reader' })
    expect((await operate('GET', `user/keyclock/groups/${userId}`)).body.data).toEqual([
      '/guanlan/organisations/8_reader',
    ])
    expect(await orgsOf(await tokenOf(one))).toEqual([[8, 'reader']])
    const leave = `user/keyclock/leave?userId=${userId}&group=${encodeURIComponent('/guanlan/organisations/8_reader')}`
    expect((await operate('DELETE', leave)).status).toBe(200)
    expect((await operate('DELETE', leave)).status).toBe(404)
    expect(await orgsOf(await tokenOf(one))).toEqual([])
    // Somebody of this installation alone is in no group there.
    const here = await product.databases.worker
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'operator')
      .executeTakeFirstOrThrow()
    const { body } = await operate('POST', 'user/keyclock/join', { userId: here.id, group })
    expect(body).toMatchObject({ key: 'members.notOfIssuer' })
  })
})

describe('a sign-in', () => {
  test('that shall last is an offline one, any other ends with the window of the browser', async () => {
    const cookieOf = (one: KeycloakBrowser) => one.said.findLast(each => each.startsWith('guanlan_session=')) ?? ''
    const short = await signedIn('lin')
    expect(cookieOf(short)).not.toContain('Max-Age')
    await refresh(short)
    expect(cookieOf(short)).not.toContain('Max-Age')
    const long = await signedIn('lin', 'yes')
    expect(cookieOf(long)).toContain('Max-Age=')
    expect(claimsOf(long.cookies('localhost').get('guanlan_session') ?? '').typ).toBe('Offline')
    await refresh(long)
    expect(cookieOf(long)).toContain('Max-Age=')
  })

  test('without an answer is asked how long it shall last, and speaks the language of the reader', async () => {
    const one = keycloakBrowser()
    const requested = await one.ask(`${origin}/session/sign-in?returnTo=/overview`)
    expect(requested.headers.get('location')).toBe('/#/index?ask=stay&returnTo=%2Foverview')
    const started = await one.ask(`${origin}/session/sign-in?stay=no`, { headers: { 'accept-language': 'zh-CN' } })
    expect(new URL(started.headers.get('location') ?? '').searchParams.get('ui_locales')).toBe('zh-CN')
    const page = await (await one.ask(started.headers.get('location') ?? '')).text()
    expect(page).toContain('登录')
    expect(page).not.toContain('登入')
  })

  test('renewed at two processes in one moment goes on in both', async () => {
    const one = await signedIn('lin')
    for (let n = 0; n < 10; n++) {
      const cookie = one.cookies('localhost').get('guanlan_session')
      const answers = await Promise.all(
        [origin, other].map(at =>
          fetch(`${at}/session/refresh`, {
            method: 'POST',
            headers: { origin: at, cookie: `guanlan_session=${cookie}` },
          }),
        ),
      )
      expect(answers.map(each => each.status)).toEqual([200, 200])
      const stored = answers.map(each => /guanlan_session=([^;]+)/.exec(each.headers.getSetCookie().join())?.[1])
      expect(stored[0]).toBe(stored[1])
      await refresh(one)
    }
  })

  /** A stream of events that stays open; done when it is closed. */
  async function watch(token: string): Promise<{ closed: Promise<void> }> {
    const reply = await fetch(`${other}/inews/task/changes`, {
      headers: { authorization: `Bearer ${token}`, orgid: '7' },
    })
    expect(reply.status).toBe(200)
    const read = async () => {
      for await (const _ of reply.body ?? []) {
        // What it says is of no interest.
      }
    }
    return { closed: read().catch(() => {}) }
  }
  async function memberOf7(account: string): Promise<string> {
    const person = await admin.addPerson(account, account, password)
    await admin.ask('PUT', `users/${person}/groups/${await admin.addGroup('/guanlan/organisations/7_member')}`)
    return person
  }

  test.each([
    ['all sessions of the person', (person: string) => admin.ask('POST', `users/${person}/logout`)],
    [
      'the one session',
      async (person: string) => {
        const [session] = await admin.ask('GET', `users/${person}/sessions`)
        await admin.ask('DELETE', `sessions/${session.id}`)
      },
    ],
    ['the person, by disabling them', (person: string) => admin.ask('PUT', `users/${person}`, { enabled: false })],
    [
      'the password',
      (person: string) =>
        admin.ask('PUT', `users/${person}/reset-password`, {
          type: 'password',
          value: 'another one',
          temporary: false,
        }),
    ],
  ])('ended there by an administrator (%s) ends here within five seconds, its open streams too', async (_, end) => {
    const account = `wang${Math.random().toString(36).slice(2, 8)}`
    const person = await memberOf7(account)
    const one = await signedIn(account)
    const token = await tokenOf(one)
    const { closed } = await watch(token)
    const began = Date.now()
    await end(person)
    await closed
    expect(Date.now() - began).toBeLessThan(5_000)
    for (const at of [origin, other])
      await expect.poll(async () => (await profileOf(token, at)).status, { timeout: 1_000, interval: 50 }).toBe(401)
    expect((await refresh(one)).status).toBe(401)
  })

  test('goes on after Keycloak was away: told to wait, never signed out', async () => {
    const one = await signedIn('lin')
    const token = await tokenOf(one)
    await keycloak.end('SIGKILL')
    const cookie = one.cookies('localhost').get('guanlan_session')
    const reply = await refresh(one)
    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(one.cookies('localhost').get('guanlan_session')).toBe(cookie)
    expect((await profileOf(token)).status).toBe(200)
    const ready = async () => (await fetch(`${origin}/health/ready`)).json()
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ status: 'ready', waitsFor: ['issuer'] })
    const started = await keycloakBrowser().ask(`${origin}/session/sign-in?stay=no&returnTo=/overview`)
    // What its document said is known here; who comes anew waits at its door, or at ours.
    expect([`${keycloak.issuer}/protocol/openid-connect/auth`, '/']).toContain(
      (started.headers.get('location') ?? '').split(/[?#]/)[0],
    )
    // A process that starts meanwhile starts.
    const third = await openProduct(database.url, { environment: { OIDC_ISSUER: keycloak.issuer, PUBLIC_URL: origin } })
    const anew = await third.app.inject({
      method: 'GET',
      url: '/session/sign-in?stay=no',
      headers: { host: `localhost:${port}` },
    })
    expect(anew.headers.location).toBe('/#/index?failed=away&returnTo=%2F')
    keycloak = await start()
    await expect.poll(async () => (await refresh(one)).status, { timeout: 10_000 }).toBe(200)
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ waitsFor: [] })
    const again = await third.app.inject({
      method: 'GET',
      url: '/session/sign-in?stay=no',
      headers: { host: `localhost:${port}` },
    })
    expect(again.headers.location).toContain(keycloak.issuer)
    await third.close()
  })
})
