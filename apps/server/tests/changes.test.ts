// Word of changed facts reaches every open window of the organisation, and nobody else's.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

let product: Product
let mine: Caller
let other: Caller
let port: number
let articles: number[]
const leave = new AbortController()

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  mine = await product.member(61, 'mine@example.com', 'orgAdmin')
  other = await product.member(62, 'other@example.com', 'orgAdmin')
  for (const { ask } of [mine, other]) await ask('POST', '/inews/monitor', { kind: 'item', name: '雪线', rule: '雪线' })
  const body = `雪线观测站恢复了人工读数。${'工作人员沿着旧路走了四个小时。'.repeat(8)}`
  const items = ['甲', '乙', '丙'].map(name => ({ title: `雪线${name}`, body, media: '青麓日报' }))
  await mine.ask('POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  const { body: list } = await mine.ask('POST', '/inews/monitorArticle/list', {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  })
  articles = list.data.list.map((row: Reply) => row.id).sort()
  port = await product.listen()
  return () => database.drop()
})
afterAll(() => {
  leave.abort()
  return product.close()
})

/** The `changed` events that a window hears. */
async function openWindow({ token }: Caller, orgId: number): Promise<Reply[]> {
  const reply = await fetch(`http://127.0.0.1:${port}/inews/monitorArticle/arrivals`, {
    headers: { authorization: `Bearer ${token}`, orgid: String(orgId), host: 'localhost:8080' },
    signal: leave.signal,
  })
  const heard: Reply[] = []
  const read = async () => {
    let text = ''
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events)
        if (/^event: ?changed$/m.test(event)) heard.push(JSON.parse(/^data: ?(.*)$/m.exec(event)?.[1] ?? 'null'))
    }
  }
  void read().catch(() => {})
  return heard
}

test('two acts at once are one event, with the articles that changed, for each window of the organisation', async () => {
  const windows = [await openWindow(mine, 61), await openWindow(mine, 61)]
  const foreign = await openWindow(other, 62)
  expect(articles).toHaveLength(3)
  const [first] = articles
  await mine.ask('POST', '/inews/data/monitorArticle/sentiment', {
    changes: [{ idList: [first], sentiment: -1 }],
    withSimilar: true,
  })
  await mine.ask('POST', '/inews/data/monitorArticle/read', { idList: [first], read: true })
  for (const heard of windows)
    await vi.waitFor(() => {
      const reported = Object.assign({}, ...heard)
      expect(reported.sentiment?.toSorted()).toEqual(articles)
      expect(reported.read).toEqual([first])
    })
  // Nothing changed: nobody is told.
  await mine.ask('POST', '/inews/data/monitorArticle/read', { idList: [first], read: true })
  await mine.ask('POST', '/inews/data/monitorArticle/similar/apart', { idList: [first] })
  await vi.waitFor(() => expect(windows[0]?.at(-1)).toEqual({ stories: null }))
  expect(foreign).toEqual([])
})
