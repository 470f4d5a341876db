// A changed password ends every other session of the person, wherever it stands; who changed it goes on. Sign-ins are kept.
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from './password.ts'
import {
  account,
  type Browser,
  browser,
  colleague,
  type Installation,
  installation,
  openForm,
  signIn,
  tokenOf,
} from './testing/installation.ts'

let home: Installation
let other: Awaited<ReturnType<Installation['openProcess']>>
let owner: pg.Client
let hash: string
let mine: Browser
let forgotten: Browser
const next = 'another correct horse'

beforeAll(async () => {
  home = await installation(undefined, { signIn: 1_000, refresh: 1_000 })
  other = await home.openProcess()
  owner = new pg.Client({ connectionString: home.databaseUrl })
  await owner.connect()
  hash = await hashPassword(account.password)
})
afterAll(async () => {
  await owner.end()
  await home.close()
})
beforeEach(async () => {
  await owner.query(`update users set password_hash = $1 where id = 5`, [hash])
  await owner.query(`delete from sign_in_limits; delete from sign_ins`)
  mine = browser(home)
  forgotten = browser({ ...home, app: other.app })
  await signIn(mine)
  await signIn(forgotten)
})

const refresh = (who: Browser) => who.ask('POST', '/session/refresh')
async function change(who: Browser, body: object = { current: account.password, next }) {
  return who.ask('PUT', '/session/password', body, { authorization: `Bearer ${await tokenOf(who)}` })
}

test('the other session is refused within a second, in another process and at what it has open; one’s own goes on', async () => {
  const token = await tokenOf(forgotten)
  expect(await other.accepts(token)).toBe(true)
  const watching = forgotten.ask('GET', '/inews/waves', undefined, { authorization: `Bearer ${token}` })
  const theirs = browser(home)
  await signIn(theirs, colleague)

  expect((await change(mine)).status).toBe(200)
  await expect.poll(() => other.accepts(token), { timeout: 1_000, interval: 20 }).toBe(false)
  expect((await watching).status).toBe(200) // it has ended
  expect((await refresh(forgotten)).status).toBe(401)
  expect(forgotten.jar.has('guanlan_session')).toBe(false)
  expect((await refresh(mine)).status).toBe(200)
  expect(await home.accepts(await tokenOf(mine))).toBe(true)
  expect((await refresh(theirs)).status).toBe(200)
})

test('the next sign-in of the other browser asks for the new password', async () => {
  await change(mine)
  expect(await openForm(forgotten)).toContain('/session/interaction/')
  const refused = await forgotten.ask('POST', await openForm(forgotten), account)
  expect(refused.status).toBe(400)
  await signIn(forgotten, { ...account, password: next })
  expect((await refresh(forgotten)).status).toBe(200)
})

test('a sign-in that was begun with the old password leads nowhere', async () => {
  const started = browser(home)
  const accepted = await started.ask('POST', await openForm(started), account)
  await change(mine)
  const resumed = await started.ask('GET', accepted.json().data.redirectTo)
  await started.ask('GET', resumed.location)
  expect((await refresh(started)).json().access_token ?? '').toBe('')
})

test('a refresh that crosses the change does not outlive it', async () => {
  const changing = new pg.Client({ connectionString: home.databaseUrl })
  await changing.connect()
  await changing.query('begin')
  await changing.query(`update users set password_hash = 'other' where id = 5`)
  const crossing = refresh(forgotten)
  await expect
    .poll(async () => (await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount)
    .toBeGreaterThan(0)
  await changing.query('commit')
  await changing.end()
  expect((await crossing).status).toBe(401)
  expect((await refresh(forgotten)).json().access_token ?? '').toBe('')
})

test('an operator’s change ends all of them', async () => {
  await owner.query(`update users set password_hash = 'other' where id = 5`)
  expect((await refresh(mine)).status).toBe(401)
  expect((await refresh(forgotten)).status).toBe(401)
})

test.each([
  ['a wrong current password', { current: 'guessed', next }, 'current'],
  ['one of six blanks', { current: account.password, next: '      ' }, 'next'],
])('%s changes nothing', async (_, body, field) => {
  const refused = await change(mine, body)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json())).toContain(`"${field}"`)
  expect((await refresh(forgotten)).status).toBe(200)
})

describe('what is kept of sign-ins', () => {
  const kept = async () =>
    (
      await owner.query(`
        select user_id, outcome, address, sum(times)::int as times, bool_or(device is not null) as known
        from sign_ins group by user_id, outcome, address order by min(id)`)
    ).rows

  test('who, from where, how it ended; the guesses of a minute once, and no word that was typed', async () => {
    await owner.query(`delete from sign_ins`)
    const from = '203.0.113.9'
    const guessing = browser({ ...home, from })
    const tries = [
      { ...account, password: 'secret-guess' },
      { ...account, password: 'secret-guess' },
      { account: 'my-secret-password', password: 'x' },
    ]
    for (const tried of tries) await guessing.ask('POST', await openForm(guessing), tried)
    await signIn(guessing)
    await change(guessing)
    const rows = await kept()
    expect(rows).toMatchObject([
      { user_id: 5, outcome: 'wrongPassword', address: from, times: 2, known: false },
      { user_id: null, outcome: 'wrongPassword', address: from },
      { user_id: 5, outcome: 'succeeded', address: from, times: 1 },
      { user_id: 5, outcome: 'passwordChanged', address: from, known: true },
    ])
    const everything = JSON.stringify((await owner.query('select * from sign_ins')).rows)
    expect(everything).not.toContain('secret')
    expect(everything).not.toContain(next)
  })

  test('who must wait, and who is disabled', async () => {
    await owner.query(`delete from sign_ins`)
    const impatient = browser({ ...home, from: '203.0.113.10' })
    for (let n = 0; n < 7; n++) await impatient.ask('POST', await openForm(impatient), { ...account, password: 'no' })
    await owner.query(`update users set enabled = false where id = 6`)
    const disabled = browser(home)
    await disabled.ask('POST', await openForm(disabled), colleague)
    await owner.query(`update users set enabled = true where id = 6`)
    const outcomes = (await kept()).map(row => row.outcome)
    expect(outcomes).toContain('tooMany')
    expect(outcomes.at(-1)).toBe('disabled')
  })
})

test('what an organisation of the person asks above the product’s rule is asked of a new password', async () => {
  await owner.query(`update organisations set password_length = 14, password_kinds = 2
    where id = (select org_id from memberships where user_id = 5 and enabled order by org_id limit 1)`)
  const refused = await change(mine, { current: account.password, next: 'onlysmallletters' })
  expect(refused.status).toBe(400)
  expect(JSON.parse(refused.body)).toMatchObject({
    key: 'signIn.passwordRule',
    msg: expect.stringContaining('14'),
    problems: [{ field: 'next' }],
  })
  expect((await change(mine, { current: account.password, next: 'Long and of two kinds' })).status).toBe(200)
  await owner.query(`update organisations set password_length = 8, password_kinds = 1`)
})
