// Channels and records as people reach them: what opens a channel goes in and never comes out.
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exporting } from './exporting.ts'
import { notificationsServer } from './index.ts'
import { type HttpReceiver, openReceiver } from './testing/http-receiver.ts'
import { openOutbox, type TestOutbox, testSecretBox } from './testing/open-outbox.ts'

const notices = { follow: () => {} }
const { as, databases, undo } = openFeature(
  [notificationsServer({ secretBox: testSecretBox, notices, mailIsSet: false })],
  ['deliveries', 'delivery_channel_states', 'delivery_channels'],
)
const channels = '/inews/deliveryChannel'
const records = '/inews/warningSendRecord'
const admin = as('orgAdmin')
const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`

let receiver: HttpReceiver
let outbox: TestOutbox
beforeAll(async () => {
  receiver = await openReceiver()
  outbox = await openOutbox(databases(), { trustedReceivers: new Set([receiver.host]) })
})
afterAll(async () => {
  await outbox.stop()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(reply => void reply.end())
})

const draft = (more: object = {}) => ({
  name: '值班群',
  kind: 'webhook',
  url: `${receiver.url}/hook/key-of-the-room`,
  secret,
  ...more,
})
const add = async (more: object = {}) => (await admin('POST', channels, draft(more))).data
async function testOf(id: number) {
  const { record } = (await admin('POST', `${channels}/${id}/test`)).data
  await outbox.settled()
  return (await admin('GET', `${records}/${record}`)).data
}

test('a test is sent, and its record says what the other side answered', async () => {
  receiver.answer(reply => void reply.end('thank you'))
  const { record, attempts, message } = await testOf((await add()).id)
  expect(record).toMatchObject({
    state: 'accepted',
    purpose: 'test',
    receiver: '值班群',
    attempts: 1,
    answer: '200 thank you',
    dueAt: null,
  })
  expect(record.acceptedAt >= record.handedOverAt && record.handedOverAt >= record.decidedAt).toBe(true)
  expect(attempts).toMatchObject([{ number: 1, outcome: 'accepted' }])
  expect(message).toMatchObject({ mark: 'test', title: '这是一条测试消息' })
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'test', data: { mark: 'test' } })
})

test('address and secret come back by no call, and stand readable in no table', async () => {
  const made = await add()
  await admin('PUT', `${channels}/${made.id}`, draft({ version: 1, name: '换了名字' }))
  receiver.answer((reply, { url }) => void reply.writeHead(400).end(`no such key: ${url} ${secret}`))
  const detail = await testOf(made.id)
  expect(detail.record).toMatchObject({ state: 'failed' })
  const notified = JSON.stringify([
    made,
    detail,
    (await admin('GET', channels)).data,
    (await admin('POST', `${records}/list`, {})).data,
  ])
  expect(notified).toContain(receiver.host)
  for (const hidden of ['key-of-the-room', secret]) expect(notified).not.toContain(hidden)
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and has_table_privilege(oid, 'SELECT')`.execute(
    databases().worker,
  )
  for (const { name } of tables) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.raw(name)} t where t::text like '%key-of-the-room%' or t::text like ${`%${secret}%`}) as found`.execute(
      databases().worker,
    )
    expect([name, rows[0]?.found]).toEqual([name, false])
  }
})

test('an empty address and secret keep the known ones; the secret of before signs beside the new one', async () => {
  const { id } = await add()
  const renamed = (await admin('PUT', `${channels}/${id}`, draft({ url: '', secret: '', name: '新名', version: 1 })))
    .data
  expect(renamed).toMatchObject({ name: '新名', version: 2, isReady: true, host: receiver.url })
  expect((await testOf(id)).record.state).toBe('accepted')
  const other = `whsec_${Buffer.from('another secret of 32 characters!').toString('base64')}`
  await admin('PUT', `${channels}/${id}`, draft({ url: '', secret: other, version: 2 }))
  await testOf(id)
  expect(receiver.received.map(({ headers }) => String(headers['webhook-signature']).split(' ').length)).toEqual([1, 2])
})

test('a secret is not carried over to another host', async () => {
  const { id } = await add()
  const moved = draft({ url: 'https://elsewhere.example.com/x', secret: '', version: 1 })
  expect(await admin('PUT', `${channels}/${id}`, moved)).toMatchObject({ http: 400, problems: [{ field: 'secret' }] })
})

test('a removed channel comes back without its address; what waited for it has failed', async () => {
  const { id } = await add()
  const { operation } = await admin('POST', `${channels}/remove`, { ids: [id] })
  expect((await admin('GET', channels)).data.list).toEqual([])
  await outbox.put({
    purpose: 'test',
    receivers: [{ by: 'webhook', channelId: id, name: '值班群' }],
    message: { title: '甲' },
  })
  await outbox.settled()
  expect((await admin('POST', `${records}/list`, {})).data.list).toMatchObject([
    { state: 'failed', answer: 'channelOff' },
  ])
  expect((await undo(operation, admin)).http).toBe(200)
  expect((await admin('GET', channels)).data.list).toMatchObject([{ id, isReady: false }])
})

test.each([
  ['no address', { url: '' }, 'url'],
  ['an address of another kind', { url: 'ftp://a.example.com' }, 'url'],
  ['a webhook without a secret', { secret: '' }, 'secret'],
  ['a secret that is none', { secret: 'whsec_short' }, 'secret'],
  ['no name', { name: ' ' }, 'name'],
  ['a thousand million a minute', { perMinute: 1e9 }, 'perMinute'],
])('%s is refused by its field', async (_, more, field) => {
  expect(await admin('POST', channels, draft(more))).toMatchObject({ http: 400, problems: [{ field }] })
})

test('a name is taken once, and a save based on an older version is refused', async () => {
  const { id } = await add()
  expect(await admin('POST', channels, draft())).toMatchObject({ http: 409, problems: [{ field: 'name' }] })
  await admin('PUT', `${channels}/${id}`, draft({ version: 1 }))
  expect(await admin('PUT', `${channels}/${id}`, draft({ version: 1 }))).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
})

test('a failed one is sent again by hand, under the same number', async () => {
  receiver.answer(reply => void reply.writeHead(404).end())
  const { record } = await testOf((await add()).id)
  expect(record.state).toBe('failed')
  receiver.answer(reply => void reply.end())
  expect((await as('member')('POST', `${records}/${record.id}/retry`)).data).toMatchObject({ state: 'waiting' })
  await outbox.settled()
  expect((await admin('GET', `${records}/${record.id}`)).data.record).toMatchObject({
    state: 'accepted',
    number: record.number,
    attempts: 2,
  })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await admin('POST', `${records}/${record.id}/retry`)).toMatchObject({
    http: 409,
    key: 'notifications.notFailed',
  })
})

test('records are found by title, receiver, channel, state and time, page after page', async () => {
  const to = (userId: number, name: string) => ({ by: 'inApp', userId, name }) as const
  for (const title of ['甲', '乙', '丙'])
    await outbox.put({
      purpose: 'warning',
      thread: `incident:${title}`,
      receivers: [to(71, '李雷')],
      message: { title: `预警 ${title}` },
    })
  await outbox.settled()
  const find = async (question: object) =>
    (await admin('POST', `${records}/list`, question)).data.list.map(({ title }: { title: string }) => title)
  expect(await find({ like: '乙' })).toEqual(['预警 乙'])
  expect(await find({ like: '李雷', order: 'asc' })).toEqual(['预警 甲', '预警 乙', '预警 丙'])
  expect(await find({ thread: 'incident:丙' })).toEqual(['预警 丙'])
  expect(await find({ state: 'failed' })).toEqual([])
  expect(await find({ channel: 'email' })).toEqual([])
  expect(await find({ startTime: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
  const first = (await admin('POST', `${records}/list`, { pageSize: 2 })).data
  expect(first).toMatchObject({ total: 3, list: [{ title: '预警 丙' }, { title: '预警 乙' }] })
  const second = (await admin('POST', `${records}/list`, { pageSize: 2, after: first.next })).data
  expect(second).toMatchObject({ total: null, next: null, list: [{ title: '预警 甲' }] })
  const { task } = (
    await admin('POST', `${records}/export`, {
      chosen: { allOf: { like: '预警' } },
      columns: ['title', 'receiver', 'state'],
    })
  ).data
  expect(await resultRows(databases(), [exporting.work], { orgId: 7, id: task })).toHaveLength(4)
})

test('the link of a verification that has left is its receiver’s alone', async () => {
  const [id] = await outbox.put({
    purpose: 'code',
    receivers: [{ by: 'email', address: 'a@example.org', name: '' }],
    message: { title: '甲', link: 'https://guanlan.example.com/#/x?token=t' },
  })
  await outbox.settled()
  const linkOf = async () => (await admin('GET', `${records}/${id}`)).data.message.link
  expect(await linkOf()).toContain('token=t')
  await sql`update deliveries set state = 'accepted'`.execute(databases().worker)
  expect(await linkOf()).toBeNull()
})

test('a notice comes up once a person, however many windows ask', async () => {
  await outbox.put({
    purpose: 'notice',
    receivers: [71, 72].map(userId => ({ by: 'inApp', userId, name: String(userId) })),
    message: { title: '渠道已暂停' },
  })
  await outbox.settled()
  const windows = await Promise.all([1, 2, 3].map(() => as('member')('GET', `${records}/pop`)))
  expect(windows.flatMap(({ data }) => data)).toMatchObject([{ title: '渠道已暂停', openedAt: null }])
  expect((await as('member')('GET', '/inews/notice')).data).toMatchObject({
    unopened: 1,
    list: [{ title: '渠道已暂停' }],
  })
  expect((await as('member')('POST', '/inews/notice/open', { all: true })).data).toEqual({ changed: 1 })
  expect((await as('member')('GET', '/inews/notice')).data).toMatchObject({ unopened: 0 })
  // Another person's is another row.
  expect((await as('reader')('POST', `${records}/pop`)).data).toHaveLength(1)
  expect((await admin('GET', `${records}/pop`)).data).toEqual([])
})

test('members set up no channels, readers see no records, another organisation sees nothing', async () => {
  const { id } = await add()
  const { record } = await testOf(id)
  expect((await as('member')('POST', channels, draft({ name: '另一个' }))).http).toBe(403)
  expect((await as('member')('POST', `${channels}/${id}/test`)).http).toBe(403)
  expect((await as('reader')('POST', `${records}/list`, {})).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', `${records}/list`, {})).data.total).toBe(0)
  expect((await other('GET', `${records}/${record.id}`)).http).toBe(404)
  expect((await other('POST', `${channels}/${id}/test`)).http).toBe(404)
  expect((await other('POST', `${channels}/${id}/resume`)).http).toBe(404)
  expect((await other('PUT', `${channels}/${id}`, draft({ version: 1 }))).http).toBe(404)
})
