// A model fills in instructions, delivered ones and one’s own: facts come from fields and chosen articles, and what is wording says so.
import { expect, test } from 'vitest'
import type { Writing } from '../contract.ts'
import { line, openWriting, plan } from './testing/open-writing.ts'

const { as, undo, member, admin, limit, model } = openWriting()

const facts = { product: '青屏 Pro', facts: '6.7英寸屏幕。充电20分钟可用一天。' }

test('a piece of writing has its facts from the fields; what is wording is marked, what is invented is left out', async () => {
  model().behaviour = {
    pieces: () => [
      line('青屏 Pro采用6.7英寸屏幕。', []),
      line('它让每个清晨都轻松起来。', []),
      line('青屏 Pro充电10分钟可用一天。', []),
    ],
  }
  await limit('aiDailyToolCount', 2)
  const cost = await member('POST', '/chatgpt/instruct/101/cost', { values: facts })
  expect(cost.data).toMatchObject({ model: 'local', leaves: 'excerpts', passages: 0, over: null })
  expect((await member('POST', '/chatgpt/instruct/101/cost', { values: {} })).msg).toBe('指令缺少“产品名称”')
  expect((await member('POST', '/chatgpt/instruct/401/cost', { values: facts })).http).toBe(404)
  const { data, msg } = await member('POST', '/chatgpt/instruct/101/run', { values: facts })
  expect(msg).toBe('')
  const { parts: made, dropped, written } = data.content as Writing
  expect(made.map(({ by }) => by)).toEqual(['fields', 'wording'])
  expect(dropped).toMatchObject([{ part: 'number' }])
  expect(written).toMatchObject({ model: 'local', tokens: 150 })
  model().behaviour = { status: 500 }
  expect(await member('POST', '/chatgpt/instruct/101/run', { values: facts })).toMatchObject({
    http: 503,
    msg: '模型的回答无法使用',
  })
  expect((await member('GET', '/chatgpt/scene')).data.amounts.tools.used).toBe(1)
})

test('an instruction of one’s own is tried, saved, shared by whoever may, and used with articles', async () => {
  const draft = {
    ...{ scene: 'report', name: '要点', instruction: '列出文章的要点', example: '', shared: false },
    fields: [
      { label: '主题', kind: 'line', required: true },
      { label: '文章', kind: 'articles', required: true },
    ],
  }
  const { data: found } = await member('POST', '/inews/monitorArticle/list', plan)
  const values = { field1: '召回', articles: found.list.map(({ id }: { id: number }) => id) }
  const tried = await member('POST', '/chatgpt/instruct/try', { draft, values })
  expect(tried.msg).toBe('')
  expect(tried.data).toMatchObject({ kind: 'writing', title: '要点' })
  expect((await member('GET', '/chatgpt/result?scene=report')).data.list).toEqual([])
  expect((await member('POST', '/chatgpt/instruct/try', { draft, values: { articles: values.articles } })).msg).toBe(
    '指令缺少“主题”',
  )
  expect((await member('POST', '/chatgpt/instruct', { ...draft, shared: true })).http).toBe(403)
  const { data: own, operation } = await member('POST', '/chatgpt/instruct', draft)
  expect(own).toMatchObject({ isOwn: true, version: 1 })
  const names = async (ask = member) =>
    (await ask('GET', '/chatgpt/instruct?scene=report')).data.filter(
      ({ owner }: { owner: string }) => owner !== 'product',
    )
  expect(await names()).toMatchObject([{ id: own.id, owner: 'own', isReady: true }])
  for (const other of [admin, as('member', 8)]) {
    expect(await names(other)).toEqual([])
    expect((await other('GET', `/chatgpt/instruct/${own.id}`)).http).toBe(404)
    expect((await other('POST', `/chatgpt/instruct/${own.id}/run`, { values })).http).toBe(404)
    expect((await other('DELETE', `/chatgpt/instruct/${own.id}`)).http).toBe(404)
  }
  const { data: run } = await member('POST', `/chatgpt/instruct/${own.id}/run`, { values })
  for (const { by, passages } of (run.content as Writing).parts)
    expect([by, passages.length > 0]).toEqual(['articles', true])
  const { data: shared } = await admin('POST', '/chatgpt/instruct', { ...draft, shared: true, name: '共享' })
  expect((await names()).map(({ owner }: { owner: string }) => owner)).toEqual(['own', 'organisation'])
  const change = { ...draft, name: '改', shared: true, version: shared.version }
  expect((await member('PUT', `/chatgpt/instruct/${shared.id}`, change)).http).toBe(403)
  expect((await admin('PUT', `/chatgpt/instruct/${shared.id}`, change)).data.name).toBe('改')
  expect((await admin('PUT', `/chatgpt/instruct/${shared.id}`, change)).http).toBe(409)
  expect((await undo(operation)).http).toBe(200)
  expect((await names()).map(({ owner }: { owner: string }) => owner)).toEqual(['organisation'])
})
