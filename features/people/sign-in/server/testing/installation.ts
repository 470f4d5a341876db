/** An installation that people sign in to, and browsers that do, for tests. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, Empty, feature } from '@guanlan/platform/contract'
import {
  type AppOptions,
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
import { expect } from 'vitest'
import { type GroupMemberships, hashPassword, openAccounts } from '../index.ts'
import { databaseSwitch } from './database-switch.ts'

/** Nobody is a member by a group. */
export const noGroups: GroupMemberships = { of: async () => [], give: async () => {}, take: async () => {} }

/** Somebody of organisation 7, like the first. */
export const colleague = { account: 'wang@example.com', password: 'correct horse' }
export const account = { account: 'lin@example.com', password: 'correct horse' }

/** For calls of members and of people, and answers that last. */
const waves = contract({
  look: {
    method: 'GET',
    path: '/inews/waves/look',
    access: 'member',
    permission: 'waves.view',
    summary: 's',
    reply: Empty,
  },
  watch: {
    method: 'GET',
    path: '/inews/waves/watch',
    access: 'member',
    permission: 'waves.view',
    envelope: 'events',
    summary: 's',
    reply: Empty,
  },
  download: {
    method: 'GET',
    path: '/inews/waves/download',
    access: 'member',
    permission: 'waves.view',
    envelope: 'file',
    summary: 's',
    reply: Empty,
  },
  steer: { method: 'GET', path: '/inews/waves/steer', access: 'operator', summary: 's', reply: Empty },
  follow: { method: 'GET', path: '/inews/waves', access: 'signedIn', envelope: 'events', summary: 's', reply: Empty },
})
const waveServer = serverHalf({
  feature: feature({
    name: 'waves',
    permissions: { view: { name: ['看', '看', 'Look'], roles: ['orgAdmin', 'member', 'reader'] } },
    quotas: {},
    contract: waves,
  }),
  routes: {
    look: async () => null,
    steer: async () => null,
    watch: async (_scope, _input, { reply }) => openEvents(reply).send('wave', 1),
    // Never done: whoever reads it is sent away, or goes.
    download: async (_scope, _input, { reply }) => {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/csv' })
      reply.raw.write('wave\n')
    },
    follow: async (_scope, _input, { reply }) => openEvents(reply).send('wave', 1),
  },
})

/** One installation that listens; with `issuer` its people sign in at another one; `proxied` is its address behind a proxy that is believed. */
export async function installation(issuer?: string, limits: AppOptions['limits'] = {}, proxied?: string) {
  const port = await freePort()
  const origin = proxied ?? `http://localhost:${port}`
  const database = await migratedDatabase()
  const way = await databaseSwitch(database.url)
  const databases = openDatabases(way.url, { app: 2, worker: 4 })
  const pool = openPool(way.url, 'guanlan_worker', 2)
  const db = databases.worker
  await db.insertInto('organisations').values({ id: 7, name: '青屿日化' }).execute()
  const password_hash = issuer ? null : await hashPassword(account.password)
  // At another issuer they are known by its subjects.
  const subjectOf = (subject: string) => (issuer ? { issuer, subject } : {})
  await db
    .insertInto('users')
    .values({ id: 5, account: account.account, name: '林屿', password_hash, ...subjectOf('5') })
    .execute()
  await db
    .insertInto('users')
    .values({ id: 6, account: colleague.account, name: '王汀', password_hash, ...subjectOf('6') })
    .execute()
  await db
    .insertInto('memberships')
    .values([5, 6].map(user_id => ({ org_id: 7, user_id, role: 'orgAdmin' })))
    .execute()
  const setting = {
    databases,
    pool,
    publicUrl: origin,
    secret: randomBytes(32),
    version: '1',
    demonstration: async () => null,
    memberships: noGroups,
    purviewOf: async (_db: unknown, { roles }: { roles: readonly string[] }) => ({
      roles: [...roles],
      menus: [],
      functions: [],
    }),
  }
  const closing: (() => Promise<unknown>)[] = []
  /** A process of the installation, with a connection of its own to hear what others announce. */
  async function openProcess(secret = setting.secret) {
    const app = await createApp({ logger: false, limits, ...(proxied && { trustedProxies: ['127.0.0.1'] }) })
    const listener = await openListener(way.url)
    const accounts = await openAccounts({ ...setting, secret, listener, ...(issuer && { external: { issuer } }) }, app)
    await accounts.mount(app)
    serve(app, [accounts.server, waveServer], {
      calls: openCalls(databases.appPool),
      system: db,
      files: await testFiles(),
      linkKey: Buffer.alloc(32),
      listener,
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
    await way.cut()
    await database.drop()
  }
  return { app, origin, accepts, openProcess, databaseUrl: database.url, databases, way, close }
}
export type Installation = Awaited<ReturnType<typeof installation>>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

type Place = Pick<Installation, 'app' | 'origin'>

/** A browser that knows the given installations by their origins; each has its own cookies. */
export function browser(...known: (Place & { from?: string })[]) {
  const jars = new Map(known.map(one => [one.origin, new Map<string, string>()]))
  const [home] = known
  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    address: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const url = new URL(address, home?.origin)
    const at = known.find(one => one.origin === url.origin) as Place & { from?: string }
    const jar = jars.get(at.origin) as Map<string, string>
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await at.app.inject({
      method,
      url: url.pathname + url.search + url.hash,
      ...(at.from && { remoteAddress: at.from }),
      headers: { host: url.host, cookie, 'x-forwarded-proto': url.protocol.slice(0, -1), ...headers },
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
export type Browser = ReturnType<typeof browser>

/** The sign-in form that the product sends a browser to; answers where it is handed in. */
export async function openForm(one: Browser, returnTo = '/monitorData'): Promise<string> {
  const started = await one.ask('GET', `/session/sign-in?${new URLSearchParams({ returnTo, stay: 'yes' })}`)
  const form = await one.ask('GET', started.location)
  return new URL(
    `/session/interaction/${/interaction=([\w-]+)/.exec(form.location)?.[1]}`,
    new URL(started.location).origin,
  ).href
}
/** Answers where the browser ends up. */
export async function signIn(one: Browser, who = account, returnTo?: string): Promise<string> {
  const accepted = await one.ask('POST', await openForm(one, returnTo), who)
  expect(accepted.json()).toMatchObject({ status: 0 })
  const resumed = await one.ask('GET', accepted.json().data.redirectTo)
  return (await one.ask('GET', resumed.location)).location
}
export const tokenOf = async (one: Browser) => (await one.ask('POST', '/session/refresh')).json().access_token as string
export const bearer = async (one: Browser) => ({ authorization: `Bearer ${await tokenOf(one)}` })
