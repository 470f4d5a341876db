// Duty rosters as people keep them; whose turn it is when is decided in shifts.test.ts.
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { addressBookServer, onDuty } from '../index.ts'

const { as, databases, undo } = openFeature(
  [addressBookServer({ publicUrl: 'https://guanlan.example.com' })],
  ['duty_rosters', 'address_book'],
)
const book = '/inews/addressBook'
const path = `${book}/duty`
const member = as()
const person = async (name: string): Promise<number> => (await member('POST', book, { name, weChat: name })).data.id
const on = (rosterIds: number[], now: string, orgId = 7) =>
  withScope(databases().worker, { orgId, now: new Date(now) }, async scope => [
    ...(await onDuty(scope, rosterIds)).values(),
  ])
/** Of a first turn that began long ago. */
const draft = (contactIds: number[], more: object = {}) => ({
  name: '夜班',
  contactIds,
  startsOn: '2026-01-05',
  ...more,
})

test('one is made, shows who is on duty now and next, is changed and removed, and all of it comes back', async () => {
  const [a, b] = [await person('甲'), await person('乙')]
  const { data } = await member('POST', path, draft([a, b]))
  expect(data).toMatchObject({ name: '夜班', every: 'week', handOver: '09:00', now: { standsInFor: null } })
  expect(data.next).toHaveLength(8)
  const names = [data.now.name, data.next[0].name]
  expect([...names].sort()).toEqual(['甲', '乙'].sort())
  expect(data.next[0].from).toBe(data.now.until)
  const changed = await member('PUT', path, { ...draft([b]), id: data.id, version: 1, name: '白班' })
  expect(changed.data).toMatchObject({ name: '白班', now: { name: '乙' }, version: 2 })
  expect(await member('PUT', path, { ...draft([a]), id: data.id, version: 1 })).toMatchObject({ http: 409 })
  const removed = await member('POST', `${path}/remove`, { ids: [data.id] })
  expect(removed.data).toEqual({ changed: 1 })
  await undo(removed.operation)
  expect((await member('GET', path)).data.list).toMatchObject([{ name: '白班' }])
})

test('whoever tells asks who is on duty; one who left the book is passed over', async () => {
  const [a, b] = [await person('甲'), await person('乙')]
  const { id } = (await member('POST', path, draft([a, b]))).data
  const standIns = [{ contactId: b, from: '2026-01-06T00:00:00Z', until: '2026-01-07T00:00:00Z' }]
  const other = (await member('POST', path, draft([a], { name: '早班', standIns }))).data.id
  expect(await on([id], '2026-01-05T00:59:59Z')).toEqual([])
  expect(await on([id, other], '2026-01-05T01:00:00Z')).toEqual([a, a])
  expect(await on([id, other], '2026-01-06T12:00:00Z')).toEqual([a, b])
  expect(await on([id], '2026-01-12T01:00:00Z')).toEqual([b])
  expect(await on([id], '2026-01-12T01:00:00Z', 8)).toEqual([])
  await member('DELETE', `${book}/${a}`)
  expect(await on([id], '2026-01-05T01:00:00Z')).toEqual([b])
})

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', '名称为 1 到 30 个字符'],
  ['nobody', { contactIds: [] }, 'contactIds', '请选择 1 到 50 名值班人员'],
  ['somebody who is not in the book', { contactIds: [987_654] }, 'contactIds', '所选人员已不在通讯录中'],
  ['no day', { startsOn: '2026-02-30' }, 'startsOn', '日期写作 2026-10-01'],
  ['no time', { handOver: '24:00' }, 'handOver', '时间写作 22:00'],
  [
    'a stand-in that ends before it begins',
    { standIns: [{ contactId: 1, from: '2026-01-02T00:00:00Z', until: '2026-01-01T00:00:00Z' }] },
    'standIns.0.until',
    '代班的结束时间要晚于开始时间',
  ],
  [
    'a stand-in who is not in the book',
    { standIns: [{ contactId: 987_654, from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }] },
    'standIns.0.contactId',
    '所选人员已不在通讯录中',
  ],
])('%s is refused by the field', async (_, more, field, msg) => {
  expect(await member('POST', path, draft([await person('甲')], more))).toMatchObject({
    http: 400,
    problems: [{ field, msg }],
  })
})

test('a taken name is refused; another organisation sees nothing, a reader changes nothing', async () => {
  const a = await person('甲')
  const { id } = (await member('POST', path, draft([a]))).data
  expect(await member('POST', path, draft([a]))).toMatchObject({ http: 409, problems: [{ field: 'name' }] })
  expect((await as('member', 8)('GET', `${path}/${id}`)).http).toBe(404)
  expect((await as('member', 8)('GET', path)).data.list).toEqual([])
  expect((await as('reader')('POST', path, draft([a]))).http).toBe(403)
})
