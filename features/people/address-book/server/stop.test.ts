// An address that wants no more, by the button of a real mail, and one whose server refuses it.
import type { AddressInfo } from 'node:net'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOutbox, type TestOutbox, testSender } from '../../../workspace/notifications/server/testing/open-outbox.ts'
import { addressBookServer, peopleOf, reachedByMail, stopDeadAddress } from './index.ts'

const { as, databases } = openFeature(
  [addressBookServer({ publicUrl: 'https://guanlan.example' })],
  ['address_book', 'confirmed_addresses', 'deliveries', 'links'],
)
const [member, stranger] = [as(), as('member', 8)]

const mails: string[] = []
/** What the server says to a receiver; null: it takes the mail. */
let refusal: number | null = null
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(refusal === null ? null : Object.assign(new Error('no such user'), { responseCode: refusal })),
  onData: async (stream, _session, done) => {
    let raw = ''
    for await (const chunk of stream) raw += chunk
    mails.push(raw)
    done()
  },
})
let outbox: TestOutbox
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: testSender }
  outbox = await openOutbox(databases(), { mail }, {}, stopDeadAddress)
})
afterAll(async () => {
  await outbox.stop()
  await new Promise<void>(resolve => server.close(resolve))
})

let person = { id: 0, version: 0 }
beforeEach(async () => {
  mails.length = 0
  refusal = null
  const { data } = await member('POST', '/inews/addressBook', { name: '李雷', email: 'li@example.com' })
  person = data
  const db = databases().worker
  await sql`update confirmed_addresses set confirmed_at = now()`.execute(db)
  await sql`delete from deliveries`.execute(db)
})

const receivers = [{ by: 'email' as const, address: 'li@example.com', name: '李雷' }]
async function send(purpose = 'warning'): Promise<string> {
  await outbox.put({ purpose, receivers, message: { title: '召回' } })
  await outbox.settled()
  return (mails.at(-1) ?? '').replace(/\r?\n[ \t]+/g, ' ')
}
/** Where a mail program posts; undefined: there is no button. */
const buttonOf = (mail: string) =>
  /^List-Unsubscribe: <https:\/\/guanlan\.example(.+)>$/m.exec(mail)?.[1]?.replaceAll(' ', '')
const press = (button: string) =>
  stranger('POST', button, { 'List-Unsubscribe': 'One-Click' }, { 'content-type': 'application/x-www-form-urlencoded' })
const reached = async () =>
  reachedByMail(
    await peopleOf({ orgId: 7, db: databases().worker as never }, { ids: [person.id], groups: [], emails: [] }),
    new Date(),
  ).length
const notices = async () =>
  (
    await sql<{ user: number; title: string }>`
      select user_id as user, message ->> 'title' as title from deliveries where purpose = 'notice' order by id`.execute(
      databases().worker,
    )
  ).rows

test('one press stops the mails of a person, tells the administrators once, and clearing the pause goes on', async () => {
  const mail = await send()
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const button = buttonOf(mail) ?? ''
  await outbox.put({
    purpose: 'warning',
    receivers,
    message: { title: '等待' },
    holdUntil: new Date(Date.now() + 3_600_000),
  })
  expect((await press(button)).http).toBe(200)
  expect((await press(button)).http).toBe(200)
  expect(await reached()).toBe(0)
  expect(await notices()).toEqual([{ user: 70, title: '李雷 已退订邮件（li@example.com）' }])
  const { rows } = await sql`select 1 from deliveries where state = 'waiting' and purpose = 'warning'`.execute(
    databases().worker,
  )
  expect(rows).toEqual([])
  const { data } = await member('GET', `/inews/addressBook/${person.id}`)
  const { confirmation: _, updatedAt: __, updatedBy: ___, ...stored } = data
  await member('PUT', '/inews/addressBook', { ...stored, pausedUntil: null })
  expect(await reached()).toBe(1)
})

test('opening the address changes nothing, a forged one opens nothing, a code has no button', async () => {
  const button = buttonOf(await send()) ?? ''
  expect((await stranger('GET', button)).http).toBe(405)
  expect((await press(`${button.slice(0, -3)}abc`)).http).toBe(404)
  expect(await reached()).toBe(1)
  expect(buttonOf(await send('code'))).toBeUndefined()
})

test('an address that is refused three times in a row is stopped, with the answer of its server', async () => {
  refusal = 550
  await send()
  await send()
  expect(await reached()).toBe(1)
  await send()
  expect(await reached()).toBe(0)
  expect(await notices()).toEqual([{ user: 70, title: '李雷 的邮箱收不到邮件（li@example.com）' }])
})

test('a mail that arrives between refusals begins the count anew', async () => {
  refusal = 550
  await send()
  await send()
  refusal = null
  await send()
  refusal = 550
  await send()
  expect(await reached()).toBe(1)
  expect(await notices()).toEqual([])
})
