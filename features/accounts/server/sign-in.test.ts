import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, Empty, feature } from '@guanlan/platform/contract'
import {
  createApp,
  openCalls,
  openDatabases,
  openEvents,
  openListener,
  openPool,
  serve,
  serverHalf,
} from '@guanlan/platform/server'
import { migratedDatabase, testFiles } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, openAccounts } from './index.ts'

const account = { account: 'lin@example.com', password: 'correct horse' }

const waves = contract({
  follow: { method: 'GET', path: '/inews/waves', access: 'signedIn', envelope: 'events', summary: 's', reply: Empty },
})
const waveServer = serverHalf({
  feature: feature({ name: 'waves', permissions: {}, quotas: {}, contract: waves }),
  routes: { follow: async (_scope, _input, { reply }) => openEvents(reply).send('wave', 1) },
})

/** One installation that listens; with `issuer` its people sign in at another one. */
async function installation(issuer?: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 2, worker: 4 })
  const pool = openPool(database.url, 'guanlan_worker', 2)
  const db = databases.worker
  await db.insertInto('organisations').values({ id: 7, name: '青屿日化' }).execute()
  const password_hash = issuer ? null : await hashPassword(account.password)
  await db.insertInto('users').values({ id: 5, account: account.account, name: '林屿', password_hash }).execute()
  await db.insertInto('memberships').values({ org_id: 7, user_id: 5, role: 'orgAdmin' }).execute()
  const setting = {
    databases,
    pool,
    publicUrl: origin,
    trustProxy: false,
    version: '1',
    demonstration: async () => null,
  }
  const closing: (() => Promise<unknown>)[] = []
  /** A process of the installation, with a connection of its own to hear what others announce. */
  async function openProcess() {
    const app = await createApp({ logger: false })
    const listener = await openListener(database.url)
    const accounts = await openAccounts({ ...setting, listener, ...(issuer && { external: { issuer } }) }, app)
    await accounts.mount(app)
    serve(app, [accounts.server, waveServer], {
      calls: openCalls(databases.appPool),
      system: db,
      files: await testFiles(),
      linkKey: Buffer.alloc(32),
      ...accounts,
    })
    closing.push(
      () => app.close(),
      () => listener.close(),
    )
    const accepts = (token: string) =>
      accounts.authenticate(token).then(
        () => true,
        () => false,
      )
    return { app, accepts }
  }
  const { app, accepts } = await openProcess()
  await app.listen({ port, host: '127.0.0.1' })
  const close = async () => {
    for (const end of closing) await end()
    await pool.end()
    await databases.close()
    await database.drop()
  }
  return { app, origin, accepts, openProcess, close }
}
type Installation = Awaited<ReturnType<typeof installation>>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A browser that knows the given installations by their origins; each has its own cookies. */
function browser(...known: Installation[]) {
  const jars = new Map(known.map(one => [one.origin, new Map<string, string>()]))
  const [home] = known
  async function ask(method: 'GET' | 'POST', address: string, body?: object, headers: Record<string, string> = {}) {
    const url = new URL(address, home?.origin)
    const at = known.find(one => one.origin === url.origin) as { app: FastifyInstance; origin: string }
    const jar = jars.get(at.origin) as Map<string, string>
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await at.app.inject({
      method,
      url: url.pathname + url.search + url.hash,
      headers: { host: url.host, cookie, ...headers },
      ...(body && { payload: body }),
    })
    for (const one of reply.cookies) one.value ? jar.set(one.name, one.value) : jar.delete(one.name)
    return {
      ...reply,
      status: reply.statusCode,
      json: () => reply.json(),
      location: new URL(reply.headers.location ?? '/', url).href,
    }
  }
  return { ask, jar: jars.get(home?.origin ?? '') as Map<string, string> }
}
type Browser = ReturnType<typeof browser>

let home: Installation
let provider: Installation
const open = () => (home === provider ? browser(home) : browser(home, provider))

async function openForm(one: Browser): Promise<string> {
  const begun = await one.ask('GET', '/session/sign-in?returnTo=%2FmonitorData')
  const form = await one.ask('GET', begun.location)
  return new URL(`/session/interaction/${/interaction=([\w-]+)/.exec(form.location)?.[1]}`, provider.origin).href
}
async function signIn(one: Browser): Promise<string> {
  const accepted = await one.ask('POST', await openForm(one), account)
  expect(accepted.json()).toMatchObject({ status: 0 })
  const resumed = await one.ask('GET', accepted.json().data.redirectTo)
  return (await one.ask('GET', resumed.location)).location
}
const tokenOf = async (one: Browser) => (await one.ask('POST', '/session/refresh')).json().access_token as string
const bearer = async (one: Browser) => ({ authorization: `Bearer ${await tokenOf(one)}` })

