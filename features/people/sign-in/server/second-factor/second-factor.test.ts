// A second factor is asked for after the right password, in every browser that is not trusted; each code serves once, and guessing is slow.
import { generateSync } from 'otplib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  account,
  type Browser,
  bearer,
  browser,
  type Installation,
  installation,
  openForm,
  signIn,
} from '../testing/installation.ts'

let home: Installation
let owner: pg.Client
let mine: Browser
/** The person has signed in from it before, and out. */
let known: Browser
let secret: string
let recovery: string[]

/** Seconds since 1970, in the middle of a step; each further code is a step later, which a clock may be ahead. */
const codeOf = (stepsAhead = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * stepsAhead })
/** As if the codes of these minutes had not been used. */
const forgetSteps = () => owner.query('update second_factors set last_step = 0; delete from sign_in_limits')

const ask = async (who: Browser, method: 'GET' | 'POST', path: string, body?: object) =>
  (await who.ask(method, `/session/secondFactor${path}`, body, await bearer(who))).json()

beforeAll(async () => {
  home = await installation(undefined, { signIn: 1_000, refresh: 1_000 })
  owner = new pg.Client({ connectionString: home.databaseUrl })
  await owner.connect()
  mine = browser(home)
  await signIn(mine)
  known = browser(home)
  await signIn(known)
  await known.ask('POST', '/session/sign-out')
})
afterAll(async () => {
  await owner.end()
  await home.close()
})
beforeEach(async () => {
  await owner.query('delete from second_factors; delete from sign_in_limits; delete from sign_ins')
  secret = (await ask(mine, 'POST', '', { password: account.password })).data.secret
  recovery = (await ask(mine, 'POST', '/confirm', { code: codeOf() })).data.codes
  await forgetSteps()
})

const handIn = async (who: Browser, more: object = {}) =>
  (await who.ask('POST', await openForm(who), { ...account, ...more })).json()

test('the right password alone signs nobody in; with the code it does', async () => {
  const one = browser(home)
  const form = await openForm(one)
  expect((await one.ask('POST', form, account)).json().data).toEqual({ secondFactor: true })
  expect((await one.ask('POST', '/session/refresh')).json().access_token).toBe('')
  const accepted = (await one.ask('POST', form, { ...account, code: codeOf() })).json()
  expect(accepted.data.redirectTo).toContain('/realms/')
})

test('it is set up with the password alone, and asked for only after it was confirmed', async () => {
  await owner.query('delete from second_factors')
  const refused = await ask(mine, 'POST', '', { password: 'guessed' })
  expect(refused).toMatchObject({ key: 'signIn.currentPasswordWrong' })
  const started = (await ask(mine, 'POST', '', { password: account.password })).data
  expect(started.uri).toMatch(/^otpauth:\/\/totp\/Guanlan/)
  expect((await handIn(browser(home))).data.redirectTo).toBeDefined()
  secret = started.secret
  expect(await ask(mine, 'POST', '/confirm', { code: codeOf(120) })).toMatchObject({ key: 'signIn.wrongCode' })
  expect((await ask(mine, 'POST', '/confirm', { code: codeOf() })).data.codes).toHaveLength(10)
  expect((await ask(mine, 'GET', '')).data).toMatchObject({ possible: true, codesLeft: 10 })
  // Nobody puts another app in its place.
  expect(await ask(mine, 'POST', '', { password: account.password })).toMatchObject({
    key: 'signIn.secondFactorThere',
  })
  const stored = JSON.stringify((await owner.query('select * from second_factors, recovery_codes')).rows)
  expect(stored).not.toContain(secret)
})

test('a code serves once, two that ask at the same moment included; an hour off it is wrong', async () => {
  const code = codeOf()
  const both = await Promise.all([handIn(browser(home), { code }), handIn(browser(home), { code })])
  expect(both.filter(({ data }) => data?.redirectTo)).toHaveLength(1)
  await owner.query('delete from sign_in_limits')
  expect(await handIn(browser(home), { code })).toMatchObject({ key: 'signIn.wrongCode' })
  await forgetSteps()
  expect(await handIn(browser(home), { code: codeOf(120) })).toMatchObject({ key: 'signIn.wrongCode' })
})

test('a recovery code serves once', async () => {
  const [code] = recovery
  expect((await handIn(browser(home), { code })).data.redirectTo).toBeDefined()
  expect(await handIn(browser(home), { code })).toMatchObject({ key: 'signIn.wrongCode' })
  expect((await ask(mine, 'GET', '')).data.codesLeft).toBe(9)
})

test('wrong codes from many addresses wait in one line, and are kept', async () => {
  const keys = []
  for (let n = 0; n < 7; n++)
    keys.push((await handIn(browser({ ...home, from: `203.0.113.${n + 1}` }), { code: '000 00' })).key)
  expect(keys.slice(0, 5)).toEqual(Array(5).fill('signIn.wrongCode'))
  expect(keys.slice(5)).toContain('platform.tooMany')
  const { rows } = await owner.query(`select distinct outcome from sign_ins order by 1`)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['tooMany', 'wrongCode'])
  // The person’s own browser is in another line.
  expect((await handIn(known, { code: codeOf() })).data.redirectTo).toBeDefined()
})

test('a trusted browser is not asked again, until the password or the factor is another one', async () => {
  const one = browser(home)
  expect((await handIn(one, { code: codeOf(), trust: true })).data.redirectTo).toBeDefined()
  expect((await handIn(one)).data.redirectTo).toBeDefined()
  expect((await handIn(browser(home))).data).toEqual({ secondFactor: true })
  await owner.query('update second_factors set id = gen_random_uuid()')
  expect((await handIn(one)).data).toEqual({ secondFactor: true })
})

test('new recovery codes and its end cost a code', async () => {
  expect(await ask(mine, 'POST', '/remove', { code: '123456' })).toMatchObject({ key: 'signIn.wrongCode' })
  const { codes } = (await ask(mine, 'POST', '/codes', { code: codeOf() })).data
  expect(codes).toHaveLength(10)
  expect(codes).not.toContain(recovery[1])
  expect(await ask(mine, 'POST', '/remove', { code: recovery[1] ?? '' })).toMatchObject({ key: 'signIn.wrongCode' })
  await ask(mine, 'POST', '/remove', { code: codes[0] })
  expect((await handIn(browser(home))).data.redirectTo).toBeDefined()
})
