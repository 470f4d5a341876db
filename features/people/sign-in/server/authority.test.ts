// Whoever may do less is held to it within a second, in every process, at what is open already too.
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  account,
  type Browser,
  browser,
  colleague,
  type Installation,
  installation,
  signIn,
  tokenOf,
} from './testing/installation.ts'

let home: Installation
let elsewhere: string
const leaving = new Set<AbortController>()
beforeAll(async () => {
  home = await installation()
  const other = await home.openProcess()
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  elsewhere = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`
})
afterAll(() => home.close())

const change = (statement: string) => sql.raw(statement).execute(home.databases.worker)
let one: Browser
let token: string
let colleagues: string
beforeEach(async () => {
  await change(`update organisations set enabled = true`)
  await change(`update users set enabled = true, roles = '{operator}' where id = 5`)
  await change(`insert into memberships (org_id, user_id, role) values (7, 5, 'orgAdmin') on conflict do nothing`)
  await change(
    `insert into roles (org_id, id, name, based_on) values (7, 1, '值班', 'member') on conflict (org_id, id) do update set withheld = '{}'`,
  )
  await change(`insert into member_roles (org_id, user_id, role_id) values (7, 5, 1) on conflict do nothing`)
  one = browser(home)
  await signIn(one, account)
  token = await tokenOf(one)
  const other = browser(home)
  await signIn(other, colleague)
  colleagues = await tokenOf(other)
})
afterEach(() => {
  for (const each of leaving) each.abort()
  leaving.clear()
})

const headersOf = (bearer: string) => ({ authorization: `Bearer ${bearer}`, orgid: '7' })
const statusOf = async (path: string, bearer: string, origin = elsewhere) => {
  const reply = await fetch(`${origin}/inews/waves/${path}`, { headers: headersOf(bearer) })
  return reply.status
}
/** An answer of the other process that has begun; `ended` tells how. */
async function open(path: string, bearer: string) {
  const leave = new AbortController()
  leaving.add(leave)
  const reply = await fetch(`${elsewhere}/inews/waves/${path}`, { headers: headersOf(bearer), signal: leave.signal })
  expect(reply.status).toBe(200)
  const reader = reply.body?.getReader()
  await reader?.read()
  const state = { ended: '' }
  void (async () => {
    for (;;) if ((await reader?.read())?.done) return 'whole'
  })().then(
    how => (state.ended = how ?? ''),
    () => (state.ended = 'broken off'),
  )
  return state
}

describe.each([
  ['a member who is removed', `delete from memberships where user_id = 5`, 403],
  ['a role that gives less', `update roles set withheld = '{waves.view}' where id = 1`, 403],
  [
    'a role that is taken away',
    `insert into roles (org_id, id, name, based_on) values (7, 2, '旁听', 'nothing');
     insert into member_roles (org_id, user_id, role_id) values (7, 5, 2); delete from member_roles where role_id = 1`,
    403,
  ],
  ['a person who is disabled', `update users set enabled = false where id = 5`, 401],
])('%s', (_, statement, status) => {
  test('may do nothing more, and has nothing open, within a second; others go on', async () => {
    const mine = [await open('watch', token), await open('download', token)]
    const theirs = await open('watch', colleagues)
    expect(await statusOf('look', token)).toBe(200)
    await change(statement)
    await expect
      .poll(() => mine.map(({ ended }) => ended), { timeout: 1_000, interval: 20 })
      .toEqual(['whole', 'broken off'])
    expect(await statusOf('look', token)).toBe(status)
    expect(theirs.ended).toBe('')
    expect(await statusOf('look', colleagues)).toBe(200)
  })
})

test('a disabled organisation has nothing open and answers nobody', async () => {
  const all = [await open('watch', token), await open('download', token), await open('watch', colleagues)]
  await change(`update organisations set enabled = false where id = 7`)
  await expect.poll(() => all.every(({ ended }) => ended !== ''), { timeout: 1_000, interval: 20 }).toBe(true)
  expect(await statusOf('look', colleagues)).toBe(403)
})

test('an operator who is one no longer is refused with the token that says so, and goes on as a member with the next', async () => {
  expect(await statusOf('steer', token)).toBe(200)
  await change(`update users set roles = '{}' where id = 5`)
  await expect.poll(() => statusOf('steer', token), { timeout: 1_000, interval: 20 }).toBe(401)
  const next = await tokenOf(one)
  expect(await statusOf('steer', next)).toBe(403)
  expect(await statusOf('look', next)).toBe(200)
})

test('who was disabled and enabled again goes on, but not with a token of before', async () => {
  await change(`update users set enabled = false where id = 5`)
  await change(`update users set enabled = true where id = 5`)
  await expect.poll(() => statusOf('look', token), { timeout: 1_000, interval: 20 }).toBe(401)
  expect(await statusOf('look', await tokenOf(one))).toBe(200)
})

test('what was changed while the database was away is seen when it is back', async () => {
  const mine = await open('watch', token)
  const theirs = await open('watch', colleagues)
  await home.way.cut()
  const owner = new pg.Client({ connectionString: home.databaseUrl })
  await owner.connect()
  await owner.query(`update users set enabled = false where id = 5`)
  await owner.end()
  await home.way.mend()
  await expect.poll(() => mine.ended, { timeout: 5_000, interval: 50 }).toBe('whole')
  expect(await statusOf('look', token)).toBe(401)
  expect(theirs.ended).toBe('')
})

test('a change that takes nothing away leaves what is open', async () => {
  const mine = await open('watch', token)
  await change(`update roles set granted = '{tasks.view}' where id = 1`)
  await change(`update users set name = '林屿之' where id = 5`)
  await change(`select pg_notify('authority', '{"org":7,"user":5}')`)
  // The announcements come in order: what is told of somebody else last has come last.
  const last = await open('watch', colleagues)
  await change(`delete from memberships where user_id = 6`)
  await expect.poll(() => last.ended, { timeout: 1_000, interval: 20 }).toBe('whole')
  await change(`insert into memberships (org_id, user_id, role) values (7, 6, 'orgAdmin')`)
  expect(mine.ended).toBe('')
})
