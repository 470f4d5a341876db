// The brand library from the operator's call to the lists of members.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

let product: Product
let operator: Caller
let member: Caller
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** Articles of the last thirty days are read again. */
const range = { from: ago(20), to: ago(-1) }
const publishedAt = ago(10)

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  operator = await product.member(41, 'operator@example.com', 'orgAdmin', ['operator'])
  member = await product.member(42, 'member@example.com', 'orgAdmin')
  return () => database.drop()
})
afterAll(() => product.close())

async function save(entry: object): Promise<number> {
  const { body } = await operator.ask('POST', '/inews/brand/save', entry)
  expect(body.msg).toBe('')
  return body.data.id
}
async function monitor(name: string, rule: string): Promise<number> {
  const { body } = await member.ask('POST', '/inews/monitor', { kind: 'item', name, rule })
  expect(body.msg).toBe('')
  await product.settled()
  return body.data.id
}
async function handIn(...titles: string[]): Promise<void> {
  const items = titles.map(title => ({
    title,
    body: '详见内文。',
    media: '青麓日报',
    publishedAt,
  }))
  const { body } = await member.ask('POST', '/ua/upload/article/addBatch', { items })
  expect(body.data.accepted).toBe(titles.length)
  await product.settled()
}
const titlesOf = async (id: number): Promise<string[]> => {
  const { body } = await member.ask('POST', '/inews/monitorArticle/list', { ...range, monitor: id })
  return body.data.list.map((row: Reply) => row.title).sort()
}
/** Everything stored has been read with the newest library. */
async function analyseAgain(): Promise<void> {
  for (;;) {
    const state = await product.databases.worker
      .selectFrom('names_state')
      .select(['version', 'reading', 'finished'])
      .executeTakeFirstOrThrow()
    if (state.finished && state.reading === state.version) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

describe('a company of the library', () => {
  test('is found by any of its names, as articles arrive and by filling', async () => {
    const live = await monitor('云帆 到达', 'corp:云帆汽车')
    await save({ kind: 'corp', name: '云帆汽车', aliases: ['云帆', 'Yunfan Motor'] })
    await handIn('Yunfan Motor 召回三千辆车', '雲帆發布新車', '不相干的文章')
    const both = ['Yunfan Motor 召回三千辆车', '雲帆發布新車']
    expect(await titlesOf(live)).toEqual(both)
    expect(await titlesOf(await monitor('云帆 回填', 'corp:云帆汽车'))).toEqual(both)
    expect(await titlesOf(await monitor('云帆 召回', 'corp:云帆+召回'))).toEqual([both[0]])
    expect(await titlesOf(await monitor('云帆 品牌', 'brand:云帆汽车'))).toEqual([])
  })

  test('that comes later is found in what was stored before, once that has been read again', async () => {
    await handIn('锦书科技开源大模型')
    await save({ kind: 'corp', name: '锦书科技' })
    await analyseAgain()
    const id = await monitor('锦书', 'corp:锦书科技')
    expect(await titlesOf(id)).toEqual(['锦书科技开源大模型'])
    const [row] = (await member.ask('POST', '/inews/monitorArticle/list', { ...range, monitor: id })).body.data.list
    expect(row.names).toEqual([{ kind: 'corp', name: '锦书科技' }])
    const detail = await member.ask('GET', `/inews/monitorArticle/articles/${row.id}`)
    expect(detail.body.data.nlpProcess.names).toEqual([{ kind: 'corp', name: '锦书科技' }])
    const why = await member.ask('GET', `/inews/monitor/${id}/why?article=${row.id}`)
    expect(why.body.data).toMatchObject({ holds: true, holdsNow: true })
  })

  test('is what a preview counts', async () => {
    await save({ kind: 'prod', name: '青鸾一号', ambiguous: ['青鸾'], context: ['发射'] })
    await handIn('青鸾发射成功', '青鸾是传说中的鸟')
    const { body } = await member.ask('POST', '/inews/monitor/preview', { rule: 'prod:青鸾', days: 30 })
    expect(body.data).toMatchObject({ problems: [], count: 1, complete: true })
  })
})
