// One question, one number: list, batched counts, overview, trend and tree, through the calls that the screens make.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

const now = Date.now()
const hourMs = 3_600_000
const at = (hours: number) => new Date(now - hours * hourMs).toISOString()
/** Hours since a midnight in Shanghai, which knows no summer time. */
const sinceMidnight = ((now / hourMs + 8) % 24) + 0.001
/** As the screens ask for their ranges (features/articles/articles/web/range.test.ts). */
const ranges: Record<string, Moments> = {
  '24h': { from: at(24), to: at(0) },
  '3d': { from: at(72), to: at(0) },
  '7d': { from: at(168), to: at(0) },
  '30d': { from: at(720), to: at(0) },
  today: { from: at(sinceMidnight), to: at(0) },
  yesterday: { from: at(sinceMidnight + 24), to: at(sinceMidnight) },
}
interface Moments {
  from: string
  to: string
}

let product: Product
let member: Caller
const ids: Record<'folder' | 'door' | 'price' | 'alone', number> = { folder: 0, door: 0, price: 0, alone: 0 }

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(51, 'numbers@example.com', 'orgAdmin')
  ids.folder = await made({ kind: 'folder', name: '澄屿' })
  ids.door = await made({ kind: 'item', name: '车门', rule: '车门', fatherId: ids.folder })
  ids.price = await made({ kind: 'item', name: '价格', rule: '价格', fatherId: ids.folder })
  ids.alone = await made({ kind: 'item', name: '电池', rule: '电池' })
  // Every seven hours of 40 days, and at both ends of 24 hours; every third article is of two monitors.
  const moments = [...Array.from({ length: 137 }, (_, n) => at(n * 7 + 0.01)), at(24), at(0)]
  const items = moments.map((publishedAt, n) => ({
    title: `第${n}条 ${['车门', '车门与价格', '电池'][n % 3]}`,
    body: `正文${String.fromCharCode(0x4e00 + n * 31).repeat(20)}`,
    media: '青麓日报',
    publishedAt,
  }))
  const { body } = await member.ask('POST', '/ua/upload/article/addBatch', { items })
  expect(body.data.accepted).toBe(items.length)
  await product.settled()
  return () => database.drop()
})
afterAll(() => product.close())

async function made(monitor: object): Promise<number> {
  const { body } = await member.ask('POST', '/inews/monitor', monitor)
  expect(body.msg).toBe('')
  return body.data.id
}
const ask = async (url: string, body: object): Promise<Reply> => (await member.ask('POST', url, body)).body.data
const questions = (moments: Moments) =>
  [undefined, ids.folder, ids.door, ids.price, ids.alone].map(monitor => ({ ...moments, ...(monitor && { monitor }) }))

describe.each(Object.entries(ranges))('%s', (_, moments) => {
  test('is one number on the overview, on the desk and in a batch of counts', async () => {
    const requested = questions(moments)
    const counts = await ask('/inews/monitorArticle/counts', { questions: requested })
    for (const [place, question] of requested.entries()) {
      const { total } = await ask('/inews/monitorArticle/list', question)
      const overview = await ask('/inews/monitorChart/overview', question)
      const trend = overview.trend.reduce((sum: number, point: Reply) => sum + point.count, 0)
      expect([counts[place], overview.total.count, trend]).toEqual([total, total, total])
    }
  })
})

test('the tree says what the lists of 24 hours say: monitors, folders, everything, with both ends', async () => {
  const { body } = await member.ask('GET', `/inews/monitor/counts?until=${encodeURIComponent(at(0))}`)
  const tree = new Map(body.data.map((count: Reply) => [count.id, count]))
  const lists = await ask('/inews/monitorArticle/counts', { questions: questions({ from: at(24), to: at(0) }) })
  const reported = [0, ids.folder, ids.door, ids.price, ids.alone].map(id => tree.get(id) as Reply)
  expect(reported.map(count => count.day)).toEqual(lists)
  expect(lists[0]).toBe(6)
  for (const { day, hours } of reported) expect(hours.reduce((sum: number, n: number) => sum + n, 0)).toBe(day)
})

test('a batch refuses a question that a list refuses, and more questions than one screen has', async () => {
  const long = { from: at(24 * 91), to: at(0) }
  expect((await member.ask('POST', '/inews/monitorArticle/counts', { questions: [long] })).body.key).toBe(
    'articles.rangeTooLong',
  )
  const many = Array(51).fill({ from: at(24), to: at(0) })
  expect((await member.ask('POST', '/inews/monitorArticle/counts', { questions: many })).status).toBe(400)
})
