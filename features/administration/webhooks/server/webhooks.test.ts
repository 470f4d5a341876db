// Subscriptions with a real database and a real receiver: what is told, in which order, signed, again, and to whom not.
import { eventsFeature } from '@guanlan/features/events/events/contract'
import { eventsServer } from '@guanlan/features/events/events/server'
import { Refusal } from '@guanlan/platform/contract'
import { openSecretBox, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HttpReceiver, openReceiver } from '../../../workspace/notifications/server/testing/http-receiver.ts'
import { webhooksFeature } from '../contract.ts'
import { type ActFor, composeNext } from './compose.ts'
import { webhooksServer } from './index.ts'
import { sendDue } from './send.ts'

const secretBox = openSecretBox(Buffer.alloc(32))
const trustedReceivers = new Set<string>()
const { as, databases, undo } = openFeature(
  [webhooksServer({ secretBox, trustedReceivers }), eventsServer({ follow() {} })],
  ['webhook_deliveries', 'webhook_events', 'webhook_states', 'webhook_subscriptions', 'downloads', 'events'],
)
const admin = as('orgAdmin')
const path = '/inews/webhook'
const draft = { name: '推送', url: '', events: ['export.finished'] }
const features = [
  webhooksFeature,
  eventsFeature,
  {
    name: 'exports',
    quotas: {},
    contract: {},
    permissions: { view: { name: ['看', '看', 'See'], roles: ['orgAdmin'] } },
  },
] as never

let receiver: HttpReceiver
beforeAll(async () => {
  receiver = await openReceiver()
  trustedReceivers.add(receiver.host)
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(reply => void reply.end('ok'))
  draft.url = `${receiver.url}/hook`
})

const actFor: ActFor = ({ orgId, userId }, work) => withScope(databases().app, { orgId, userId }, work)
const compose = () => composeNext({ db: databases().worker, actFor, features })
const send = () => sendDue({ db: databases().worker, secretBox, trustedReceivers, random: () => 0.5 })
async function settle(): Promise<void> {
  while ((await compose()) || (await send()));
}
async function subscribe(more: object = {}): Promise<{ id: number; secret: string }> {
  const { data } = await admin('POST', path, { ...draft, ...more })
  return { id: data.id, secret: (await admin('POST', `${path}/${data.id}/secret`)).data.secret }
}
const isVisible = async () => {
  const { rows } = await sql<{ isOver: boolean }>`
    select not exists (select from webhook_events where transaction >= pg_snapshot_xmin(pg_current_snapshot())) as "isOver"`.execute(
    databases().worker,
  )
  return rows[0]?.isOver
}
/** Its event is told once no transaction that began before is under way, of any database of the server. */
async function aDownload(name: string, orgId = 7): Promise<void> {
  await sql`insert into downloads (org_id, folder_type, name, format, state, bytes, ended_at) values (${orgId}, 'download', ${name}, 'csv', 'done', 3, now())`.execute(
    databases().worker,
  )
  await expect.poll(isVisible, { timeout: 60_000, interval: 50 }).toBe(true)
}
const due = () => sql`update webhook_deliveries set due_at = now() where state = 'waiting'`.execute(databases().worker)
const sentNames = () =>
  receiver.received.map(({ body }) =>
    JSON.parse(body).data.items.map((item: { export: { fileName: string } }) => item.export.fileName),
  )

test('what happens is told in its order, signed, once', async () => {
  await aDownload('before anybody wanted it')
  const { secret } = await subscribe()
  await aDownload('甲.csv')
  await aDownload('乙.csv')
  await aDownload('another organisation', 8)
  await settle()
  expect(sentNames()).toEqual([['甲.csv', '乙.csv']])
  const [one] = receiver.received
  const body = new Webhook(secret).verify(one?.body ?? '', one?.headers as Record<string, string>)
  expect(body).toMatchObject({
    type: 'export.finished',
    data: { organisationId: 7, items: [{ export: { state: 'done' } }, {}] },
  })
  await settle()
  expect(receiver.received).toHaveLength(1)
  const { data } = await admin('GET', path)
  expect(data.list).toMatchObject([{ hasSecret: true, waiting: 0, dead: 0, pausedAt: null }])
})

