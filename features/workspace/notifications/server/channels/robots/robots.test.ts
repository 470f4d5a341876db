// Robots against a server on this machine that answers as the platforms do.
import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Message, type OwnKind } from '../../../contract.ts'
import { type HttpReceiver, openReceiver } from '../../testing/http-receiver.ts'
import type { ChannelSender, Order } from '../sender.ts'
import { plain } from './markdown.ts'
import { robotSender, robots } from './robots.ts'

let receiver: HttpReceiver
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(answers({ errcode: 0, code: 0 }))
})

const answers =
  (body: object, status = 200) =>
  (reply: ServerResponse) =>
    void reply.writeHead(status).end(JSON.stringify(body))
function senderOf(kind: OwnKind): ChannelSender {
  const robot = robots.find(each => each.kind === kind)
  if (!robot) throw new Error(kind)
  return robotSender(robot, new Set([receiver.host]))
}
const secret = 'SEC-of-the-room'
const now = new Date('2026-11-22T08:30:00Z')
const order = (message: object, more: Partial<Order> = {}): Order => ({
  orgId: 7,
  number: 'n',
  message: Message.parse({ title: '甲', ...message }),
  address: '1',
  receiver: '群',
  purpose: 'warning',
  thread: null,
  secrets: { url: `${receiver.url}/robot?access_token=token-of-the-room`, secret },
  now,
  ...more,
})
const item = (at: number) => ({
  title: `第 ${at} 篇：澄屿汽车召回`,
  source: '北汀都市报',
  at: '2026-11-22T08:30:00Z',
  excerpt: '摘要'.repeat(80),
  url: `https://example.com/${at}`,
})

test.each<[OwnKind, object, string]>([
  ['weCom', { errcode: 0, errmsg: 'ok' }, 'accepted'],
  ['weCom', { errcode: 93000, errmsg: 'invalid webhook url' }, 'never'],
  ['weCom', { errcode: 45009, errmsg: 'api freq out of limit' }, 'later'],
  ['weCom', { errcode: -1, errmsg: 'system busy' }, 'later'],
  ['dingTalk', { errcode: 310000, errmsg: 'sign not match' }, 'never'],
  ['dingTalk', { errcode: 130101, errmsg: 'send too fast' }, 'later'],
  ['feishu', { code: 0, msg: 'success' }, 'accepted'],
  ['feishu', { StatusCode: 0, StatusMessage: 'success' }, 'accepted'],
  ['feishu', { code: 19021, msg: 'sign match fail' }, 'never'],
  ['feishu', { code: 11232, msg: 'frequency limited' }, 'later'],
])('%s answers 200 with %j: %s', async (kind, body, outcome) => {
  receiver.answer(answers(body))
  expect(await senderOf(kind).send(order({}))).toMatchObject({ kind: outcome, answer: `200 ${JSON.stringify(body)}` })
})

test('whoever answers a page in place of a code has not accepted', async () => {
  receiver.answer(reply => void reply.end('<html>please sign in</html>'))
  expect(await senderOf('weCom').send(order({}))).toMatchObject({ kind: 'later' })
})

test('DingTalk is left alone for ten minutes after too many', async () => {
  receiver.answer(answers({ errcode: 130101 }))
  expect(await senderOf('dingTalk').send(order({}))).toMatchObject({ kind: 'later', afterMs: 600_000 })
})

test('DingTalk is signed in the address, Feishu in the body, as each documents it', async () => {
  await senderOf('dingTalk').send(order({}))
  await senderOf('feishu').send(order({}))
  const [ding, feishu] = receiver.received
  const query = new URL(ding?.url ?? '', receiver.url).searchParams
  const stamp = String(now.getTime())
  expect(Object.fromEntries(query)).toEqual({
    access_token: 'token-of-the-room',
    timestamp: stamp,
    sign: createHmac('sha256', secret).update(`${stamp}\n${secret}`).digest('base64'),
  })
  const body = JSON.parse(feishu?.body ?? '')
  expect(body.sign).toBe(createHmac('sha256', `${body.timestamp}\n${secret}`).digest('base64'))
  expect(body.timestamp).toBe(String(now.getTime() / 1000))
})

test.each<OwnKind>(['weCom', 'dingTalk', 'feishu'])(
  '%s is cut at the border of an article, and says how many are left',
  async kind => {
    const sender = senderOf(kind)
    const many = {
      items: Array.from({ length: 50 }, (_, at) => item(at)),
      more: 10,
      link: 'https://guanlan.example.com/',
    }
    const { message } = order(many)
    for (const bytes of [1_500, 4_096, 20_000]) {
      const { body, left } = sender.shape(message, { perMinute: null, bytes })
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bytes)
      if (left > 0) expect(body).toContain(`余 ${left + 10} 条，见链接`)
      expect(body.match(/篇：/g) ?? []).toHaveLength(50 - left)
    }
  },
)

test.each<OwnKind>(['weCom', 'dingTalk', 'feishu'])('%s: even the longest lines fit', kind => {
  const { shape } = senderOf(kind)
  const { message } = order({ title: '长'.repeat(300), lines: Array.from({ length: 50 }, () => '行'.repeat(1_000)) })
  expect(Buffer.byteLength(shape(message, { perMinute: null, bytes: 4_096 }).body)).toBeLessThanOrEqual(4_096)
})

test('what strangers wrote calls nobody and is no link', async () => {
  const title = '<@all> @all [点我](http://evil.example.com) **粗** <font color="warning">x</font>'
  expect(plain(title)).not.toMatch(/[<>@[\]()*]/)
  for (const kind of ['weCom', 'dingTalk'] as const) await senderOf(kind).send(order({ title, items: [{ title }] }))
  for (const { body } of receiver.received) expect(body).not.toMatch(/<@all>|@all|\]\(http/)
})

test('those who are to be called are called', async () => {
  const mentions = ['13800000000']
  for (const kind of ['weCom', 'dingTalk'] as const) await senderOf(kind).send(order({ mentions }))
  const [weCom, dingTalk] = receiver.received.map(({ body }) => JSON.parse(body))
  expect(weCom.markdown.content).toContain('<@13800000000>')
  expect(dingTalk.at).toEqual({ atMobiles: mentions, isAtAll: false })
})
