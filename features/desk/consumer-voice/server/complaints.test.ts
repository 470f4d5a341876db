import { openFeature, resultRows } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { complaintsServer, complaintsWorks } from './complaints.ts'

const { as, databases, undo, upload } = openFeature([complaintsServer], ['complaints'])
const path = '/inews/tousu'
const member = as()
const complaint = {
  title: '保养后异响',
  brand: '澄屿',
  platform: '投诉平台',
  demand: '退款',
  publishedOn: '2025-11-20',
}
const add = async (code: string, more: object = {}) =>
  (await member('POST', path, { ...complaint, code, ...more })).data
const codes = async (question: object = {}, ask = member) =>
  (await ask('POST', `${path}/list`, question)).data.list.map(({ code }: { code: string }) => code)

test('complaints are found by words, state and day, and summed up', async () => {
  await add('甲')
  await add('乙', { brand: '朔野', status: 'solved', demand: '换车', publishedOn: '2025-11-01' })
  await add('丙', { body: '电池掉电' })
  expect(await codes({ status: 'solved' })).toEqual(['乙'])
  expect(await codes({ like: '掉电' })).toEqual(['丙'])
  expect(await codes({ startTime: '2025-11-02' })).toEqual(['丙', '甲'])
  expect((await member('POST', `${path}/summary`, {})).data).toEqual({
    count: 3,
    statuses: [
      { status: 'open', count: 2 },
      { status: 'accepted', count: 0 },
      { status: 'answered', count: 0 },
      { status: 'solved', count: 1 },
    ],
    brands: [
      { brand: '澄屿', count: 2, solved: 0 },
      { brand: '朔野', count: 1, solved: 1 },
    ],
    demands: [
      { demand: '退款', count: 2, answered: 0 },
      { demand: '换车', count: 1, answered: 1 },
    ],
  })
})

test('complaints of a field are those with a word of it', async () => {
  await add('甲', { title: '新能源车保养后异响' })
  await add('乙', { brand: '某某酒店', title: '退房被扣钱' })
  expect(await codes({ field: 'C' })).toEqual(['甲'])
  expect(await codes({ field: 'H' })).toEqual(['乙'])
  expect((await member('POST', `${path}/summary`, { field: 'H' })).data.count).toBe(1)
})

test('an older version is refused; what is removed comes back', async () => {
  const { id } = await add('甲')
  expect(
    (await member('PUT', `${path}/${id}`, { ...complaint, code: '甲', status: 'answered', version: 1 })).data.version,
  ).toBe(2)
  expect((await member('PUT', `${path}/${id}`, { ...complaint, code: '甲', version: 1 })).http).toBe(409)
  const { operation } = await member('POST', `${path}/remove`, { ids: [id] })
  expect(await codes()).toEqual([])
  expect((await undo(operation)).http).toBe(200)
  expect(await codes()).toEqual(['甲'])
})

test.each([
  ['an unknown state', { status: 'gone' }, 'status'],
  ['an address that runs', { url: 'javascript:alert(1)' }, 'url'],
  ['no day', { publishedOn: '昨天' }, 'publishedOn'],
  ['a day to come', { publishedOn: '2099-01-01' }, 'publishedOn'],
  ['no brand', { brand: ' ' }, 'brand'],
])('%s is refused by the field', async (_, more, field) => {
  expect(await member('POST', path, { ...complaint, code: '甲', ...more })).toMatchObject({
    http: 400,
    problems: [{ field }],
  })
})

test('a file is taken over: known complaints change, faulty rows are named', async () => {
  await add('甲')
  const csv =
    '编号,标题,品牌,平台,状态,投诉日期\n甲,改了,澄屿,投诉平台,已解决,2025-11-21\n乙,新的,澄屿,投诉平台,,2025-11-22\n丙,坏的,澄屿,投诉平台,不知道,2025-11-22'
  const file = (await upload(`${path}/import/file`, 'a.csv', csv)).data.id
  const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
  expect(faulty.map(({ number }: { number: number }) => number)).toEqual([4])
  const { data } = await member('POST', `${path}/import`, { file, columns })
  await resultRows(databases(), complaintsWorks, { orgId: 7, id: data.task })
  expect(await codes({ status: 'solved' })).toEqual(['甲'])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add('甲')
  expect(await codes({}, as('reader'))).toEqual(['甲'])
  expect((await as('reader')('POST', path, { ...complaint, code: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect(await codes({}, other)).toEqual([])
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('POST', `${path}/summary`, {})).data.count).toBe(0)
})

test('complaints handed in by a program are added or changed, faulty ones named, and a call repeated changes nothing', async () => {
  await add('甲')
  const items = [
    { ...complaint, code: '甲', title: '改了' },
    { ...complaint, code: '乙' },
    { ...complaint, code: '丙', title: '' },
    { ...complaint, code: '乙', title: '同一条的后一次' },
    '不是一条',
    { ...complaint, code: '丁', titel: '写错的字段' },
  ]
  const push = (ask = member) => ask('POST', '/ua/upload/tousu/addBatch', { items })
  const { data, operation } = await push()
  expect(data).toMatchObject({ added: 1, changed: 1 })
  expect(data.refused.map(({ position, field }: { position: number; field: string }) => [position, field])).toEqual([
    [2, 'title'],
    [4, ''],
    [5, 'titel'],
  ])
  expect(data.refused[2].msg).toContain('title')
  expect((await member('POST', `${path}/list`, { like: '后一次' })).data.total).toBe(1)
  expect((await push()).data).toMatchObject({ added: 0, changed: 0 })
  expect((await push(as('reader'))).http).toBe(403)
  expect((await undo(operation)).http).toBe(200)
  expect(await codes()).toEqual(['甲'])
})