test('an event in another state is told with its numbers, and one that is gone as gone', async () => {
  const db = databases().worker
  const startTime = new Date().toISOString()
  const add = async (title: string) =>
    (await admin('POST', '/ipr/infoEvent/add', { title, rule: title, startTime })).data.id as number
  const [stays, goes] = [await add('停水事件'), await add('停电事件')]
  await sql`update event_states set state = 'emerging'`.execute(db)
  await subscribe({ events: ['event.phase'] })
  const turn = async (id: number, state: string) => {
    await sql`update event_states set state = ${state} where event_id = ${id}`.execute(db)
    await expect.poll(isVisible, { timeout: 60_000, interval: 50 }).toBe(true)
  }
  await turn(stays, 'emerging')
  await turn(stays, 'growing')
  await turn(goes, 'over')
  await admin('DELETE', `/ipr/infoEvent/delete/${goes}`)
  await sql`delete from events where id = ${goes}`.execute(db)
  await settle()
  const messages = receiver.received.map(({ body }) => JSON.parse(body))
  expect(messages).toMatchObject([
    {
      type: 'event.phase',
      data: {
        items: [
          { eventId: stays, event: { title: '停水事件', kind: 'other', articles: 0 } },
          { eventId: goes, event: null },
        ],
      },
    },
  ])
})

test.each(['http://example.com/hook', 'https://127.0.0.1/hook', 'https://[::1]/hook'])(
  'an address to which nothing is ever sent is not stored: %s',
  async url => {
    const refused = { field: 'url', key: 'webhooks.notSendable' }
    expect((await admin('POST', path, { ...draft, url })).problems).toMatchObject([refused])
    const { id } = await subscribe()
    const { data } = await admin('GET', `${path}/${id}`)
    const changed = await admin('PUT', `${path}/${id}`, { ...draft, url, version: data.version })
    expect(changed.problems).toMatchObject([refused])
  },
)

test('an exchanged secret signs beside the new one', async () => {
  const { id, secret } = await subscribe()
  const { data } = await admin('POST', `${path}/${id}/secret`)
  await aDownload('甲.csv')
  await settle()
  const [one] = receiver.received
  for (const each of [secret, data.secret])
    expect(() => new Webhook(each).verify(one?.body ?? '', one?.headers as Record<string, string>)).not.toThrow()
})

