// The calls: what is refused by which sentence, two people at once, undo, and what the other organisation sees.
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { filtersServer } from './index.ts'

const { as, databases, undo } = openFeature([filtersServer], ['filters', 'tasks'])
const path = '/inews/blackWhiteFilter'
const similar = '/inews/similarContentFilter'
const member = as()
const words = { name: 'title', relationOperator: 'contains', value: ['抽奖', '福利'] }
const draft = (more: object = {}) => ({
  name: '广告',
  type: 'black',
  allMedia: true,
  logicOperator: 'and',
  conditions: [words],
  ...more,
})
const names = async () => (await member('GET', path)).data.list.map(({ name }: { name: string }) => name)

test('a list is added, changed and read', async () => {
  const made = (await member('POST', path, draft())).data
  expect(made).toMatchObject({ ...draft(), enabled: true, monitorIds: [], media: [], version: 1 })
  const changed = { ...draft({ name: '抽奖', type: 'white', enabled: false }), id: made.id, version: 1 }
  expect((await member('PUT', path, changed)).data).toMatchObject({ name: '抽奖', type: 'white', version: 2 })
  expect((await member('GET', `${path}/${made.id}`)).data).toMatchObject({ enabled: false, updatedBy: '成员 71' })
  expect(await member('PUT', path, changed)).toMatchObject({ http: 409, key: 'platform.changedSince' })
})

test.each([
  ['a name', { name: '' }, 'name', '请输入名称'],
  ['media', { allMedia: false }, 'media', '请选择媒体'],
  ['a condition', { conditions: [{ ...words, name: '' }] }, 'conditions.0.name', '请选择条件'],
  ['a relation', { conditions: [{ ...words, relationOperator: '' }] }, 'conditions.0.relationOperator', '请选择关系'],
  ['a logic operator', { logicOperator: null }, 'logicOperator', '请选择逻辑运算符'],
  ['keywords or media', { allMedia: false, conditions: [] }, 'conditions', '关键词和媒体至少填写一项'],
  ['keywords where all media are meant', { conditions: [] }, 'conditions', '关键词和媒体至少填写一项'],
  ['a value', { conditions: [{ ...words, value: [] }] }, 'conditions.0.value', '请填写内容'],
  [
    'a relation that the condition knows',
    { conditions: [{ ...words, relationOperator: 'atLeast' }] },
    'conditions.0.relationOperator',
    '此条件不能用这种关系',
  ],
  [
    'a whole number',
    { conditions: [{ name: 'length', relationOperator: 'atLeast', value: ['很多'] }] },
    'conditions.0.value',
    '请填写一个整数',
  ],
  [
    'a domain',
    { conditions: [{ name: 'domain', relationOperator: 'is', value: ['不是域名'] }] },
    'conditions.0.value',
    '“不是域名”不是域名',
  ],
])('without %s a list is refused by the field', async (_, wrong, field, msg) => {
  expect(await member('POST', path, draft(wrong))).toMatchObject({ http: 400, problems: [{ field, msg }] })
})

test('a rule that cannot be read is refused with what is wrong', async () => {
  const wrong = draft({ conditions: [{ name: 'rule', relationOperator: 'is', value: ['(甲+'] }] })
  const { http, problems } = await member('POST', path, wrong)
  expect([http, problems[0].field]).toEqual([400, 'conditions.0.value'])
  expect(problems[0].msg).toMatch(/^规则有误：/)
})

test('media alone are enough', async () => {
  expect((await member('POST', path, draft({ allMedia: false, media: [1], conditions: [] }))).http).toBe(200)
})

test('several are removed, and come back', async () => {
  const ids = []
  for (const name of ['甲', '乙', '丙']) ids.push((await member('POST', path, draft({ name }))).data.id)
  const { data, operation } = await member('DELETE', `${path}/${ids[0]},${ids[1]}`)
  expect([data, await names()]).toEqual([{ changed: 2 }, ['丙']])
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toHaveLength(3)
  expect((await member('POST', `${path}/remove`, { ids })).data).toEqual({ changed: 3 })
  expect((await member('DELETE', `${path}/${ids[0]}`)).http).toBe(404)
})

test('a similar-content filter is added, changed, found and removed', async () => {
  const text = '全场五折，扫码领取福利，名额有限，先到先得。'
  const { id } = (await member('POST', `${similar}/add`, { name: '福利', text })).data
  expect((await member('POST', `${similar}/find`, {})).data.list).toMatchObject([{ id, text, threshold: 70 }])
  const change = { id, version: 1, name: '福利', text, threshold: 90 }
  expect((await member('PUT', `${similar}/update`, change)).data).toMatchObject({ threshold: 90, version: 2 })
  expect((await member('POST', `${similar}/add`, { name: '短', text: '太短' })).problems).toMatchObject([
    { field: 'text' },
  ])
  expect((await member('POST', `${similar}/add`, { name: '少', text, threshold: 5 })).problems).toMatchObject([
    { field: 'threshold', msg: '相似度为 30 到 100' },
  ])
  // Each kind only by its own calls.
  expect((await member('GET', `${path}/${id}`)).http).toBe(404)
  expect((await member('DELETE', `${path}/${id}`)).http).toBe(404)
  expect((await member('DELETE', `${similar}/delete?ids=${id}`)).data).toEqual({ changed: 1 })
})

test('what is brought back is shown, and taken out again when that is undone', async () => {
  const { id: filterId } = (await member('POST', path, draft())).data
  const hit = { orgId: 7, monitorId: 5, version: 1, filterId }
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [newArticle({ title: '抽奖', hits: [hit, { ...hit, monitorId: 6 }] })], new Map()))
  const filtered = async () => (await member('POST', '/inews/filtered/list', {})).data.list
  const [article] = await filtered()
  expect(article.taken.map(({ filter }: { filter: string }) => filter)).toEqual(['广告', '广告'])
  const of = async (articleId: number) => (await member('POST', '/inews/filtered/list', { articleId })).data.total
  expect([await of(article.id), await of(article.id + 1)]).toEqual([1, 0])
  const { data, operation } = await member('POST', '/inews/filtered/bringBack', { idList: [article.id] })
  expect([data, await filtered()]).toEqual([{ changed: 1 }, []])
  expect((await undo(operation)).http).toBe(200)
  expect(await filtered()).toHaveLength(1)
  const { removed_at } = await databases()
    .worker.selectFrom('org_articles')
    .select('removed_at')
    .where('org_id', '=', 7)
    .executeTakeFirstOrThrow()
  expect(removed_at).not.toBeNull()
})

test('readers change nothing; another organisation sees and removes nothing', async () => {
  const { id } = (await member('POST', path, draft())).data
  expect((await as('reader')('GET', path)).data.total).toBe(1)
  expect((await as('reader')('POST', path, draft({ name: '乙' }))).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('GET', path)).data.total).toBe(0)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('DELETE', `${path}/${id}`)).http).toBe(404)
  expect((await other('POST', '/inews/filtered/bringBack', { idList: [1] })).data).toEqual({ changed: 0 })
})