describe.each(['the embedded provider', 'an external issuer'])('with %s', which => {
  beforeAll(async () => {
    provider = await installation()
    home = which === 'an external issuer' ? await installation(`${provider.origin}/realms/guanlan`) : provider
  })
  afterAll(async () => {
    await home.close()
    if (provider !== home) await provider.close()
  })

  test('account and password lead back to the place one came from', async () => {
    expect(await signIn(open())).toBe(`${home.origin}/#/monitorData`)
  })

  test('the profile names the organisations of the person', async () => {
    const one = open()
    await signIn(one)
    const profile = await one.ask('GET', '/INEWSAPI/inews/user/userInfo', undefined, await bearer(one))
    expect(profile.json().data).toMatchObject({
      userName: '林屿',
      orgs: [{ id: 7, name: '青屿日化', role: 'orgAdmin' }],
    })
  })

  test('two tabs that refresh at the same moment both stay signed in', async () => {
    const one = open()
    await signIn(one)
    const tabs = [open(), open()] as const
    for (const tab of tabs) for (const [name, value] of one.jar) tab.jar.set(name, value)
    const replies = await Promise.all(tabs.map(tab => tab.ask('POST', '/session/refresh')))
    expect(replies.map(reply => reply.status)).toEqual([200, 200])
    expect((await tabs[0].ask('POST', '/session/refresh')).status).toBe(200)
  })

  test('signing out ends it for every tab', async () => {
    const one = open()
    await signIn(one)
    const copied = open()
    for (const [name, value] of one.jar) copied.jar.set(name, value)
    expect((await one.ask('POST', '/session/sign-out')).status).toBe(200)
    expect((await copied.ask('POST', '/session/refresh')).status).toBe(401)
  })

  test('an access token is refused as soon as its session has ended, in every process and after a restart', async () => {
    const other = await home.openProcess()
    const [one, stranger] = [open(), open()]
    await signIn(one)
    await signIn(stranger)
    const [token, strangers] = [await tokenOf(one), await tokenOf(stranger)]
    expect(await Promise.all([home.accepts(token), other.accepts(token)])).toEqual([true, true])
    await one.ask('POST', '/session/sign-out')
    expect(await home.accepts(token)).toBe(false)
    await expect.poll(() => other.accepts(token), { timeout: 1_000, interval: 20 }).toBe(false)
    expect(await (await home.openProcess()).accepts(token)).toBe(false)
    expect(await Promise.all([home.accepts(strangers), other.accepts(strangers)])).toEqual([true, true])
  })

  test('an open stream of events ends with its session, and no other one does', async () => {
    const [one, stranger] = [open(), open()]
    await signIn(one)
    await signIn(stranger)
    const follow = async (who: Browser) => {
      const reply = await fetch(`${home.origin}/inews/waves`, { headers: await bearer(who) })
      const reader = reply.body?.getReader()
      await reader?.read()
      return async () => {
        for (;;) if ((await reader?.read().catch(() => ({ done: true })))?.done) return 'ended'
      }
    }
    const [untilEnd, strangers] = [await follow(one), await follow(stranger)]
    await one.ask('POST', '/session/sign-out')
    expect(await untilEnd()).toBe('ended')
    expect(await Promise.race([strangers(), new Promise(resolve => setTimeout(resolve, 50, 'open'))])).toBe('open')
  })

  test('another site cannot use the session cookie', async () => {
    const one = open()
    await signIn(one)
    expect((await one.ask('POST', '/session/refresh', undefined, { origin: 'https://evil.example' })).status).toBe(403)
  })

  test('a token that somebody made up is refused', async () => {
    expect((await open().ask('GET', '/inews/user', undefined, { authorization: 'Bearer a.b.c' })).status).toBe(401)
  })
})

describe('the embedded provider', () => {
  beforeAll(async () => {
    provider = await installation()
    home = provider
  })
  afterAll(() => home.close())

  test('refuses a wrong password in the reader’s language and names the field', async () => {
    const one = open()
    const refused = await one.ask(
      'POST',
      await openForm(one),
      { ...account, password: 'wrong' },
      { 'accept-language': 'en' },
    )
    expect(refused.status).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 1003,
      msg: 'Account or password is wrong',
      problems: [{ field: 'password' }],
    })
  })

  test('refuses an unknown account with the same words', async () => {
    const one = open()
    const refused = await one.ask('POST', await openForm(one), { account: 'nobody@example.com', password: 'x' })
    expect(refused.json().msg).toBe('账号或密码不正确')
  })

  test('makes an account wait after ten wrong passwords', async () => {
    const one = open()
    const form = await openForm(one)
    const attempt = () => one.ask('POST', form, { account: 'guess@example.com', password: 'x' })
    for (let n = 0; n < 10; n++) expect((await attempt()).status).toBe(400)
    expect((await attempt()).status).toBe(429)
  })

  test('answers userinfo with Keycloak’s claims', async () => {
    const one = open()
    await signIn(one)
    const reply = await one.ask('GET', '/realms/guanlan/protocol/openid-connect/userinfo', undefined, await bearer(one))
    expect(reply.json()).toMatchObject({
      sub: '5',
      preferred_username: account.account,
      resource_access: { localhost: { roles: ['monitor_module'] } },
    })
  })

  test('sends nobody to a foreign address after the sign-in', async () => {
    const one = open()
    const begun = await one.ask('GET', '/session/sign-in')
    const foreign = new URL(begun.location)
    foreign.searchParams.set('redirect_uri', 'https://evil.example/session/callback')
    expect((await one.ask('GET', foreign.href)).status).toBe(400)
  })
})
