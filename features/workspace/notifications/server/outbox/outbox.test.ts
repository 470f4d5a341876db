// The outbox with a real database and real receivers: order, places, retries, pauses, and what a killed worker leaves.

import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChannelSender, Order, Outcome } from '../channels/sender.ts'
import { type HttpReceiver, openReceiver } from '../testing/http-receiver.ts'
import { openOutbox, type TestOutbox, testSecretBox } from '../testing/open-outbox.ts'
import { cancelThread, enqueue } from './enqueue.ts'

const { databases } = openFeature([], ['links', 'deliveries', 'delivery_channel_states', 'delivery_channels'])
const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`

const trustedReceivers = new Set<string>()
let receiver: HttpReceiver
let outbox: TestOutbox
/** What a robot was handed, and what it answers. */
const orders: Order[] = []
let robotAnswers: (order: Order) => Promise<Outcome>
const robot: ChannelSender = {
  kind: 'weCom',
  isIdempotent: false,
  places: 2,
  limits: { perMinute: 3, bytes: 1_000 },
  shape: message => ({ contentType: 'text/plain', body: message.title, left: 0 }),
  send: order => {
    orders.push(order)
    return robotAnswers(order)
  },
}
beforeAll(async () => {
  receiver = await openReceiver()
  trustedReceivers.add(receiver.host)
  outbox = await openOutbox(databases(), { trustedReceivers }, { weCom: robot })
})
afterAll(async () => {
  await outbox.stop()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
  orders.length = 0
  receiver.answer(reply => void reply.end())
  robotAnswers = async () => ({ kind: 'accepted', answer: 'ok' })
})

let channels = 0
async function aChannel(kind: 'webhook' | 'weCom' = 'webhook', url = `${receiver.url}/${++channels}`): Promise<number> {
  const { id } = await databases()
    .worker.insertInto('delivery_channels')
    .values({ org_id: 7, name: `${++channels}`, kind, host: 'x', sealed: testSecretBox.seal({ url, secret }).sealed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const send = (channelId: number, title: string, more: object = {}, by: 'webhook' | 'weCom' = 'webhook') =>
  outbox.put({ purpose: 'warning', receivers: [{ by, channelId, name: '群' }], message: { title }, ...more })
const rowsOf = async () => {
  const { rows } = await sql<{
    id: number
    state: string
    attempts: number
    answer: string | null
    perhaps_twice: boolean
    title: string
  }>`
    select id, state, attempts, answer, receiver, perhaps_twice, message ->> 'title' as title from deliveries order by id`.execute(
    databases().worker,
  )
  return rows
}
const titles = () => receiver.received.map(({ body }) => JSON.parse(body).data.title)

test('what a rolled back transaction put in is never sent', async () => {
  const channelId = await aChannel()
  await expect(
    withScope(databases().worker, { orgId: 7 }, async scope => {
      await enqueue(scope, {
        purpose: 'warning',
        receivers: [{ by: 'webhook', channelId, name: '群' }],
        message: { title: '甲' },
      })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await send(channelId, '乙')
  await outbox.settled()
  expect(titles()).toEqual(['乙'])
})

test('the published library verifies what arrives, and refuses it later or changed', async () => {
  await send(await aChannel(), '涨价', { thread: 'incident:1' })
  await outbox.settled()
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  const known = headers as Record<string, string>
  expect(new Webhook(secret).verify(body, known)).toMatchObject({
    type: 'warning',
    data: { title: '涨价', thread: 'incident:1' },
  })
  expect(() => new Webhook(secret).verify(body.replace('涨价', '降价'), known)).toThrow()
  const old = { ...known, 'webhook-timestamp': String(Number(known['webhook-timestamp']) - 301) }
  expect(() => new Webhook(secret).verify(body, old)).toThrow()
})

test('it is tried again after 5 and 30 seconds under the same number, and signed anew', async () => {
  receiver.answer(reply => void reply.writeHead(500).end('busy'))
  await send(await aChannel(), '甲')
  await outbox.settled()
  expect(await rowsOf()).toMatchObject([{ state: 'waiting', attempts: 1, answer: '500 busy' }])
  await outbox.pass(4_000)
  expect(receiver.received).toHaveLength(1)
  await outbox.pass(1_500)
  expect(receiver.received).toHaveLength(2)
  receiver.answer(reply => void reply.end())
  await outbox.pass(31_000)
  expect(await rowsOf()).toMatchObject([{ state: 'accepted', attempts: 3 }])
  const [ids, stamps] = ['webhook-id', 'webhook-timestamp'].map(
    name => new Set(receiver.received.map(({ headers }) => headers[name])),
  )
  expect([ids?.size, stamps?.size]).toEqual([1, 3])
})

test('seven attempts without success and it has failed', async () => {
  receiver.answer(reply => void reply.writeHead(500).end())
  await send(await aChannel(), '甲')
  await outbox.settled()
  for (const pause of [6, 33, 132, 660, 3_960, 11_880]) await outbox.pass(pause * 1_000)
  expect(await rowsOf()).toMatchObject([{ state: 'failed', attempts: 7 }])
  await outbox.pass(86_400_000)
  expect(receiver.received).toHaveLength(7)
})

test('messages of a thread reach a receiver in order, also past a failed attempt; other threads do not wait', async () => {
  const channelId = await aChannel()
  receiver.answer((reply, { body }) => void reply.writeHead(body.includes('第一') ? 500 : 200).end())
  await send(channelId, '第一', { thread: 'incident:1' })
  await send(channelId, '第二', { thread: 'incident:1' })
  await send(channelId, '别的', { thread: 'incident:2' })
  await outbox.settled()
  expect(titles().sort()).toEqual(['别的', '第一'].sort())
  receiver.answer(reply => void reply.end())
  receiver.received.length = 0
  await outbox.pass(6_000)
  expect(titles()).toEqual(['第一', '第二'])
})

test('a channel that hangs holds up no other', async () => {
  const hanging = await openReceiver()
  hanging.answer(() => {})
  trustedReceivers.add(hanging.host)
  const dead = await aChannel('webhook', `${hanging.url}/x`)
  for (let at = 0; at < 20; at++) await send(dead, `卡住 ${at}`)
  await hanging.until(8)
  const began = Date.now()
  const alive = await aChannel()
  for (let at = 0; at < 20; at++) await send(alive, `通畅 ${at}`)
  await receiver.until(20)
  expect(Date.now() - began).toBeLessThan(3_000)
  await hanging.close()
  await sql`delete from deliveries`.execute(databases().worker)
})

test('nothing more is sent of a thread that was cancelled', async () => {
  const channelId = await aChannel()
  await send(channelId, '甲', { thread: 'incident:1', holdUntil: new Date(Date.now() + 3_600_000 + 86_400_000 * 30) })
  expect(await withScope(databases().worker, { orgId: 7 }, scope => cancelThread(scope, 'incident:1'))).toBe(1)
  expect(await rowsOf()).toMatchObject([{ state: 'cancelled' }])
})

test('what is held waits for its hour', async () => {
  await send(await aChannel(), '早上再说', { holdUntil: new Date(outbox.now().getTime() + 3_600_000) })
  await outbox.settled()
  expect(receiver.received).toEqual([])
  await outbox.pass(3_601_000)
  expect(titles()).toEqual(['早上再说'])
})

test('a receiver named twice, or told already under the same key, has one message', async () => {
  const channelId = await aChannel()
  const one = { by: 'webhook', channelId, name: '群' } as const
  const posting = { purpose: 'warning', receivers: [one, one], message: { title: '甲' }, once: 'incident:1:first' }
  expect(await outbox.put(posting)).toHaveLength(1)
  expect(await outbox.put(posting)).toEqual([])
  await outbox.settled()
  expect(receiver.received).toHaveLength(1)
})

test('no more a minute than the platform takes', async () => {
  const channelId = await aChannel('weCom')
  for (let at = 0; at < 7; at++) await send(channelId, `${at}`, {}, 'weCom')
  const accepted = async () => (await rowsOf()).filter(({ state }) => state === 'accepted').length
  await expect.poll(accepted, { timeout: 5_000 }).toBe(3)
  // Two more looks of the worker, and a word that wakes it.
  await outbox.put({ purpose: 'notice', receivers: [{ by: 'inApp', userId: 71, name: '' }], message: { title: '' } })
  await expect.poll(accepted, { timeout: 5_000 }).toBe(4)
  expect(orders).toHaveLength(3)
  outbox.turn(61_000)
  await expect.poll(() => orders.length, { timeout: 5_000 }).toBe(6)
  outbox.turn(61_000)
  await expect.poll(() => orders.length, { timeout: 5_000 }).toBe(7)
  expect(orders.map(({ message }) => message.title)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  await outbox.settled()
})

test('ten failures in a row pause a channel, administrators are told on the screen, and nothing is lost', async () => {
  receiver.answer(reply => void reply.writeHead(404).end('gone'))
  const channelId = await aChannel()
  for (let at = 0; at < 10; at++) {
    await send(channelId, `${at}`)
    await outbox.settled()
  }
  await send(channelId, '之后的')
  await outbox.settled()
  expect(receiver.received).toHaveLength(10)
  const rows = await rowsOf()
  expect(rows.filter(({ state }) => state === 'failed')).toHaveLength(10)
  expect(rows.filter(({ title }) => title.includes('已暂停'))).toMatchObject([
    { state: 'accepted', receiver: '成员 70' },
  ])
  expect(rows.find(({ title }) => title === '之后的')).toMatchObject({ state: 'waiting' })
  receiver.answer(reply => void reply.end())
  await sql`delete from delivery_channel_states`.execute(databases().worker)
  await outbox.pass(0)
  expect((await rowsOf()).find(({ title }) => title === '之后的')).toMatchObject({ state: 'accepted' })
})

test('what a killed worker had handed over is sent again; where that may arrive twice, the row says so', async () => {
  const [webhook, group] = [await aChannel(), await aChannel('weCom')]
  const stored = { holdUntil: new Date(outbox.now().getTime() + 86_400_000) }
  await send(webhook, '甲', stored)
  await send(group, '乙', stored, 'weCom')
  // As a worker leaves them that took them and is no more.
  await sql`update deliveries set state = 'sending', worker = 1, attempts = 1`.execute(databases().worker)
  await sql`
    insert into delivery_attempts (org_id, delivery_id, number, transport, began_at) select org_id, id, 1, transport, now() - interval '1 day' from deliveries`.execute(
    databases().worker,
  )
  // Taken over first, and then sent: nothing that is due waits in between either.
  await expect.poll(rowsOf).toMatchObject([
    { state: 'accepted', attempts: 2, perhaps_twice: false },
    { state: 'accepted', attempts: 2, perhaps_twice: true },
  ])
  const { rows } = await sql<{
    outcome: string
  }>`select outcome from delivery_attempts order by delivery_id, number`.execute(databases().worker)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['unknown', 'accepted', 'unknown', 'accepted'])
})

test('what the demonstration invents never leaves the product', async () => {
  await send(await aChannel(), '甲', { message: { title: '甲', mark: 'demonstration' } })
  await outbox.settled()
  expect([receiver.received, await rowsOf()]).toMatchObject([[], [{ state: 'notSent', answer: 'demonstration' }]])
})

test.each([
  ['a private address', 'https://10.0.0.1/x', /private/],
  ['plain http', 'http://example.com/x', /https/],
])('%s is not written to', async (_, url, why) => {
  await send(await aChannel('webhook', url), '甲')
  await outbox.settled()
  const [row] = await rowsOf()
  expect([row?.state, row?.answer]).toEqual(['failed', expect.stringMatching(why)])
})

test('a redirect is not followed, and ten megabytes are not read', async () => {
  receiver.answer(reply => void reply.writeHead(302, { location: `${receiver.url}/elsewhere` }).end())
  const channelId = await aChannel()
  await send(channelId, '甲')
  await outbox.settled()
  receiver.answer(reply => void reply.end('长'.repeat(3_000_000)))
  await send(channelId, '乙')
  await outbox.settled()
  expect(receiver.received).toHaveLength(2)
  expect(await rowsOf()).toMatchObject([{ state: 'failed' }, { state: 'accepted' }])
  expect((await rowsOf())[1]?.answer?.length).toBe(300)
})

test('each receiver outside gets a link of its own to the page, the same at every attempt; on screen the own link counts', async () => {
  const [one, two] = [await aChannel(), await aChannel()]
  receiver.answer(reply => {
    reply.statusCode = receiver.received.length === 1 ? 503 : 200
    reply.end()
  })
  const receivers = [
    { by: 'webhook' as const, channelId: one, name: '甲' },
    { by: 'webhook' as const, channelId: two, name: '乙' },
    { by: 'inApp' as const, userId: 71, name: '丙' },
  ]
  const ids = await outbox.put({
    purpose: 'warning',
    receivers,
    page: '/warningList',
    message: { title: '甲', link: '/earlyWarning?open=3' },
  })
  await outbox.settled()
  await outbox.pass(10_000)
  const links = receiver.received.map(({ body }) => JSON.parse(body).data.link as string)
  expect(links).toHaveLength(3)
  expect(new Set(links).size).toBe(2)
  expect(links[0]).toMatch(/^https:\/\/guanlan\.example\/#\/warningList\?token=[\w-]{32}\.[\w-]+$/)
  const { rows } = await sql<{ object_id: number; hours: number; most_uses: number }>`
    select object_id, round(extract(epoch from expires_at - ${outbox.now()}) / 3600)::int as hours, most_uses from links where org_id = 7 and purpose = 'warning' order by object_id`.execute(
    databases().worker,
  )
  expect(rows).toEqual(ids.slice(0, 2).map(id => ({ object_id: id, hours: 72, most_uses: 1_000 })))
  const { rows: stored } = await sql`select * from deliveries`.execute(databases().worker)
  const token = links[0]?.split('=')[1]?.split('.')[0] ?? 'none'
  expect(JSON.stringify(stored)).not.toContain(token)
})
