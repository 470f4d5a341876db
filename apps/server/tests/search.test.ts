// One rule, one answer: a search's rows, its number, its groups and the monitor's preview, through the calls that the screens make.
import { evaluate, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

const now = Date.now()
const at = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const range = { from: at(24 * 20), to: at(0) }
const words = ['车门', '车门把手', '电池', '召回', '澄屿', 'Model 3', 'AI', '5G', '哈哈']
const items = Array.from({ length: 150 }, (_, n) => ({
  title: `${words[n % 9]}第${n}条${n % 4 ? '' : words[(n * 5) % 9]}`,
  body: `${words[(n * 7 + 1) % 9]}，${words[(n * 2 + 3) % 9]}${n % 5 ? '' : '哈哈哈哈'}。${String.fromCharCode(0x4e00 + n * 31).repeat(20)}`,
  media: `青麓日报${n % 3}`,
  publishedAt: at(n * 2 + 0.01),
}))

let product: Product
let member: Caller
let others: Caller
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(51, 'search@example.com', 'orgAdmin')
  others = await product.member(52, 'others@example.com', 'orgAdmin')
  const { body } = await member.ask('POST', '/ua/upload/article/addBatch', { items })
  expect(body.data.accepted).toBe(items.length)
  await product.settled()
  return () => database.drop()
})
afterAll(() => product.close())

const ask = async (url: string, body: object, by = member): Promise<Reply> => (await by.ask('POST', url, body)).body
const list = '/inews/monitorArticle/list'

/** Every operator over words that meet. */
const rules = Array.from({ length: 40 }, (_, n) => {
  const [a, b, c] = [words[n % 9], words[(n * 4 + 1) % 9], words[(n * 7 + 5) % 9]]
  return (
    [
      `${a}`,
      `${a}+${b}`,
      `${a}|${b}`,
      `${a}-${b}`,
      `(${a}|${b})+${c}`,
      `(${a}|${b})^2`,
      `${a}{6}${b}`,
      `t:${a}|c:${b}`,
    ][n % 8] ?? ''
  )
})

test.each(rules)('%s', async query => {
  const rule = parse(query).rule
  const expected = items
    .filter(({ title, body }) => rule && evaluate(rule, { title: canonicalise(title), body: canonicalise(body) }))
    .map(({ title }) => title)
  const found = (await ask(list, { ...range, query, pageSize: 200 })).data
  expect(found.list.map(({ title }: Reply) => title).sort()).toEqual([...expected].sort())
  const summary = (await ask('/inews/monitorArticle/search/summary', { ...range, query })).data
  expect(summary).toMatchObject({ total: expected.length, capped: false })
  const types = summary.facets.find(({ field }: Reply) => field === 'mediaType')
  expect(types.values.reduce((sum: number, { count }: Reply) => sum + count, types.others)).toBe(expected.length)
  expect((await ask('/inews/monitorArticle/search/count', { ...range, query })).data.count).toBe(expected.length)
  const preview = (await ask('/inews/monitor/preview', { rule: query, days: 20 })).data
  expect(preview.count).toBe(expected.length)
  expect((await ask(list, { ...range, query }, others)).data).toMatchObject({ list: [], total: 0 })
})

test.each([
  ['91 days', { from: at(91 * 24), to: at(0), query: '车门' }, 'to', '所选时间超过 90 天'],
  ['a rule that finds everything', { ...range, query: '-车门' }, 'query', /检索式有误/],
  ['a rule that cannot be read', { ...range, query: '(车门' }, 'query', /检索式有误/],
  ['10,001 characters', { ...range, query: '车'.repeat(10_001) }, 'query', /10,000/],
  ['relevance of a list', { ...range, sort: 'relevance' }, 'sort', /相关度/],
  ['a cursor of nothing', { ...range, query: '车门', cursor: 'x' }, 'cursor', /./],
])('%s is refused by the field', async (_, body, field, reported) => {
  const answer = await member.ask('POST', list, body)
  expect(answer.status).toBe(400)
  expect(answer.body.problems).toMatchObject([{ field, msg: expect.stringMatching(reported) }])
})

test('90 days pass, and the limit of the organisation is the smaller one', async () => {
  const ninety = { from: at(90 * 24), to: at(0), query: '车门' }
  expect((await ask(list, ninety)).code).toBe(200)
  await product.databases.worker
    .insertInto('org_limits')
    .values({ org_id: 51, quota: 'searchTimeRange', most: 30 })
    .execute()
  expect(await ask(list, ninety)).toMatchObject({ key: 'platform.overQuota' })
  expect((await ask(list, { ...ninety, from: at(30 * 24) })).code).toBe(200)
  // Lists of what monitors chose are none of it.
  expect((await ask(list, { from: ninety.from, to: ninety.to })).code).toBe(200)
})
