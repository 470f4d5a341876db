import { createApp, openDatabases, openPool } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strings } from '../strings.ts'
import { hashPassword, openAccounts } from './index.ts'

const host = 'localhost:8080'
const account = { account: 'lin@example.com', password: 'correct horse' }

let app: FastifyInstance
let cleanUp: () => Promise<void>

beforeAll(async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 2, worker: 4 })
  const pool = openPool(database.url, 'guanlan_worker', 2)
  await databases.worker.insertInto('organisations').values({ id: 7, name: '青屿日化' }).execute()
  const password_hash = await hashPassword(account.password)
  await databases.worker
    .insertInto('users')
    .values({ id: 5, account: account.account, name: '林屿', password_hash })
    .execute()
  await databases.worker.insertInto('memberships').values({ org_id: 7, user_id: 5, role: 'orgAdmin' }).execute()
  app = await createApp({ phrases: { accounts: strings }, logger: false })
  const accounts = await openAccounts(
    { databases, pool, publicUrl: `http://${host}`, trustProxy: false, version: '1', demonstration: async () => null },
    app,
  )
  await accounts.mount(app)
  for (const routes of accounts.routes) routes(app, { databases, authenticate: accounts.authenticate })
  cleanUp = async () => {
    await app.close()
    await pool.end()
    await databases.close()
    await database.drop()
  }
})
afterAll(() => cleanUp())

/** A browser's cookie jar, as far as one site needs it. */
function browser() {
  const jar = new Map<string, string>()
  return {
    jar,
    async ask(method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await app.inject({
        method,
        url,
        headers: { host, cookie, ...headers },
        ...(body && { payload: body }),
      })
      for (const one of reply.cookies) one.value ? jar.set(one.name, one.value) : jar.delete(one.name)
      return reply
    },
  }
}
const pathOf = (location: string | undefined) => location?.replace(`http://${host}`, '') ?? ''

async function openForm(one: ReturnType<typeof browser>): Promise<string> {
  const begun = await one.ask('GET', '/session/sign-in?returnTo=%2FmonitorData')
  const form = await one.ask('GET', pathOf(begun.headers.location))
  return /interaction=([\w-]+)/.exec(form.headers.location ?? '')?.[1] ?? ''
}

async function signIn(one: ReturnType<typeof browser>): Promise<string> {
  const accepted = await one.ask('POST', `/session/interaction/${await openForm(one)}`, account)
  expect(accepted.json()).toMatchObject({ status: 0 })
  const resumed = await one.ask('GET', pathOf(accepted.json().data.redirectTo))
  const back = await one.ask('GET', pathOf(resumed.headers.location))
  return back.headers.location ?? ''
}
const tokenOf = async (one: ReturnType<typeof browser>) =>
  (await one.ask('POST', '/session/refresh')).json().access_token as string

describe('signing in', () => {
  test('account and password lead back to the place one came from', async () => {
    expect(await signIn(browser())).toBe('/#/monitorData')
  })

  test('the profile names the organisations of the person', async () => {
    const one = browser()
    await signIn(one)
    const profile = await one.ask('GET', '/INEWSAPI/inews/user/userInfo', undefined, {
      authorization: `Bearer ${await tokenOf(one)}`,
    })
    expect(profile.json().data).toMatchObject({
      userName: '林屿',
      orgs: [{ id: 7, name: '青屿日化', role: 'orgAdmin' }],
    })
  })

  test('a wrong password is refused in the reader’s language and names the field', async () => {
    const one = browser()
    const refused = await one.ask(
      'POST',
      `/session/interaction/${await openForm(one)}`,
      { ...account, password: 'wrong' },
      { 'accept-language': 'en' },
    )
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 1003,
      msg: 'Account or password is wrong',
      problems: [{ field: 'password' }],
    })
  })

  test('an unknown account is refused with the same words', async () => {
    const one = browser()
    const refused = await one.ask('POST', `/session/interaction/${await openForm(one)}`, {
      account: 'nobody@example.com',
      password: 'x',
    })
    expect(refused.json().msg).toBe('账号或密码不正确')
  })

  test('after ten wrong passwords the account must wait', async () => {
    const one = browser()
    const form = await openForm(one)
    const attempt = () =>
      one.ask('POST', `/session/interaction/${form}`, { account: 'guess@example.com', password: 'x' })
    for (let n = 0; n < 10; n++) expect((await attempt()).statusCode).toBe(400)
    expect((await attempt()).statusCode).toBe(429)
  })

  test('another site cannot use the session cookie', async () => {
    const one = browser()
    await signIn(one)
    expect((await one.ask('POST', '/session/refresh', undefined, { origin: 'https://evil.example' })).statusCode).toBe(
      403,
    )
  })
})

describe('a session', () => {
  test('two tabs that refresh at the same moment both stay signed in', async () => {
    const one = browser()
    await signIn(one)
    const kept = new Map(one.jar)
    const tabs = [browser(), browser()]
    for (const tab of tabs) for (const [name, value] of kept) tab.jar.set(name, value)
    const replies = await Promise.all(tabs.map(tab => tab.ask('POST', '/session/refresh')))
    expect(replies.map(reply => reply.statusCode)).toEqual([200, 200])
    expect((await tabs[0]?.ask('POST', '/session/refresh'))?.statusCode).toBe(200)
  })

  test('signing out ends it for every tab', async () => {
    const one = browser()
    await signIn(one)
    const stolen = browser()
    for (const [name, value] of one.jar) stolen.jar.set(name, value)
    expect((await one.ask('POST', '/session/sign-out')).statusCode).toBe(200)
    expect((await stolen.ask('POST', '/session/refresh')).statusCode).toBe(401)
  })

  test('userinfo answers with Keycloak’s claims', async () => {
    const one = browser()
    await signIn(one)
    const reply = await one.ask('GET', '/realms/guanlan/protocol/openid-connect/userinfo', undefined, {
      authorization: `Bearer ${await tokenOf(one)}`,
    })
    expect(reply.json()).toMatchObject({
      sub: '5',
      preferred_username: account.account,
      resource_access: { localhost: { roles: ['monitor_module'] } },
    })
  })

  test('a token that somebody made up is refused', async () => {
    const reply = await browser().ask('GET', '/inews/user', undefined, { authorization: 'Bearer a.b.c' })
    expect(reply.statusCode).toBe(401)
  })
})