test('what is not taken is tried again under its number, holds up what comes after, and is dead in the end', async () => {
  const { id } = await subscribe()
  receiver.answer(reply => {
    reply.statusCode = 500
    reply.end('later')
  })
  await aDownload('甲.csv')
  await settle()
  await aDownload('乙.csv')
  for (let attempt = 1; attempt < 7; attempt++) {
    await due()
    await settle()
  }
  expect(new Set(receiver.received.slice(0, 7).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const { data } = await admin('GET', `${path}/${id}/delivery?state=dead`)
  expect(data).toMatchObject({ total: 1, list: [{ state: 'dead', attempts: 7, answer: '500 later' }] })
  receiver.answer(reply => void reply.end())
  await due()
  await settle()
  expect(sentNames().at(-1)).toEqual(['乙.csv'])
  expect((await admin('POST', `${path}/${id}/delivery/${data.list[0].id}/resend`)).http).toBe(200)
  await settle()
  expect(sentNames().at(-1)).toEqual(['甲.csv'])
  expect(await admin('POST', `${path}/${id}/delivery/${data.list[0].id}/resend`)).toMatchObject({
    http: 409,
    key: 'webhooks.notDead',
  })
})

test('three dead ones in a row, and it rests until it is resumed', async () => {
  const { id } = await subscribe()
  receiver.answer(reply => {
    reply.statusCode = 410
    reply.end()
  })
  for (const name of ['甲', '乙', '丙', '丁']) {
    await aDownload(name)
    await settle()
  }
  expect(receiver.received).toHaveLength(3)
  expect((await admin('GET', `${path}/${id}`)).data).toMatchObject({ dead: 3, problem: '410' })
  expect((await admin('GET', `${path}/${id}`)).data.pausedAt).not.toBeNull()
  receiver.answer(reply => void reply.end())
  await admin('POST', `${path}/${id}/resume`)
  await settle()
  expect(sentNames().at(-1)).toEqual(['丁'])
})

test('everything since a moment is told again, and not from further back than a week', async () => {
  const { id } = await subscribe()
  await aDownload('甲.csv')
  await settle()
  await admin('POST', `${path}/${id}/replay`, { from: new Date(Date.now() - 3_600_000).toISOString() })
  await settle()
  expect(sentNames()).toEqual([['甲.csv'], ['甲.csv']])
  const early = new Date(Date.now() - 8 * 86_400_000).toISOString()
  expect(await admin('POST', `${path}/${id}/replay`, { from: early })).toMatchObject({
    http: 400,
    key: 'webhooks.tooFarBack',
  })
})

test('whoever it acts for has left: it rests and says so', async () => {
  const { id } = await subscribe()
  await aDownload('甲.csv')
  const gone: ActFor = async () => {
    throw new Refusal('forbidden', 'platform.ownerGone')
  }
  await composeNext({ db: databases().worker, actFor: gone, features })
  const { data } = await admin('GET', `${path}/${id}`)
  expect(data.pausedAt).not.toBeNull()
  expect(data.problem).not.toMatch(/platform/)
  await settle()
  expect(receiver.received).toEqual([])
})

test('a test says what the other side answered; a private address is not written to', async () => {
  const { id } = await subscribe()
  expect((await admin('POST', `${path}/${id}/test`)).data).toEqual({ delivered: true, answer: '200 ok' })
  const inside = await subscribe({ name: '内网', url: 'https://localhost/x' })
  expect((await admin('POST', `${path}/${inside.id}/test`)).data).toMatchObject({
    delivered: false,
    answer: 'localhost 是内网地址，不予访问',
  })
  const bare = await admin('POST', path, { ...draft, name: '没有密钥' })
  expect(await admin('POST', `${path}/${bare.data.id}/test`)).toMatchObject({ http: 409, key: 'webhooks.secretFirst' })
})

test('whoever gives it another address is told what they see themselves, and nothing that was composed before', async () => {
  const { id } = await subscribe()
  receiver.answer(reply => {
    reply.statusCode = 500
    reply.end()
  })
  await aDownload('甲.csv')
  await settle()
  const { data } = await admin('PUT', `${path}/${id}`, { ...draft, url: `${receiver.url}/elsewhere`, version: 1 })
  expect(data).toMatchObject({ url: `${receiver.url}/elsewhere` })
  await due()
  await settle()
  expect(receiver.received.map(({ url }) => url)).toEqual(['/hook'])
  const [dead] = (await admin('GET', `${path}/${id}/delivery`)).data.list
  expect(await admin('POST', `${path}/${id}/delivery/${dead.id}/resend`)).toMatchObject({ http: 409 })
})

test('drafts, other organisations, other roles, older versions', async () => {
  const { id } = await subscribe()
  expect(await admin('POST', path, { ...draft, name: '二', events: ['nothing'] })).toMatchObject({ http: 400 })
  expect(await admin('POST', path, { ...draft, name: '二', url: 'ftp://x.example' })).toMatchObject({
    http: 400,
    problems: [{ field: 'url' }],
  })
  expect(await admin('POST', path, { ...draft, name: '二', monitors: [99] })).toMatchObject({
    http: 400,
    problems: [{ field: 'monitors' }],
  })
  expect(await admin('POST', path, draft)).toMatchObject({ http: 409, key: 'webhooks.taken' })
  expect((await as('orgAdmin', 8)('GET', `${path}/${id}`)).http).toBe(404)
  expect((await as('orgAdmin', 8)('POST', `${path}/${id}/secret`)).http).toBe(404)
  expect((await as('member')('GET', path)).http).toBe(403)
  const changed = { ...draft, name: '改了', version: 1 }
  expect((await admin('PUT', `${path}/${id}`, changed)).http).toBe(200)
  expect((await admin('PUT', `${path}/${id}`, changed)).http).toBe(409)
  const { operation } = await admin('POST', `${path}/remove`, { ids: [id] })
  await undo(operation, admin)
  expect((await admin('GET', `${path}/${id}`)).data).toMatchObject({ name: '改了', hasSecret: false })
})
