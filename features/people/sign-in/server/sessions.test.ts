// A person sees where they are signed in, and ends one session or all others: everywhere, within a second, with what is open in it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenSession } from '../contract.ts'
import {
  type Browser,
  bearer,
  browser,
  colleague,
  type Installation,
  installation,
  signIn,
  tokenOf,
} from './testing/installation.ts'

let home: Installation
let other: Awaited<ReturnType<Installation['openProcess']>>
let mine: Browser
let forgotten: Browser

beforeAll(async () => {
  home = await installation(undefined, { signIn: 1_000, refresh: 1_000 })
  other = await home.openProcess()
})
afterAll(() => home.close())
beforeEach(async () => {
  mine = browser(home)
  forgotten = browser({ ...home, app: other.app, from: '203.0.113.20' })
  await signIn(mine)
  await signIn(forgotten)
  await mine.ask('POST', '/session/endOthers', {}, await bearer(mine))
  await signIn(forgotten)
})

const list = async (who: Browser): Promise<OpenSession[]> =>
  (await who.ask('GET', '/session/list', undefined, { ...(await bearer(who)), 'user-agent': 'Firefox/1' })).json().data

test('each is named by browser, address, host and use, and this one is marked', async () => {
  await mine.ask('POST', '/session/refresh', undefined, { 'user-agent': 'Firefox/1' })
  const [first, second, ...more] = await list(mine)
  expect(more).toEqual([])
  expect([first, second].filter(each => each?.isThis)).toHaveLength(1)
  const theirs = [first, second].find(each => !each?.isThis)
  expect(theirs).toMatchObject({ address: '203.0.113.20', host: 'localhost' })
  expect(Date.parse(theirs?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(theirs?.beganAt ?? ''))
})

test('ending one refuses it in another process within a second, at what it has open too; the others go on', async () => {
  const token = await tokenOf(forgotten)
  const watching = forgotten.ask('GET', '/inews/waves', undefined, { authorization: `Bearer ${token}` })
  const [one] = (await list(mine)).filter(each => !each.isThis)
  const ended = await mine.ask('DELETE', `/session/list/${one?.id}`, undefined, await bearer(mine))
  expect(ended.status).toBe(200)
  await expect.poll(() => other.accepts(token), { timeout: 1_000, interval: 20 }).toBe(false)
  expect((await watching).status).toBe(200) // it is over
  expect((await forgotten.ask('POST', '/session/refresh')).status).toBe(401)
  expect(await list(mine)).toHaveLength(1)
  // Nothing is left to end.
  const again = await mine.ask('DELETE', `/session/list/${one?.id}`, undefined, await bearer(mine))
  expect(again.json()).toMatchObject({ key: 'signIn.sessionOver' })
})

test('another person’s session is not there, and is not ended', async () => {
  const theirs = browser(home)
  await signIn(theirs, colleague)
  const [one] = await list(theirs)
  expect((await list(mine)).map(({ id }) => id)).not.toContain(one?.id)
  const tried = await mine.ask('DELETE', `/session/list/${one?.id}`, undefined, await bearer(mine))
  expect(tried.json()).toMatchObject({ key: 'signIn.sessionOver' })
  expect((await theirs.ask('POST', '/session/refresh')).status).toBe(200)
})

test('all others end at once; signing out takes one from the list', async () => {
  const ended = await mine.ask('POST', '/session/endOthers', {}, await bearer(mine))
  expect(ended.json().data).toEqual({ ended: 1 })
  expect((await forgotten.ask('POST', '/session/refresh')).status).toBe(401)
  await signIn(forgotten)
  expect(await list(mine)).toHaveLength(2)
  await forgotten.ask('POST', '/session/sign-out')
  expect(await list(mine)).toHaveLength(1)
})

test('name and look stay with the account', async () => {
  const look = { locale: 'en', theme: 'koi-red', density: 'compact' }
  await mine.ask('PUT', '/inews/user/appearance', look, await bearer(mine))
  await mine.ask('PUT', '/inews/user/profile', { userName: ' 林小屿 ' }, await bearer(mine))
  const { data } = (await forgotten.ask('GET', '/inews/user/userInfo', undefined, await bearer(forgotten))).json()
  expect(data).toMatchObject({ userName: '林小屿', appearance: look })
  const short = await mine.ask('PUT', '/inews/user/profile', { userName: ' 林 ' }, await bearer(mine))
  expect(JSON.stringify(short.json())).toContain('"userName"')
})
