// What senders and operators may ask, through HTTP and the whole product.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  return () => database.drop()
})
afterAll(() => product.close())

test('an operator has the pages of a feed read too, or not, and sees which', async () => {
  const operator = await product.member(31, 'operator@example.com', 'orgAdmin', ['operator'])
  const feed = { url: 'https://news.invalid/feed', name: '青麓日报', mediaType: 'press' }
  const seen = async () =>
    (await operator.ask('POST', '/mgrV1/source/list', { page: 1, pageSize: 10 })).body.data.list[0]
  await operator.ask('POST', '/mgrV1/source/save', feed)
  expect(await seen()).toMatchObject({ ...feed, fullText: false, intervalSeconds: 600 })
  await operator.ask('POST', '/mgrV1/source/save', { ...feed, fullText: true })
  expect(await seen()).toMatchObject({ fullText: true })
  await operator.ask('POST', '/mgrV1/source/save', feed)
  expect(await seen()).toMatchObject({ fullText: false })
  const wrong = await operator.ask('POST', '/mgrV1/source/save', { ...feed, fullText: 'yes' })
  expect(wrong.status).toBe(400)
})

test('a sender hands in HTML and a time as people see it', async () => {
  const member = await product.member(32, 'sender@example.com', 'orgAdmin')
  await member.ask('POST', '/inews/monitor', { kind: 'item', name: '三号线', rule: '三号线' })
  const before = Date.now()
  const { body: answer } = await member.ask('POST', '/ua/upload/article/add', {
    title: '三号线&nbsp;开通',
    body: '<p>三号线今天开通。</p><p>全长三十二公里。</p>',
    publishedAt: '3小时前',
  })
  expect(answer.data).toEqual({ accepted: 1, same: [], refused: [], leftOut: [] })
  await product.settled()
  const stored = await product.databases.worker
    .selectFrom('articles')
    .select(['title', 'body', 'published_at'])
    .where('only_org', '=', 32)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ title: '三号线 开通', body: '三号线今天开通。\n全长三十二公里。' })
  expect(Math.abs(stored.published_at.getTime() + 3 * 3_600_000 - before)).toBeLessThan(60_000)
})
