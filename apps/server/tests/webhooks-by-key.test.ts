// A key subscribes and is told of what its maker sees: over the real pipeline, worker and rights.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ground, makeGround } from './one-of-everything/index.ts'
import { openProduct, type Product } from './product.ts'

let product: Product
let ground: Ground
const received: { type: string; data: { items: { monitorId: number; article: { title: string } | null }[] } }[] = []
const server = createServer(async (request, reply) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push(JSON.parse(body))
  reply.end()
})

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const database = await migratedDatabase()
  product = await openProduct(database.url, { environment: { GUANLAN_TRUSTED_RECEIVERS: host() } })
  ground = await makeGround(product, 11)
  return () => database.drop()
})
afterAll(async () => {
  await product.close()
  server.closeAllConnections()
  server.close()
})
const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`

test('matched articles arrive; when the key is withdrawn the subscription rests', async () => {
  const role = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: '推送', granted: ['webhooks.view', 'webhooks.edit', 'desk.view', 'monitors.view', 'intake.push'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = (await ground.owner.ask('POST', '/inews/apiKey', { name: '推送', roleId: role.id })).body.data
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { host: 'localhost:8080', authorization: `Bearer ${key.secret}` }
    return (await product.app.inject({ method, url, headers, ...(payload && { payload }) })).json()
  }
  const draft = { name: '程序', url: `http://${host()}/hook`, events: ['article.matched'], monitors: [ground.monitor] }
  const { id } = (await ask('POST', '/inews/webhook', draft)).data
  await ask('POST', `/inews/webhook/${id}/secret`)
  const article = { title: '推送给程序的一篇', body: '正文' }
  await ask('POST', '/ua/upload/article/enter', { article, monitors: [ground.monitor] })
  await product.settled()
  await expect.poll(() => received.length, { timeout: 60_000, interval: 100 }).toBe(1)
  expect(received[0]).toMatchObject({
    type: 'article.matched',
    data: { items: [{ monitorId: ground.monitor, article: { title: article.title } }] },
  })

  await ground.owner.ask('DELETE', `/inews/apiKey/${key.id}`)
  await ground.owner.ask('POST', '/ua/upload/article/enter', {
    article: { title: '撤销之后的一篇', body: '正文二' },
    monitors: [ground.monitor],
  })
  await product.settled()
  const paused = async () => (await ground.owner.ask('GET', `/inews/webhook/${id}`)).body.data.pausedAt
  await expect.poll(paused, { timeout: 60_000, interval: 200 }).not.toBeNull()
  expect(received).toHaveLength(1)
}, 60_000)
