// Codes by mail on the whole product: a real SMTP server takes the mails, and the sign-in is the browser's.
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedAddress } from '../log.ts'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

const mails: { to: string; subject: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, session, done) => {
    let raw = ''
    for await (const chunk of stream) raw += chunk
    mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject: subjectOf(raw) })
    done()
  },
})
/** Of the encoded words, the bytes as UTF-8. */
const subjectOf = (raw: string) => {
  const [, words = ''] = /^Subject: ((?:.*\r?\n[ \t])*.*)/m.exec(raw) ?? []
  const bytes = words
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how, part) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(part, 'base64').toString('latin1')
        : part
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_all: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
  return Buffer.from(bytes, 'latin1').toString()
}

let product: Product
let lin: Caller
const account = 'lin@example.com'

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const database = await migratedDatabase()
  const { port } = server.server.address() as AddressInfo
  product = await openProduct(database.url, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'codes@guanlan.example' },
  })
  lin = await product.member(21, account, 'orgAdmin')
  return () => database.drop()
})
afterAll(async () => {
  await product.close()
  await new Promise<void>(resolve => server.close(resolve))
})
beforeEach(async () => {
  mails.length = 0
  for (const table of ['mailed_codes', 'installation_mails', 'sign_in_limits'])
    await sql`delete from ${sql.table(table)}`.execute(product.databases.worker)
})

async function ask(method: 'GET' | 'POST', url: string, payload?: object): Promise<Reply> {
  const reply = await product.app.inject({ method, url, ...(payload && { payload }) })
  return { http: reply.statusCode, ...reply.json() }
}
async function mailTo(address: string): Promise<string> {
  await expect.poll(() => mails.some(({ to }) => to === address), { timeout: 10_000 }).toBe(true)
  return mails.find(({ to }) => to === address)?.subject ?? ''
}
const codeFor = async (address: string) => /\d{6}/.exec(await mailTo(address))?.[0] ?? ''
const forgotten = (address: string) => ask('POST', '/inews/user/forgotten', { account: address })
const setPassword = (code: string, password = 'brand new one') =>
  ask('POST', '/inews/user/forgotten/password', { account, code, password })
/** Another code than the right one. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('a forgotten password is set with the code of the mail, once, and ends the old session', async () => {
  expect(await forgotten(account)).toMatchObject({ status: 0, data: null })
  const code = await codeFor(account)
  expect(await setPassword(wrong(code))).toMatchObject({ http: 400, key: 'registration.codeWrong' })
  const before = lin.token
  const answers = await Promise.all([setPassword(code), setPassword(code, 'another new one')])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 400])
  const headers = { authorization: `Bearer ${before}` }
  const old = () => product.app.inject({ method: 'GET', url: '/inews/user', headers })
  await expect.poll(async () => (await old()).statusCode).toBe(401)
  // The owner is told, and nothing that was sent is kept.
  await expect.poll(() => mails.some(({ subject }) => subject.includes('密码已更改')), { timeout: 10_000 }).toBe(true)
  await expect
    .poll(async () => {
      const { rows } = await sql`select message from installation_mails where message is not null`.execute(
        product.databases.worker,
      )
      return rows.length
    })
    .toBe(0)
})

test('strangers are answered as people with accounts, and nobody gets a mail', async () => {
  const known = await forgotten(account)
  const unknown = await forgotten('nobody@example.com')
  expect(unknown).toEqual(known)
  await codeFor(account)
  expect(mails.map(({ to }) => to)).toEqual([account])
  expect(await forgotten('nobody@example.com')).toMatchObject({ http: 429 })
  expect(await forgotten(account)).toMatchObject({ http: 429 })
})

test('five tries are all there are, also at the same moment, and asking counts as one', async () => {
  await forgotten(account)
  const code = await codeFor(account)
  const verify = (given: string) => ask('GET', `/inews/vcode/verify/${account}/${given}`)
  expect((await verify(code)).data).toEqual({ valid: true })
  await Promise.all([1, 2, 3, 4].map(by => setPassword(wrong(code, by))))
  expect((await verify(code)).data).toEqual({ valid: false })
  expect(await setPassword(code)).toMatchObject({ http: 400 })
})

test('a code that has expired, or that a newer one followed, opens nothing', async () => {
  const db = product.databases.worker
  await forgotten(account)
  const code = await codeFor(account)
  await sql`update mailed_codes set expires_at = now() - interval '1 second'`.execute(db)
  expect(await setPassword(code)).toMatchObject({ http: 400 })
  await sql`update mailed_codes set expires_at = now() + interval '5 min', created_at = now() - interval '2 min'`.execute(
    db,
  )
  expect((await forgotten(account)).status).toBe(0)
  expect(await setPassword(code)).toMatchObject({ http: 400 })
})

/** What a browser does (features/people/sign-in/web/work.ts). */
function workOut({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let answer = 0; ; answer++)
    if (zeroBitsOf(challenge, answer) >= bits) return String(new URLSearchParams({ challenge, answer: String(answer) }))
}
const zeroBitsOf = (challenge: string, answer: number) =>
  Math.clz32(createHash('sha256').update(`${challenge}:${answer}`).digest().readUInt32BE(0))

