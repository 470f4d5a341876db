import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  account,
  type Browser,
  bearer,
  browser,
  type Installation,
  installation,
  openForm,
  signIn,
  tokenOf,
} from './testing/installation.ts'

let home: Installation
let provider: Installation
const open = () => (home === provider ? browser(home) : browser(home, provider))

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

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'monitorData'])(
    'a sign-in that wants to come back to %s comes back to the beginning',
    async returnTo => {
      expect(await signIn(open(), account, returnTo)).toBe(`${home.origin}/#/`)
    },
  )

  test('a host that is nobody’s begins no sign-in; one of an organisation does', async () => {
    const begin = (host: string) =>
      home.app.inject({ method: 'GET', url: '/session/sign-in?stay=yes', headers: { host } })
    const refused = await begin('evil.example')
    expect([refused.statusCode, refused.json().key, refused.headers.location]).toEqual([
      400,
      'signIn.unknownHost',
      undefined,
    ])
    const looked = await home.app.inject({
      method: 'GET',
      url: '/session/sign-in',
      headers: { host: 'evil.example', accept: 'text/html,*/*' },
    })
    expect([looked.statusCode, looked.headers.location]).toEqual([302, '/#/index?failed=host'])
    const db = home.databases.worker
    await db.insertInto('domain_configs').values({ host: 'desk.example', config: '{}' }).execute()
    await db.insertInto('domain_configs').values({ host: 'own.example', config: '{}', owner_org_id: 7 }).execute()
    for (const host of ['desk.example', 'Own.example:8443', 'localhost'])
      expect((await begin(host)).headers.location).toContain('/protocol/openid-connect/auth')
    expect((await begin('own.example.evil.example')).statusCode).toBe(400)
  })

  test('the issuer names no address at a host that is nobody’s', async () => {
    for (const path of [
      '.well-known/openid-configuration',
      'protocol/openid-connect/auth?client_id=evil.example&response_type=code',
      'protocol/openid-connect/certs',
    ]) {
      const ask = (host: string) =>
        provider.app.inject({ method: 'GET', url: `/realms/guanlan/${path}`, headers: { host } })
      const refused = await ask('evil.example')
      expect([refused.statusCode, refused.json().key]).toEqual([400, 'signIn.unknownHost'])
      expect((await ask('localhost')).body).not.toContain('signIn.unknownHost')
    }
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

  test('a sign-in here outlives the window of the browser, one elsewhere only where that is granted', async () => {
    const one = open()
    await signIn(one)
    const { headers } = await one.ask('POST', '/session/refresh')
    const isHere = which === 'the embedded provider'
    expect(/^guanlan_session=[^;]+; Max-Age=1209600;/.test(String(headers['set-cookie']))).toBe(isHere)
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
    const started = await one.ask('GET', '/session/sign-in')
    const foreign = new URL(started.location)
    foreign.searchParams.set('redirect_uri', 'https://evil.example/session/callback')
    expect((await one.ask('GET', foreign.href)).status).toBe(400)
  })
})

describe('behind a proxy that carries TLS', () => {
  beforeAll(async () => {
    provider = await installation(undefined, {}, 'https://guanlan.example.com')
    home = provider
  })
  afterAll(() => home.close())

  test('people sign in, refresh and sign out by https, with cookies that travel no other way', async () => {
    const one = open()
    const started = await one.ask('GET', '/session/sign-in')
    expect(new URL(started.location).searchParams.get('redirect_uri')).toBe(
      'https://guanlan.example.com/session/callback',
    )
    expect(started.cookies.every(({ secure }) => secure)).toBe(true)
    expect(new URL(started.location).searchParams.get('ui_locales')).toBe('zh-CN')
    expect(await signIn(one)).toBe('https://guanlan.example.com/#/monitorData')
    const answer = await one.ask('POST', '/session/refresh', undefined, { origin: 'https://guanlan.example.com' })
    expect(answer.status).toBe(200)
    expect(await home.accepts(answer.json().access_token)).toBe(true)
    expect((await one.ask('POST', '/session/sign-out')).status).toBe(200)
    expect(await home.accepts(answer.json().access_token)).toBe(false)
  })
})
