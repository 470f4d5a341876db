// The car library: series tied to products, models of a series that is there, sales with gaps and what was reported before.
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { carModelsServer, carSalesServer, carsServer, carWorks, shopsServer } from './index.ts'
import { monthsBetween } from './months.ts'
import { monthOf } from './sales-list.ts'

const { as, databases, undo, upload } = openFeature(
  [carsServer, carModelsServer, carSalesServer, shopsServer],
  ['car_relations', 'car_sales', 'car_models', 'car_series', 'car_dealers'],
)
const member = as()
const seriesPath = '/inews/autoSeries'
const path = '/inews/vehicleModelInfo'
const addSeries = async (name: string) =>
  (await member('POST', seriesPath, { name, brand: '鹭行', maker: '鹭行汽车' })).data
const addModel = async (name: string, series: string) =>
  (await member('POST', `${path}/add`, { name, series, year: 2026 })).data
const report = (modelId: number, months: object[], source = '厂商公告') =>
  member('PUT', `${path}/sales`, { modelId, source, months })

test('a series is added once; a renamed one takes its models along, a removed one too, and undo brings both back', async () => {
  const { id, version } = await addSeries('鹭行 Pro')
  await addModel('鹭行 Pro 2026 款', '鹭行 Pro')
  const taken = await member('POST', seriesPath, { name: '鹭行 Pro', brand: '别家' })
  expect([taken.http, taken.msg, taken.problems?.[0]?.field]).toEqual([409, '该车系已存在', 'name'])
  await member('PUT', `${seriesPath}/${id}`, { name: '鹭行 Max', brand: '鹭行', version })
  expect((await member('POST', `${path}/list`, {})).data.list).toMatchObject([{ series: '鹭行 Max' }])
  const stale = await member('PUT', `${seriesPath}/${id}`, { name: '鹭行 Mini', brand: '鹭行', version })
  expect([stale.http, stale.key]).toEqual([409, 'platform.changedSince'])
  const removed = await member('POST', `${seriesPath}/remove`, { ids: [id] })
  expect((await member('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await undo(removed.operation)).http).toBe(200)
  expect((await member('POST', `${path}/list`, {})).data.total).toBe(1)
  expect((await member('GET', `${path}/series`)).data).toMatchObject([
    { brand: '鹭行', makers: [{ series: [{ name: '鹭行 Max', isTied: false, models: [{ year: 2026 }] }] }] },
  ])
})

test.each([
  ['a series that is not there', { series: '没有' }, 'series', '没有车系“没有”'],
  ['prices the wrong way round', { priceFrom: 200_000, priceTo: 100_000 }, 'priceFrom', '价格下限不能高于上限'],
  ['a model without a year', { year: undefined }, 'year', undefined],
  ['a year of no car', { year: 1800 }, 'year', '年款为 1950 到 2100 的整数'],
])('refused: %s', async (_, more, field, msg) => {
  await addSeries('鹭行 Pro')
  const { http, problems } = await member('POST', `${path}/add`, {
    name: '甲',
    series: '鹭行 Pro',
    year: 2026,
    ...more,
  })
  expect([http, problems?.[0]?.field]).toEqual([400, field])
  if (msg) expect(problems?.[0]?.msg).toBe(msg)
})

test('a product that the brand library does not have is refused', async () => {
  const { http, problems } = await member('POST', seriesPath, { name: '甲', brand: '乙', product: '没有的产品' })
  expect([http, problems?.[0]?.field]).toEqual([400, 'product'])
})

test('sales: a month nobody reported is null, a corrected one keeps what was reported before, undo takes it back', async () => {
  await addSeries('鹭行 Pro')
  const { id } = await addModel('鹭行 Pro 2026 款', '鹭行 Pro')
  await report(id, [
    { month: '2026-01', amount: 1200 },
    { month: '2026-03', amount: 0 },
  ])
  const corrected = await report(id, [{ month: '2026-01', amount: 1300 }], '更正')
  const ask = async () => (await member('POST', `${path}/sales`, { modelId: id })).data
  expect(await ask()).toEqual([
    { month: '2026-01', amount: 1300, source: '更正', earlier: [{ amount: 1200, source: '厂商公告' }] },
    { month: '2026-02', amount: null, source: '', earlier: [] },
    { month: '2026-03', amount: 0, source: '厂商公告', earlier: [] },
  ])
  expect((await undo(corrected.operation)).http).toBe(200)
  expect((await ask())[0]).toMatchObject({ amount: 1200, earlier: [] })
})

test.each([
  ['of the future', [{ month: '2099-01', amount: 1 }], '月份不能晚于本月'],
  ['below zero', [{ month: '2026-01', amount: -1 }], '销量为 0 到 10,000,000 的整数'],
  ['a text', [{ month: '2026-01', amount: '1.2万' }], '销量为 0 到 10,000,000 的整数'],
  [
    'a month twice',
    [
      { month: '2026-01', amount: 1 },
      { month: '2026-01', amount: 2 },
    ],
    '同一个月份只能填写一次',
  ],
])('sales are refused: %s', async (_, months, msg) => {
  await addSeries('鹭行 Pro')
  const { id } = await addModel('鹭行 Pro 2026 款', '鹭行 Pro')
  const { http, problems } = await report(id, months)
  expect([http, problems?.[0]?.msg]).toEqual([400, msg])
})

test('relations are confirmed once, seen from both sides, and removed', async () => {
  const [one, other] = [await addSeries('甲'), await addSeries('乙')]
  const relate = () =>
    member('POST', `${path}/relation/confirm`, { seriesId: one.id, otherId: other.id, kind: 'competes' })
  const { data } = await relate()
  expect((await relate()).http).toBe(409)
  expect((await member('POST', `${path}/relation`, { seriesId: other.id })).data).toMatchObject([
    { id: data.id, name: '甲', kind: 'competes', articles: null },
  ])
  expect((await member('DELETE', `${path}/relation/${data.id}`)).data).toEqual({ changed: 1 })
})

test('models of a file: one of an unknown series is refused by itself', async () => {
  await addSeries('鹭行 Pro')
  const file = (await upload(`${path}/import/file`, 'a.csv', '名称,车系,年款\n一,鹭行 Pro,2026\n二,没有,2026')).data.id
  const { columns } = (await member('POST', `${path}/import/check`, { file })).data
  const { data } = await member('POST', `${path}/import`, { file, columns })
  await resultRows(databases(), carWorks, { orgId: 7, id: data.task })
  expect((await member('POST', `${path}/list`, {})).data.list).toMatchObject([{ name: '一', series: '鹭行 Pro' }])
})

test.each([
  ['2026-03', '2026-03'],
  ['2026/3', '2026-03'],
  ['2026年3月', '2026-03'],
  ['2026-03-01', '2026-03'],
  ['2026-03-01 00:00:00', '2026-03'],
  ['三月', '三月'],
])('a cell %s is the month %s', (text, month) => expect(monthOf(text)).toBe(month))

test('sales of a file: months are corrected as by hand, faulty rows refused by themselves, one undo takes all back, and out they go again', async () => {
  await addSeries('鹭行 Pro')
  const { id: modelId } = await addModel('甲款', '鹭行 Pro')
  await report(modelId, [{ month: '2026-01', amount: 90 }])
  const sales = `${path}/sales`
  const lines = ['甲款,2026-01,100,乘联会', '甲款,2026/3,"1,200",乘联会', '乙款,2026-01,1,乘联会']
  const wrong = [
    '甲款,2026-01,5,乘联会',
    '甲款,2026-04,1.2万,乘联会',
    '甲款,2026-05,-1,乘联会',
    '甲款,2099-01,1,乘联会',
  ]
  const text = ['车型,月份,销量,来源', ...lines, ...wrong].join('\n')
  const file = (await upload(`${sales}/import/file`, 'a.csv', text)).data.id
  const check = (await member('POST', `${sales}/import/check`, { file })).data
  expect([check.missing, check.faulty.map(({ number }: { number: number }) => number)]).toEqual([[], [4, 5, 6, 7, 8]])
  expect(check.effect).toMatchObject({ changed: 1, same: 0, overwritten: [{ number: 2, name: '甲款 2026-01' }] })
  const started = await member('POST', `${sales}/import`, { file, columns: check.columns })
  const refused = await resultRows(databases(), carWorks, { orgId: 7, id: started.data.task })
  expect(refused.length - 1).toBe(5)
  expect((await member('POST', sales, { modelId })).data).toMatchObject([
    { month: '2026-01', amount: 100, source: '乘联会', earlier: [{ amount: 90 }] },
    { month: '2026-02', amount: null },
    { month: '2026-03', amount: 1_200 },
  ])
  const { list, total } = (await member('POST', `${sales}/list`, { like: '甲' })).data
  expect([total, list[0]]).toMatchObject([2, { month: '2026-03', model: '甲款', series: '鹭行 Pro', amount: 1_200 }])
  const out = await member('POST', `${sales}/export`, { chosen: { allOf: {} }, columns: ['model', 'month', 'amount'] })
  expect(await resultRows(databases(), carWorks, { orgId: 7, id: out.data.task })).toEqual([
    ['车型', '月份', '销量'],
    ['甲款', '2026-03', '1200'],
    ['甲款', '2026-01', '100'],
  ])
  expect((await undo(started.operation)).http).toBe(200)
  expect((await member('POST', sales, { modelId })).data).toMatchObject([{ month: '2026-01', amount: 90, earlier: [] }])
  expect((await as('orgAdmin', 8)('POST', `${sales}/list`, {})).data.total).toBe(0)
})

test('readers change nothing; another organisation sees nothing', async () => {
  const { id } = await addSeries('鹭行 Pro')
  expect((await as('reader')('POST', seriesPath, { name: '乙', brand: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('GET', seriesPath)).data.total).toBe(0)
  expect((await other('POST', `${path}/relation`, { seriesId: id })).http).toBe(404)
  expect((await other('POST', `${path}/add`, { name: '甲', series: '鹭行 Pro', year: 2026 })).http).toBe(400)
})

test('every month between two, over the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02'])
})

test('a month of no year of ours is refused by its field', async () => {
  const { problems } = await member('PUT', `${path}/sales`, {
    modelId: 1,
    source: 's',
    months: [{ month: '0000-01', amount: 0 }],
  })
  expect(problems).toMatchObject([{ field: 'months.0.month' }])
})