describe('registering by approval', () => {
  const mobile = 'mei@example.com'
  const body = { mobile, password: 'abc def gh', nickname: '梅子酱们' }
  const send = (query = '') => ask('GET', `/inews/vcode/send/${mobile}?${query}`)

  test('the code costs work, once; SMS has no gateway', async () => {
    const { data } = await send()
    const proof = workOut(data.work)
    expect((await send(proof)).data).toEqual({ sent: true })
    await mailTo(mobile)
    expect((await send(proof)).data.work).toBeDefined()
    expect((await ask('GET', '/inews/vcode/send/13800138000')).key).toBe('registration.smsIsNotSet')
    expect((await ask('GET', '/inews/vcode/send/123')).problems).toMatchObject([{ msg: '请输入正确的手机号' }])
  })

  test('who waits is let in by an operator, into an organisation of their own, and told by mail', async () => {
    await send(workOut((await send()).data.work))
    const code = await codeFor(mobile)
    expect(await ask('POST', '/inews/user/register', { ...body, code: wrong(code) })).toMatchObject({ http: 400 })
    const answer = await ask('POST', '/inews/user/register', { ...body, code })
    expect(answer.data).toEqual({ state: 'waiting' })
    const operator = await product.member(22, 'operator@example.com', 'member', ['operator'])
    const { body: listed } = await operator.ask('POST', '/mgrV1/registration/list', {})
    expect(listed.data.list).toMatchObject([{ account: mobile, nickname: body.nickname, state: 'waiting' }])
    expect(JSON.stringify(listed)).not.toContain('argon2')
    const decide = () => operator.ask('PUT', `/mgrV1/registration/${listed.data.list[0].id}/1`)
    expect((await Promise.all([decide(), decide()])).map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await sql<{ name: string; role: string }>`
      select o.name, m.role from users u join memberships m on m.user_id = u.id join organisations o on o.id = m.org_id where u.account = ${mobile}`.execute(
      product.databases.worker,
    )
    expect(rows).toEqual([{ name: '梅子酱们的机构', role: 'orgAdmin' }])
    await expect.poll(() => mails.some(({ subject }) => subject.includes('注册已通过')), { timeout: 10_000 }).toBe(true)
  })

  test.each([
    ['mobile', { mobile: '123' }, '请输入正确的手机号'],
    ['password', { password: '12345' }, '密码至少 6 位'],
    ['nickname', { nickname: '三个字' }, '昵称长度为 4 到 16 个字符'],
    ['nickname', { nickname: '字'.repeat(17) }, '昵称长度为 4 到 16 个字符'],
    ['code', { code: '' }, '请输入验证码'],
  ])('%s is checked with its sentence', async (field, part, msg) => {
    const { problems } = await ask('POST', '/inews/user/register', { ...body, code: '123456', ...part })
    expect(problems).toMatchObject([{ field, msg }])
  })
})

test('a code never stands in a log', () => {
  expect(loggedAddress('/inews/vcode/verify/lin@example.com/123456?x=1')).toBe('/inews/vcode/verify/•••?x=1')
  expect(loggedAddress('/inews/shared?a=1&token=secret&b=2')).toBe('/inews/shared?a=1&token=•••&b=2')
})
