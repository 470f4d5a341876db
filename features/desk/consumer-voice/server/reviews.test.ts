import { openFeature, resultRows } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { reviewsServer, reviewsWorks } from './reviews.ts'

const { as, databases, undo, upload } = openFeature([reviewsServer], ['word_of_mouth'])
const path = '/inews/wordMouth'
const member = as()
const review = {
  title: '空间很大',
  product: '鹭行',
  platform: '车友社区',
  score: 4.5,
  good: ['空间'],
  bad: ['异响'],
  publishedOn: '2025-11-20',
}
const add = async (code: string, more: object = {}) => (await member('POST', path, { ...review, code, ...more })).data
const codes = async (question: object = {}, ask = member) =>
  (await ask('POST', `${path}/list`, question)).data.list.map(({ code }: { code: string }) => code)

test('a score of less than a column holds is none', async () =>
  expect(await add('微', { score: 1.1e-308 })).toMatchObject({ code: '微', score: 0 }))

test('reviews are found by words, rating and day, and summed up', async () => {
  await add('甲')
  await add('乙', { score: 1, product: '岚舟', good: [], bad: ['异响', '油耗'], publishedOn: '2025-11-01' })
  await add('丙', { score: 3, body: '空调很吵' })
  expect(await codes({ rating: 'negative' })).toEqual(['乙'])
  expect(await codes({ like: '空调' })).toEqual(['丙'])
  expect(await codes({ startTime: '2025-11-02', sort: 'score', order: 'asc' })).toEqual(['丙', '甲'])
  expect((await member('POST', `${path}/summary`, {})).data).toEqual({
    count: 3,
    average: 2.83,
    scores: [0, 1, 0, 1, 1, 0],
    products: [
      { product: '鹭行', count: 2, average: 3.75 },
      { product: '岚舟', count: 1, average: 1 },
    ],
    aspects: [
      { aspect: '异响', good: 0, bad: 3 },
      { aspect: '空间', good: 2, bad: 0 },
      { aspect: '油耗', good: 0, bad: 1 },
    ],
  })
})

test('reviews of a field are those with a word of it, in the list, the sum and what is chosen', async () => {
  await add('甲', { product: '新能源车' })
  await add('乙', { title: '客房很大', body: '这家酒店', product: '住宿' })
  expect(await codes({ field: 'C' })).toEqual(['甲'])
  expect(await codes({ field: 'H' })).toEqual(['乙'])
  expect(await codes({ field: 'nowhere' })).toEqual([])
  expect((await member('POST', `${path}/summary`, { field: 'H' })).data.count).toBe(1)
  await member('POST', `${path}/remove`, { allOf: { field: 'C' } })
  expect(await codes()).toEqual(['乙'])
})

test('an older version is refused; what is removed comes back', async () => {
  const { id } = await add('甲')
  expect((await member('PUT', `${path}/${id}`, { ...review, code: '甲', score: 2, version: 1 })).data.version).toBe(2)
  expect((await member('PUT', `${path}/${id}`, { ...review, code: '甲', version: 1 })).http).toBe(409)
  const { operation } = await member('POST', `${path}/remove`, { ids: [id] })
  expect(await codes()).toEqual([])
  expect((await undo(operation)).http).toBe(200)
  expect(await codes()).toEqual(['甲'])
})

test.each([
  ['six points', { score: 6 }, 'score'],
  ['an address that runs', { url: 'javascript:alert(1)' }, 'url'],
  ['no day', { publishedOn: '昨天' }, 'publishedOn'],
  ['no product', { product: ' ' }, 'product'],
])('%s is refused by the field', async (_, more, field) => {
  expect(await member('POST', path, { ...review, code: '甲', ...more })).toMatchObject({
    http: 400,
    problems: [{ field }],
  })
})

test('a file is taken over: known reviews change, faulty rows are named', async () => {
  await add('甲')
  const csv =
    '编号,标题,产品,平台,评分,优点,发布日期\n甲,改了,鹭行,车友社区,2,,2025-11-21\n乙,新的,岚舟,车友社区,5,空间、做工,2025-11-22\n丙,坏的,岚舟,车友社区,9,,2025-11-22'
  const file = (await upload(`${path}/import/file`, 'a.csv', csv)).data.id
  const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
  expect(faulty.map(({ number }: { number: number }) => number)).toEqual([4])
  const { data } = await member('POST', `${path}/import`, { file, columns })
  await resultRows(databases(), reviewsWorks, { orgId: 7, id: data.task })
  expect(await codes({ sort: 'score' })).toEqual(['乙', '甲'])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add('甲')
  expect(await codes({}, as('reader'))).toEqual(['甲'])
  expect((await as('reader')('POST', path, { ...review, code: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect(await codes({}, other)).toEqual([])
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('POST', `${path}/summary`, {})).data.count).toBe(0)
})

test('reviews handed in by a program are added or changed, faulty ones named, and a call repeated changes nothing', async () => {
  await add('甲')
  const items = [
    { ...review, code: '甲', title: '改了' },
    { ...review, code: '乙' },
    { ...review, code: '丙', title: '' },
    { ...review, code: '乙', title: '同一条的后一次' },
    '不是一条',
  ]
  const push = (ask = member) => ask('POST', '/ua/upload/wordMouth/addBatch', { items })
  const { data, operation } = await push()
  expect(data).toMatchObject({ added: 1, changed: 1 })
  expect(data.refused.map(({ position, field }: { position: number; field: string }) => [position, field])).toEqual([
    [2, 'title'],
    [4, ''],
  ])
  expect((await member('POST', `${path}/list`, { like: '后一次' })).data.total).toBe(1)
  expect((await push()).data).toMatchObject({ added: 0, changed: 0 })
  expect((await push(as('reader'))).http).toBe(403)
  expect((await undo(operation)).http).toBe(200)
  expect(await codes()).toEqual(['甲'])
})
