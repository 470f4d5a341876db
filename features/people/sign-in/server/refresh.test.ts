// A sign-in survives trouble, is shared by tabs and processes, and ends when it should.
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  account,
  type Browser,
  browser,
  type Installation,
  installation,
  openForm,
  signIn,
  tokenOf,
} from './testing/installation.ts'

let home: Installation
let other: Awaited<ReturnType<Installation['openProcess']>>
let owner: pg.Client
let one: Browser

beforeAll(async () => {
  home = await installation(undefined, { refresh: 30 })
  other = await home.openProcess()
  owner = new pg.Client({ connectionString: home.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await home.close()
})
beforeEach(async () => {
  one = browser(home)
  await signIn(one)
})

test('a stranger who asks for tokens all day stops nobody’s sign-in', async () => {
  const stranger = browser({ ...home, from: '198.51.100.7' })
  const answers = []
  for (let n = 0; n < 32; n++) {
    stranger.jar.set('guanlan_session', `made-up-${n}`)
    answers.push((await refresh(stranger)).status)
  }
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(answers.slice(30)).toEqual([429, 429])
  expect((await refresh(one)).status).toBe(200)
})

test('a device that has signed in before has its own count, whatever its neighbours do, and keeps its cookie beyond it', async () => {
  const from = '198.51.100.8'
  const busy = browser({ ...home, from })
  await signIn(busy)
  for (let n = 0; n < 31; n++) await browser({ ...home, from }).ask('POST', '/session/refresh')
  for (let n = 0; n < 30; n++) expect((await refresh(busy)).status).toBe(200)
  const before = busy.jar.get('guanlan_session')
  const limited = await refresh(busy)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect(busy.jar.get('guanlan_session')).toBe(before)
})

const refresh = (who: Browser) => who.ask('POST', '/session/refresh')
/** The same browser as it was a moment ago, or as another process of the installation sees it. */
function copyOf(who: Browser, app = home.app): Browser {
  const copy = browser({ ...home, app })
  for (const [name, value] of who.jar) copy.jar.set(name, value)
  return copy
}

test('a database that is away keeps everybody signed in', async () => {
  const before = one.jar.get('guanlan_session')
  await home.way.cut()
  const during = await refresh(one)
  await home.way.mend()
  expect(during.status).toBe(503)
  expect(Number(during.headers['retry-after'])).toBeGreaterThan(0)
  expect(one.jar.get('guanlan_session')).toBe(before)
  expect((await refresh(one)).status).toBe(200)
})

test('a database that stops between two statements of a refresh costs nobody the sign-in', async () => {
  await owner.query(`
    create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped' using errcode = '57P01'; end $$;
    create trigger stop_here before insert on oidc_records for each row when (new.model = 'RefreshToken') execute function stop_here()`)
  const before = one.jar.get('guanlan_session')
  expect((await refresh(one)).status).toBe(503)
  await owner.query('drop function stop_here cascade')
  expect(one.jar.get('guanlan_session')).toBe(before)
  expect((await refresh(one)).status).toBe(200)
})

test('only a token that is refused clears the cookie', async () => {
  one.jar.set('guanlan_session', 'made-up')
  const refused = await refresh(one)
  expect(refused.status).toBe(401)
  expect(one.jar.has('guanlan_session')).toBe(false)
})

test('tabs at two processes share one rotation, and go on from it', async () => {
  const tabs = [one, ...[home.app, other.app, other.app, home.app].map(app => copyOf(one, app))]
  const answers = await Promise.all(tabs.map(refresh))
  expect(answers.map(answer => answer.status)).toEqual(tabs.map(() => 200))
  expect(new Set(tabs.map(tab => tab.jar.get('guanlan_session'))).size).toBe(1)
  expect((await Promise.all(tabs.map(refresh))).map(answer => answer.status)).toEqual(tabs.map(() => 200))
})

test('whoever did not receive the answer is given it again', async () => {
  const late = copyOf(one, other.app)
  await refresh(one)
  const { access_token: token, expires_in: seconds } = (await refresh(late)).json()
  expect(await home.accepts(token)).toBe(true)
  expect(seconds).toBeGreaterThan(250)
  expect(late.jar).toEqual(one.jar)
})

test('the cookie before the last one is worth nothing after the sign-out, in any process', async () => {
  const [here, there] = [copyOf(one), copyOf(one, other.app)]
  await refresh(one)
  await one.ask('POST', '/session/sign-out')
  expect((await refresh(here)).status).toBe(401)
  expect((await refresh(there)).status).toBe(401)
})

test('a token that is used again later ends the session for all who hold tokens of it', async () => {
  const thief = copyOf(one, other.app)
  const token = await tokenOf(one)
  expect(await other.accepts(token)).toBe(true)
  await owner.query(`update refresh_answers set until = now() - interval '1 second'`)
  expect((await refresh(thief)).status).toBe(401)
  expect((await refresh(one)).status).toBe(401)
  for (const { accepts } of [home, other])
    await expect.poll(() => accepts(token), { timeout: 1_000, interval: 20 }).toBe(false)
})

test('whose session has ended for a token used again is asked for the password, and then signed in', async () => {
  const thief = copyOf(one, other.app)
  await refresh(one)
  await owner.query(`update refresh_answers set until = now() - interval '1 second'`)
  expect((await refresh(thief)).status).toBe(401)
  // By a form: the session that the provider knows of this browser would sign it in to what has ended.
  await signIn(one)
  expect(await home.accepts(await tokenOf(one))).toBe(true)
})

test('a code that is used again ends the session that its first use began', async () => {
  const browserOf = browser(home)
  const accepted = await browserOf.ask('POST', await openForm(browserOf), account)
  const callback = (await browserOf.ask('GET', accepted.json().data.redirectTo)).location
  const thief = copyOf(browserOf, other.app)
  expect((await browserOf.ask('GET', callback)).location).toContain('/#/monitorData')
  const token = await tokenOf(browserOf)
  expect(await other.accepts(token)).toBe(true)
  expect((await thief.ask('GET', callback)).location).toContain('failed=refused')
  for (const { accepts } of [home, other])
    await expect.poll(() => accepts(token), { timeout: 1_000, interval: 20 }).toBe(false)
  expect((await refresh(browserOf)).status).toBe(401)
})

test('what is kept of an answer cannot be read without the token that was sent', async () => {
  const sent = one.jar.get('guanlan_session') ?? ''
  const token = await tokenOf(one)
  const { rows } = await owner.query('select id, sealed, session_id from refresh_answers')
  const stored = rows.map(row => row.id + row.sealed.toString('latin1') + row.session_id).join()
  for (const secret of [sent, one.jar.get('guanlan_session') ?? '', token]) expect(stored).not.toContain(secret)
})
