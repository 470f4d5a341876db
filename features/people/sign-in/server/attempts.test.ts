// Whoever guesses waits or works; whoever is known goes on.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countAttempts } from './attempts.ts'
import {
  account,
  type Browser,
  browser,
  type Installation,
  installation,
  openForm,
  signIn,
} from './testing/installation.ts'
import { zeroBitsOf } from './work.ts'

let home: Installation
beforeAll(async () => {
  home = await installation()
})
afterAll(() => home.close())
beforeEach(() => home.databases.worker.deleteFrom('sign_in_limits').execute())

function workOut({ challenge, bits }: { challenge: string; bits: number }): number {
  for (let answer = 0; ; answer++) if (zeroBitsOf(challenge, answer) >= bits) return answer
}

const office = '198.51.100.7'
const at = (from: string) => browser({ ...home, from })
async function hand(one: Browser, form: string, password: string, proof?: object) {
  return one.ask('POST', form, { account: account.account, password, ...(proof && { proof }) })
}
/** A browser that is not signed in any more. */
async function knownDevice(): Promise<Browser> {
  const before = at(office)
  await signIn(before)
  const known = at(office)
  known.jar.set('guanlan_device', before.jar.get('guanlan_device') ?? '')
  return known
}
/** As if so many people elsewhere had been wrong, without the time that their passwords take to look at. */
async function wrongElsewhere(times: number, attempt: { account?: string; address?: (n: number) => string }) {
  const attempts = countAttempts(home.databases.worker)
  for (let n = 0; n < times; n++)
    await attempts.wrong({
      account: attempt.account ?? `somebody${n}@example.com`,
      address: attempt.address?.(n) ?? `203.0.113.${n}`,
      device: undefined,
    })
}

test('wrong passwords make their sender wait, longer each time, and the same account elsewhere does not wait', async () => {
  const guesser = at('203.0.113.1')
  const form = await openForm(guesser)
  const answers = []
  for (let n = 0; n < 10; n++) answers.push(await hand(guesser, form, 'wrong'))
  expect(answers.slice(0, 5).map(answer => answer.status)).toEqual([400, 400, 400, 400, 400])
  expect(answers.at(-1)?.status).toBe(429)
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  const right = at(office)
  expect((await hand(right, await openForm(right), account.password)).status).toBe(200)
})

test('attempts at the same moment are not free ones', async () => {
  const guesser = at('203.0.113.2')
  const form = await openForm(guesser)
  const answers = await Promise.all(Array.from({ length: 20 }, () => hand(guesser, form, 'wrong')))
  expect(answers.filter(answer => answer.status === 400)).toHaveLength(5)
})

test('a known device goes on while its account is guessed from everywhere, and so does a whole office', async () => {
  const known = await knownDevice()
  await wrongElsewhere(200, { account: account.account })
  await wrongElsewhere(200, { address: () => office })
  expect((await hand(known, await openForm(known), account.password)).json().data).toHaveProperty('redirectTo')
})

test.each([
  ['of an account that is guessed from everywhere', () => wrongElsewhere(30, { account: account.account })],
  ['at an address from which many were wrong', () => wrongElsewhere(120, { address: () => office })],
])('an unknown device %s works for its attempt, and then gets in', async (_, attack) => {
  await attack()
  const fresh = at(office)
  const form = await openForm(fresh)
  const { work } = (await hand(fresh, form, account.password)).json().data
  expect(work.bits).toBe(15)
  const answer = workOut(work)
  const wrong = { challenge: work.challenge, answer: answer + 1 }
  expect((await hand(fresh, form, account.password, wrong)).json().data).toHaveProperty('work')
  const proof = { challenge: work.challenge, answer }
  expect((await hand(fresh, form, 'wrong', proof)).status).toBe(400)
  // It has served; the next attempt has a price of its own.
  expect((await hand(fresh, form, account.password, proof)).json().data).toHaveProperty('work')
  const next = (await hand(fresh, form, account.password)).json().data.work
  const paid = { challenge: next.challenge, answer: workOut(next) }
  expect((await hand(fresh, form, account.password, paid)).json().data).toHaveProperty('redirectTo')
})

test('a device that makes itself known is not', async () => {
  await wrongElsewhere(30, { account: account.account })
  const known = at(office)
  const made = Buffer.from(JSON.stringify({ id: 'x', people: ['5.x'] })).toString('base64url')
  known.jar.set('guanlan_device', `${made}.AAAAAAAAAAAAAAAAAAAAAA`)
  expect((await hand(known, await openForm(known), account.password)).json().data).toHaveProperty('work')
})

test('a known device is unknown once the password is another one', async () => {
  const known = await knownDevice()
  await wrongElsewhere(30, { account: account.account })
  const db = home.databases.worker
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', 5)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ password_hash: `${password_hash} ` })
    .where('id', '=', 5)
    .execute()
  const answer = await hand(known, await openForm(known), account.password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', 5).execute()
  expect(answer.json().data).toHaveProperty('work')
})
